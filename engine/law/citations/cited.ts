import type { CitedPlaces } from './norm.ts';
import type written from './norms.json';

/** What is cited of each norm; one that is not here is cited as a whole. */
export const cited = {
  constituicao: {
    articles: [
      '* 5-xxxvi 7-iv 7-xxix 100 109 109-i 195 195-14 201 201-i 201-2 201-7 201-7-i 201-7-ii 203 203-v',
    ],
  },
  'ec-103': {
    articles: [
      '* 3 15 15-1 15-3 16 16-1 16-2 17 18 18-1 19 19-1 19-1-ii 20 21 22 23 23-1 23-2 23-6',
      '24 24-1 24-2 24-4 25 26 26-1 26-2 26-3 26-5 26-6 27 28 29',
    ],
  },
  loas: {
    articles: [
      '* 20 20-1 20-2 20-2-a 20-3 20-3-a 20-4 20-5 20-6 20-9 20-10 20-11 20-11-a 20-12 20-12-a',
      '20-12-b 20-14 20-15 20-16 20-b 20-b-iii 20-b-4',
      '21 21-1 21-5 21-a 21-b 21-b-i 21-b-ii 21-b-1 21-b-2 21-b-3 26-a 26-a-3 26-b 26-c 26-d 26-e',
      '40-b',
    ],
  },
  'decreto-6214': {
    articles: [
      '* 4 4-iv 4-vi 4-2 5 8 8-ii 9 9-ii 10 12 16 17 19 22 23 23-pu 24 42 47-a 47-b 47-c 47-d 47-e',
      '48',
    ],
  },
  'portaria-conjunta-2-2015': { articles: ['* 8 8-pu'] },
  'portaria-conjunta-34-2025': { articles: ['* 6 7 8 9 10 11 11-2 13 14 15 16 29 31 32'] },
  'lei-8213': {
    articles: [
      '* 11-v 11-vii 11-2 11-8 11-9 13 15 15-i 15-ii 15-iii 15-iv 15-v 15-vi 15-1 15-2 15-4',
      '16 16-1 16-2 16-4 16-5 16-6 18 18-1 18-2 18-3 19 20 21 21-a 22 22-2 23 24 25 25-i 25-ii',
      '26 26-i 26-ii 26-iii 27 27-i 27-ii 27-a 29 29-2 29-6 29-10 29-a 29-a-2 29-b 32 33 38-b',
      '39 39-i 40 41-a 41-a-5 42 43 44 45 46 47 48 48-1 48-2 48-3 49 50 55 55-ii 55-3 55-4 57 58',
      '59 59-1 59-2 60 60-1 60-3 60-6 60-7 60-8 60-9 60-11 60-11-a 60-14 60-15 61 62 63 65 66 67',
      '68 69 70 71 71-3 71-a 71-b 71-c 72 73 74 74-i 74-ii 74-iii 74-1 74-2 75 76 76-2 76-3',
      '77 77-1 77-2 77-2-ii 77-2-iii 77-2-iv 77-2-v 77-2-v-a 77-2-v-b 77-2-v-c 77-2-a 77-2-b 77-5',
      '77-6 78 80 86 89 91 92 93 94 96 99 101 102 102-1 102-2 103 103-i 103-ii 103-pu 103-a 105 106 109',
      '110 110-a 112 115 118 121 124 126 126-3 129 135-a 142',
    ],
  },
  'lc-142': { articles: ['* 2 3 3-i 3-ii 3-iii 3-iv 4 5 6 7 8 9 9-i 10'] },
  'lei-9876': { articles: ['* 3'] },
  'codigo-civil': { articles: ['1597-ii'] },
  'lei-10666': { articles: ['* 3 3-1 4'] },
  'lei-12764': { articles: ['* 1'] },
  'lei-14126': { articles: ['* 1'] },
  'lei-8212': { articles: ['* 12-4 21 21-2 21-3 21-4 21-5 28-5 30-ii 30-2 45-a 69 71 76-1'] },
  'lei-7713': { articles: ['6-xiv 6-xxi'] },
  'lei-9250': { articles: ['30'] },
  ctn: { articles: ['168'] },
  'lei-10779': { articles: ['2'] },
  'lc-123': { articles: ['18-a'] },
  'resolucao-cgsn-140': { articles: ['40'] },
  'lei-14818': { articles: ['3-2'] },
  'decreto-3048': {
    articles: [
      '* 13 13-8 19-c 19-c-2 19-e 22 22-3 28-4 29 57 70-a 70-e 70-e-1 70-f 75-3 120 167-a',
      '176 176-2 176-3 176-d 181-b 188-g 216-15 305 305-1 307 337 344 346',
    ],
  },
  'lei-8036': { articles: ['15-5'] },
  'lei-6858': { articles: ['1'] },
  clt: { articles: ['392 476'] },
  'lei-9784': { articles: ['* 2 40 46 49 56 56-2 63 63-i 66 66-1 66-2 67 69 69-a'] },
  'lei-10259': { articles: ['* 3 10 17'] },
  'lei-9099': { articles: ['* 12-a 41 41-2 42 49 51 54'] },
  'lei-12016': { articles: ['1 23 25'] },
  'lei-13460': { articles: ['16'] },
  'in-128': {
    articles: [
      '* 180 184-2 184-7 184-8 184-10 198 209 340 346 352 357 357-5 358 373 374 375 524 527 529',
      '534 542 544 566 578 578-2 596 604 606 608 609 610 613 615 620 624 628 633 635 639',
    ],
  },
  'in-138-2022': { articles: ['8'] },
  'portaria-mps-125': { articles: ['* 77 78 80 86 91 112 117'] },
  'portaria-dirben-990': { places: { 'portaria-dirben-990-anexo': 'Anexo V' } },
  'portaria-dirben-997': { articles: ['* 2 3'] },
  'portaria-dirben-993': { articles: ['15 27 35 35-a 37 43'] },
  'stf-repercussao-geral': {
    themes: ['313 334 503 555 709 1065 1072 1095 1125 1174 1209 1271 1353 1373 1421'],
    places: {
      'stf-tema-27': 'Tema 27 (RE 567.985)',
      'stf-tema-173': 'Tema 173 (RE 587.970)',
      'stf-tema-312': 'Tema 312 (RE 580.963)',
      'stf-tema-350': 'Tema 350 (RE 631.240)',
      'stf-tema-1102': 'Tema 1102 (RE 1.276.977)',
      'stf-tema-1300': 'Tema 1300 (RE 1.469.150)',
      'stf-tema-1329': 'Tema 1329 (RE 1.508.285)',
      'stf-tema-1370': 'Tema 1370 (RE 1.520.468)',
    },
  },
  'stj-repetitivos': {
    themes: [
      '250 416 532 533 534 640 642 643 692 694 862 896 975 979 995 1007 1013 1030 1037 1044 1057',
      '1061 1070 1090 1115 1117 1124 1162 1188 1291 1307 1352 1360 1421',
    ],
    places: { 'stj-tema-185': 'Tema 185 (REsp 1.112.557)' },
  },
  'stf-sumulas': { sumulas: ['269 271 501 512'] },
  'stj-sumulas': { sumulas: ['15 105 149 336 340 416 447 507 577 598 627 657'] },
  'tnu-temas': {
    themes: ['73 113 177 183 192 201 202 220 239 277 285 300 315 348 349 365 369 377 385 389'],
  },
  'tnu-sumulas': { sumulas: ['6 27 37 46 47 52 63 73 74 75 87'] },
  'tst-temas': { themes: ['125 132 226'] },
  'lei-8906': { articles: ['* 7 7-ii 14 14-pu 16 34 34-iv 34-vii'] },
  ced: {
    articles: ['* 5 7 35 36 37 38 39 40 40-iv 40-vi 41 42 42-i 42-iv 43 44 44-1 45 46 46-pu 47'],
  },
  'provimento-205': {
    articles: ['* 1 1-2 3 3-i 3-ii 3-iii 3-iv 3-v 3-1 4 4-2 4-3 5 5-1 5-2 5-3 6 6-pu 8 9 9-1'],
    places: { 'provimento-205-anexo': 'Anexo Único' },
  },
  lgpd: {
    articles: [
      '* 5 5-i 5-ii 6 6-iii 7 7-v 7-vi 9 11 11-i 11-ii 11-ii-d 14 18 18-1 33 34 35 36 41 46 48',
    ],
  },
  'marco-civil': { articles: ['* 15'] },
  lbi: { articles: ['* 9 63 63-1 95'] },
  'lei-8078': { articles: ['49'] },
  'lei-662': { articles: ['* 1'] },
  'lei-6802': { articles: ['* 1'] },
  'lei-9093': { articles: ['* 2'] },
  'lei-14759': { articles: ['* 1'] },
} as const satisfies { readonly [Key in keyof typeof written]?: CitedPlaces };
