import type { Citation, Norm } from './norm.ts';

export const publicDutiesNorms = {
  lgpd: {
    name: 'Lei 13.709/2018 (LGPD)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm',
    articleAnchors: true,
    isLinkUntested: true,
  },
  'lei-15352': {
    name: 'Lei 15.352/2026 (Agência Nacional de Proteção de Dados)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/L15352.htm',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-2-2022': {
    name: 'Resolução CD/ANPD 2/2022',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-15-2024': {
    name: 'Resolução CD/ANPD 15/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-18-2024': {
    name: 'Resolução CD/ANPD 18/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'resolucao-anpd-19-2024': {
    name: 'Resolução CD/ANPD 19/2024',
    url: 'https://www.gov.br/anpd/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  'marco-civil': {
    name: 'Lei 12.965/2014 (Marco Civil da Internet)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm',
    isLinkUntested: true,
  },
  lbi: {
    name: 'Lei 13.146/2015 (Lei Brasileira de Inclusão)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13146.htm',
    articleAnchors: true,
    isLinkUntested: true,
  },
  'lei-8078': {
    name: 'Lei 8.078/1990 (Código de Defesa do Consumidor)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    isLinkUntested: true,
  },
  'lei-10741': {
    name: 'Lei 10.741/2003 (Estatuto da Pessoa Idosa)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.741.htm',
    isLinkUntested: true,
  },
  'lei-15263': {
    name: 'Lei 15.263/2025 (Linguagem Simples)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15263.htm',
    isLinkUntested: true,
  },
} as const satisfies Record<string, Norm>;

export const publicDuties = {
  lgpd: { norm: 'lgpd' },
  'lgpd-5': { norm: 'lgpd', place: 'art. 5º' },
  'lgpd-5-i': { norm: 'lgpd', place: 'art. 5º, I' },
  'lgpd-5-ii': { norm: 'lgpd', place: 'art. 5º, II' },
  'lgpd-6': { norm: 'lgpd', place: 'art. 6º' },
  'lgpd-6-iii': { norm: 'lgpd', place: 'art. 6º, III' },
  'lgpd-7': { norm: 'lgpd', place: 'art. 7º' },
  'lgpd-7-v': { norm: 'lgpd', place: 'art. 7º, V' },
  'lgpd-7-vi': { norm: 'lgpd', place: 'art. 7º, VI' },
  'lgpd-9': { norm: 'lgpd', place: 'art. 9º' },
  'lgpd-11': { norm: 'lgpd', place: 'art. 11' },
  'lgpd-11-i': { norm: 'lgpd', place: 'art. 11, I' },
  'lgpd-11-ii': { norm: 'lgpd', place: 'art. 11, II' },
  'lgpd-11-ii-d': { norm: 'lgpd', place: 'art. 11, II, d' },
  'lgpd-14': { norm: 'lgpd', place: 'art. 14' },
  'lgpd-18': { norm: 'lgpd', place: 'art. 18' },
  'lgpd-18-1': { norm: 'lgpd', place: 'art. 18, § 1º' },
  'lgpd-33': { norm: 'lgpd', place: 'art. 33' },
  'lgpd-34': { norm: 'lgpd', place: 'art. 34' },
  'lgpd-35': { norm: 'lgpd', place: 'art. 35' },
  'lgpd-36': { norm: 'lgpd', place: 'art. 36' },
  'lgpd-41': { norm: 'lgpd', place: 'art. 41' },
  'lgpd-46': { norm: 'lgpd', place: 'art. 46' },
  'lgpd-48': { norm: 'lgpd', place: 'art. 48' },
  'lei-15352': { norm: 'lei-15352' },
  'resolucao-anpd-2-2022': { norm: 'resolucao-anpd-2-2022' },
  'resolucao-anpd-15-2024': { norm: 'resolucao-anpd-15-2024' },
  'resolucao-anpd-18-2024': { norm: 'resolucao-anpd-18-2024' },
  'resolucao-anpd-19-2024': { norm: 'resolucao-anpd-19-2024' },
  'marco-civil': { norm: 'marco-civil' },
  'marco-civil-15': { norm: 'marco-civil', place: 'art. 15' },
  lbi: { norm: 'lbi' },
  'lbi-63': { norm: 'lbi', place: 'art. 63' },
  'lbi-63-1': { norm: 'lbi', place: 'art. 63, § 1º' },
  'lei-8078-49': { norm: 'lei-8078', place: 'art. 49' },
  'lei-10741': { norm: 'lei-10741' },
  'lei-15263': { norm: 'lei-15263' },
  'lbi-95': { norm: 'lbi', place: 'art. 95' },
} as const satisfies Record<string, Citation<keyof typeof publicDutiesNorms>>;
