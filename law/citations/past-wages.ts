import type { Citation, Norm } from './norm.ts';

/** What fixed the salário mínimo of years gone by. */
export const pastWageNorms = {
  'decreto-9661': {
    name: 'Decreto 9.661/2019 (salário mínimo de 2019)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/decreto/D9661.htm',
    isLinkUntested: true,
  },
  'lei-14013': {
    name: 'Lei 14.013/2020 (salário mínimo de 2020)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2020/lei/L14013.htm',
    isLinkUntested: true,
  },
  'lei-14158': {
    name: 'Lei 14.158/2021 (salário mínimo de 2021)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/L14158.htm',
    isLinkUntested: true,
  },
  'lei-14358': {
    name: 'Lei 14.358/2022 (salário mínimo de 2022)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/L14358.htm',
    isLinkUntested: true,
  },
  'mp-1143': {
    name: 'Medida Provisória 1.143/2022 (salário mínimo do começo de 2023)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/Mpv/mpv1143.htm',
    isLinkUntested: true,
  },
  'lei-14663': {
    name: 'Lei 14.663/2023 (salário mínimo)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14663.htm',
    isLinkUntested: true,
  },
  'decreto-11864': {
    name: 'Decreto 11.864/2023 (salário mínimo de 2024)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/decreto/D11864.htm',
    isLinkUntested: true,
  },
  'decreto-12342': {
    name: 'Decreto 12.342/2024 (salário mínimo de 2025)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/D12342.htm',
    isLinkUntested: true,
  },
} as const satisfies Record<string, Norm>;

export const pastWages = {
  'decreto-9661': { norm: 'decreto-9661' },
  'lei-14013': { norm: 'lei-14013' },
  'lei-14158': { norm: 'lei-14158' },
  'lei-14358': { norm: 'lei-14358' },
  'mp-1143': { norm: 'mp-1143' },
  'lei-14663': { norm: 'lei-14663' },
  'decreto-11864': { norm: 'decreto-11864' },
  'decreto-12342': { norm: 'decreto-12342' },
} as const satisfies Record<string, Citation<keyof typeof pastWageNorms>>;
