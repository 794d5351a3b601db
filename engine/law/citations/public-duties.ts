import type { CitedNorm } from './norm.ts';

export const publicDuties = {
  lgpd: {
    name: 'Lei 13.709/2018 (LGPD)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
    articleAnchors: true,
    articles: [
      '* 5 5-i 5-ii 6 6-iii 7 7-v 7-vi 9 11 11-i 11-ii 11-ii-d 14 18 18-1 33 34 35 36 41 46 48',
    ],
  },
  'lei-15352': {
    name: 'Lei 15.352/2026 (Agência Nacional de Proteção de Dados)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/L15352.htm',
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-2-2022': {
    name: 'Resolução CD/ANPD 2/2022',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-15-2024': {
    name: 'Resolução CD/ANPD 15/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-18-2024': {
    name: 'Resolução CD/ANPD 18/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-19-2024': {
    name: 'Resolução CD/ANPD 19/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
  },
  'marco-civil': {
    name: 'Lei 12.965/2014 (Marco Civil da Internet)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm',
    articles: ['* 15'],
  },
  lbi: {
    name: 'Lei 13.146/2015 (Lei Brasileira de Inclusão)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13146.htm',
    articleAnchors: true,
    articles: ['* 63 63-1 95'],
  },
  'lei-8078': {
    name: 'Lei 8.078/1990 (Código de Defesa do Consumidor)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    articles: ['49'],
  },
  'lei-10741': {
    name: 'Lei 10.741/2003 (Estatuto da Pessoa Idosa)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.741.htm',
  },
  'lei-15263': {
    name: 'Lei 15.263/2025 (Linguagem Simples)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15263.htm',
  },
} as const satisfies Record<string, CitedNorm>;
