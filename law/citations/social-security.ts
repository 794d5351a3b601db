import type { Citation, Norm } from './norm.ts';

export const socialSecurityNorms = {
  'lc-142': {
    name: 'Lei Complementar 142/2013 (aposentadoria da pessoa com deficiência)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp142.htm',
  },
  // Link to be tested before publishing.
  'lei-9876': {
    name: 'Lei 9.876/1999',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9876.htm',
  },
  'lei-10666': {
    name: 'Lei 10.666/2003',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.666.htm',
  },
  // Link to be tested before publishing.
  'lei-12764': {
    name: 'Lei 12.764/2012 (direitos da pessoa com autismo)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12764.htm',
  },
  // Link to be tested before publishing.
  'lei-13846': {
    name: 'Lei 13.846/2019',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/lei/L13846.htm',
  },
  // Link to be tested before publishing.
  'lei-14126': {
    name: 'Lei 14.126/2021 (visão monocular)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14126.htm',
  },
  // Link to be tested before publishing.
  'lei-14331': {
    name: 'Lei 14.331/2022',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14331.htm',
  },
  // Link to be tested before publishing.
  'lei-8212': {
    name: 'Lei 8.212/1991 (custeio da Previdência)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8212compilado.htm',
    articleAnchors: true,
  },
  // Link to be tested before publishing.
  'lei-14768': {
    name: 'Lei 14.768/2023 (deficiência auditiva)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14768.htm',
  },
  // Link to be tested before publishing.
  'lei-14818': {
    name: 'Lei 14.818/2024 (Pé-de-Meia)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14818.htm',
  },
  // Link to be tested before publishing.
  'lei-15176': {
    name: 'Lei 15.176/2025 (fibromialgia)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15176.htm',
  },
  // Link to be tested before publishing.
  'lei-15371': {
    name: 'Lei 15.371/2026 (salário-paternidade)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/l15371.htm',
  },
  // No page of its own known, so the official gazette: find and test the link.
  'lei-15415': {
    name: 'Lei 15.415/2026 (salário-maternidade)',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  // Link to be tested before publishing.
  'lei-15108': {
    name: 'Lei 15.108/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15108.htm',
  },
  // Link to be tested before publishing.
  'lei-15265': {
    name: 'Lei 15.265/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15265.htm',
  },
  // Link to be tested before publishing.
  'lei-15327': {
    name: 'Lei 15.327/2026 (descontos em benefícios)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/L15327.htm',
  },
  'decreto-3048': {
    name: 'Decreto 3.048/1999 (Regulamento da Previdência Social)',
    url: 'https://www.planalto.gov.br/ccivil_03/decreto/d3048.htm',
    articleAnchors: true,
  },
  // Link to be tested before publishing.
  'decreto-8145': {
    name: 'Decreto 8.145/2013',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2013/decreto/d8145.htm',
  },
  // Link to be tested before publishing.
  'decreto-10410': {
    name: 'Decreto 10.410/2020',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2020/decreto/d10410.htm',
  },
  'decreto-12797': {
    name: 'Decreto 12.797/2025 (salário mínimo de 2026)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm',
  },
  // The INSS table that applies it: the page changes every January. Link to be tested.
  'portaria-interministerial-13-2026': {
    name: 'Portaria Interministerial MPS/MF 13/2026',
    url: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
    leadsTo: 'application',
  },
  // Link to be tested before publishing.
  'portaria-22-2022': {
    name: 'Portaria Interministerial MTP/MS 22/2022',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mtp/ms-n-22-de-31-de-agosto-de-2022-426206445',
  },
  // No page of its own known, so the official gazette: find and test the link.
  'portaria-interministerial-15-2026': {
    name: 'Portaria Interministerial MPS/MS 15/2026',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body: find and test the link.
  'portaria-me-424': {
    name: 'Portaria ME 424/2020',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body: find and test the link.
  'portaria-interministerial-1-2014': {
    name: 'Portaria Interministerial AGU/MPS/MF/SEDH/MP 1/2014',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body: find and test the link.
  'portaria-conjunta-49-2024': {
    name: 'Portaria Conjunta MPS/INSS 49/2024',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
    leadsTo: 'search',
  },
  'portaria-conjunta-13-2026': {
    name: 'Portaria Conjunta MPS/INSS 13/2026',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-conjunta-mps/inss-n-13-de-23-de-marco-de-2026-694778266',
  },
  'portaria-conjunta-14-2026': {
    name: 'Portaria Conjunta MPS/INSS 14/2026',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-conjunta-mps/inss-n-14-de-23-de-marco-de-2026-694772597',
  },
  'portaria-conjunta-43-2026': {
    name: 'Portaria Conjunta MPS/INSS 43/2026',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-conjunta-mps/inss-n-43-de-18-de-setembro-de-2026-733208414',
  },
} as const satisfies Record<string, Norm>;

export const socialSecurity = {
  'lc-142': { norm: 'lc-142' },
  'lc-142-2': { norm: 'lc-142', place: 'art. 2º' },
  'lc-142-3': { norm: 'lc-142', place: 'art. 3º' },
  'lc-142-3-i': { norm: 'lc-142', place: 'art. 3º, I' },
  'lc-142-3-ii': { norm: 'lc-142', place: 'art. 3º, II' },
  'lc-142-3-iii': { norm: 'lc-142', place: 'art. 3º, III' },
  'lc-142-3-iv': { norm: 'lc-142', place: 'art. 3º, IV' },
  'lc-142-4': { norm: 'lc-142', place: 'art. 4º' },
  'lc-142-5': { norm: 'lc-142', place: 'art. 5º' },
  'lc-142-6': { norm: 'lc-142', place: 'art. 6º' },
  'lc-142-7': { norm: 'lc-142', place: 'art. 7º' },
  'lc-142-8': { norm: 'lc-142', place: 'art. 8º' },
  'lc-142-9': { norm: 'lc-142', place: 'art. 9º' },
  'lc-142-9-i': { norm: 'lc-142', place: 'art. 9º, I' },
  'lc-142-10': { norm: 'lc-142', place: 'art. 10' },
  'lei-9876': { norm: 'lei-9876' },
  'lei-9876-3': { norm: 'lei-9876', place: 'art. 3º' },
  'lei-10666': { norm: 'lei-10666' },
  'lei-10666-3': { norm: 'lei-10666', place: 'art. 3º' },
  'lei-10666-3-1': { norm: 'lei-10666', place: 'art. 3º, § 1º' },
  'lei-12764': { norm: 'lei-12764' },
  'lei-12764-1': { norm: 'lei-12764', place: 'art. 1º' },
  'lei-13846': { norm: 'lei-13846' },
  'lei-14126': { norm: 'lei-14126' },
  'lei-14126-1': { norm: 'lei-14126', place: 'art. 1º' },
  'lei-14331': { norm: 'lei-14331' },
  'lei-8212': { norm: 'lei-8212' },
  'lei-8212-21-2': { norm: 'lei-8212', place: 'art. 21, § 2º' },
  'lei-8212-21-3': { norm: 'lei-8212', place: 'art. 21, § 3º' },
  'lei-14768': { norm: 'lei-14768' },
  'lei-14818-3-2': { norm: 'lei-14818', place: 'art. 3º, § 2º' },
  'lei-15176': { norm: 'lei-15176' },
  'lei-15371': { norm: 'lei-15371' },
  'lei-15415': { norm: 'lei-15415' },
  'lei-15108': { norm: 'lei-15108' },
  'lei-15265': { norm: 'lei-15265' },
  'lei-15327': { norm: 'lei-15327' },
  'decreto-3048': { norm: 'decreto-3048' },
  'decreto-3048-13': { norm: 'decreto-3048', place: 'art. 13' },
  'decreto-3048-22': { norm: 'decreto-3048', place: 'art. 22' },
  'decreto-3048-22-3': { norm: 'decreto-3048', place: 'art. 22, § 3º' },
  'decreto-3048-29': { norm: 'decreto-3048', place: 'art. 29' },
  'decreto-3048-57': { norm: 'decreto-3048', place: 'art. 57' },
  'decreto-3048-70-a': { norm: 'decreto-3048', place: 'art. 70-A' },
  'decreto-3048-70-e': { norm: 'decreto-3048', place: 'art. 70-E' },
  'decreto-3048-70-e-1': { norm: 'decreto-3048', place: 'art. 70-E, § 1º' },
  'decreto-3048-167-a': { norm: 'decreto-3048', place: 'art. 167-A' },
  'decreto-3048-176': { norm: 'decreto-3048', place: 'art. 176' },
  'decreto-3048-176-2': { norm: 'decreto-3048', place: 'art. 176, § 2º' },
  'decreto-3048-176-3': { norm: 'decreto-3048', place: 'art. 176, § 3º' },
  'decreto-3048-305': { norm: 'decreto-3048', place: 'art. 305' },
  'decreto-3048-305-1': { norm: 'decreto-3048', place: 'art. 305, § 1º' },
  'decreto-3048-307': { norm: 'decreto-3048', place: 'art. 307' },
  'decreto-8145': { norm: 'decreto-8145' },
  'decreto-10410': { norm: 'decreto-10410' },
  'decreto-12797': { norm: 'decreto-12797' },
  'decreto-12797-1': { norm: 'decreto-12797', place: 'art. 1º' },
  'portaria-interministerial-13-2026': { norm: 'portaria-interministerial-13-2026' },
  'portaria-22-2022': { norm: 'portaria-22-2022' },
  'portaria-interministerial-15-2026': { norm: 'portaria-interministerial-15-2026' },
  'portaria-me-424': { norm: 'portaria-me-424' },
  'portaria-interministerial-1-2014': { norm: 'portaria-interministerial-1-2014' },
  'portaria-conjunta-49-2024': { norm: 'portaria-conjunta-49-2024' },
  'portaria-conjunta-13-2026': { norm: 'portaria-conjunta-13-2026' },
  'portaria-conjunta-14-2026': { norm: 'portaria-conjunta-14-2026' },
  'portaria-conjunta-43-2026': { norm: 'portaria-conjunta-43-2026' },
} as const satisfies Record<string, Citation<keyof typeof socialSecurityNorms>>;
