import type { Citation, Norm } from './norm.ts';

export const calendarNorms = {
  'lei-662': {
    name: 'Lei 662/1949 (feriados nacionais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l0662.htm',
    isLinkUntested: true,
  },
  'lei-6802': {
    name: 'Lei 6.802/1980 (feriado de 12 de outubro)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l6802.htm',
    isLinkUntested: true,
  },
  'lei-9093': {
    name: 'Lei 9.093/1995 (feriados civis e religiosos)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9093.htm',
    isLinkUntested: true,
  },
  'lei-10607': {
    name: 'Lei 10.607/2002',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2002/l10607.htm',
    isLinkUntested: true,
  },
  'lei-14759': {
    name: 'Lei 14.759/2023 (feriado de 20 de novembro)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14759.htm',
    isLinkUntested: true,
  },
} as const satisfies Record<string, Norm>;

export const calendar = {
  'lei-662': { norm: 'lei-662' },
  'lei-662-1': { norm: 'lei-662', place: 'art. 1º' },
  'lei-6802': { norm: 'lei-6802' },
  'lei-6802-1': { norm: 'lei-6802', place: 'art. 1º' },
  'lei-9093': { norm: 'lei-9093' },
  'lei-9093-2': { norm: 'lei-9093', place: 'art. 2º' },
  'lei-10607': { norm: 'lei-10607' },
  'lei-14759': { norm: 'lei-14759' },
  'lei-14759-1': { norm: 'lei-14759', place: 'art. 1º' },
} as const satisfies Record<string, Citation<keyof typeof calendarNorms>>;
