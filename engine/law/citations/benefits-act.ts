import type { CitedNorm } from './norm.ts';

export const benefitsAct = {
  'lei-8213': {
    name: 'Lei 8.213/1991 (benefícios da Previdência)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/L8213compilado.htm',
    articleAnchors: true,
    supersededArticles: [25, 44, 48, 75, 77],
    isLinkRead: true,
    articles: [
      '* 11-v 11-vii 11-2 11-8 11-9 13 15 15-i 15-ii 15-iii 15-iv 15-v 15-vi 15-1 15-2 15-4',
      '16 16-1 16-2 16-4 16-5 16-6 18 18-1 18-2 18-3 19 20 21 21-a 22 22-2 23 24 25 25-i 25-ii',
      '26 26-i 26-ii 26-iii 27 27-i 27-ii 27-a 29 29-2 29-6 29-10 29-a 29-a-2 29-b 32 33 38-b',
      '39 39-i 40 41-a 41-a-5 42 43 44 45 46 47 48 48-1 48-2 48-3 49 50 55 55-ii 55-3 55-4 57 58',
      '59 59-1 59-2 60 60-1 60-3 60-6 60-7 60-8 60-9 60-11 60-11-a 60-14 60-15 61 62 63 65 66 67',
      '68 69 70 71 71-3 71-a 71-b 71-c 72 73 74 74-i 74-ii 74-iii 74-1 74-2 75 76 76-2 76-3',
      '77 77-1 77-2 77-2-ii 77-2-iii 77-2-iv 77-2-v 77-2-v-a 77-2-v-b 77-2-v-c 77-2-a 77-2-b 77-5',
      '77-6 78 80 86 89 91 92 93 96 101 102 102-1 102-2 103 103-i 103-ii 103-pu 103-a 105 106 109',
      '110 110-a 112 115 118 121 124 126 126-3 129 135-a 142',
    ],
  },
} as const satisfies Record<string, CitedNorm>;
