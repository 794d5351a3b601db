import type { CitedNorm } from './norm.ts';

export const professional = {
  'lei-8906': {
    name: 'Lei 8.906/1994 (Estatuto da Advocacia)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8906.htm',
    articleAnchors: true,
    isLinkRead: true,
    articles: ['* 7 7-ii 14 14-pu 16 34 34-iv 34-vii'],
  },
  ced: {
    name: 'Código de Ética e Disciplina da OAB',
    url: 'https://www.oab.org.br/leisnormas/legislacao/resolucoes/02-2015',
    articles: ['* 5 7 35 36 37 38 39 40 40-iv 40-vi 41 42 42-i 42-iv 43 44 44-1 45 46 46-pu 47'],
  },
  'provimento-205': {
    name: 'Provimento 205/2021 do Conselho Federal da OAB',
    url: 'https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021',
    articles: ['* 1 1-2 3 3-i 3-ii 3-iii 3-iv 3-v 3-1 4 4-2 4-3 5 5-1 5-2 5-3 6 6-pu 8 9 9-1'],
    places: {
      'provimento-205-anexo': 'Anexo Único',
    },
  },
} as const satisfies Record<string, CitedNorm>;
