import type { CitedNorm } from './norm.ts';

export const constitution = {
  constituicao: {
    name: 'Constituição Federal',
    url: 'https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm',
    articleAnchors: true,
    articles: [
      '* 5-xxxvi 7-iv 100 109 109-i 195 195-14 201 201-i 201-2 201-7 201-7-i 201-7-ii 203 203-v',
    ],
  },
  'ec-103': {
    name: 'Emenda Constitucional 103/2019 (reforma da Previdência)',
    url: 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc103.htm',
    articleAnchors: true,
    isLinkRead: true,
    articles: [
      '* 3 15 15-1 15-3 16 16-1 16-2 17 18 18-1 19 19-1 19-1-ii 20 21 22 23 23-1 23-2 23-6',
      '24 24-1 24-2 24-4 25 26 26-1 26-2 26-3 26-5 26-6 27 28 29',
    ],
  },
} as const satisfies Record<string, CitedNorm>;
