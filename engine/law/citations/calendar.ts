import type { CitedNorm } from './norm.ts';

export const calendar = {
  'lei-662': {
    name: 'Lei 662/1949 (feriados nacionais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l0662.htm',
    articles: ['* 1'],
  },
  'lei-6802': {
    name: 'Lei 6.802/1980 (feriado de 12 de outubro)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l6802.htm',
    articles: ['* 1'],
  },
  'lei-9093': {
    name: 'Lei 9.093/1995 (feriados civis e religiosos)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9093.htm',
    articles: ['* 2'],
  },
  'lei-10607': {
    name: 'Lei 10.607/2002',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2002/l10607.htm',
  },
  'lei-14759': {
    name: 'Lei 14.759/2023 (feriado de 20 de novembro)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14759.htm',
    articles: ['* 1'],
  },
} as const satisfies Record<string, CitedNorm>;
