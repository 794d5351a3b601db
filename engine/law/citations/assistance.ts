import type { CitedNorm } from './norm.ts';

export const assistance = {
  loas: {
    name: 'Lei 8.742/1993 (LOAS)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/L8742compilado.htm',
    articleAnchors: true,
    isLinkRead: true,
    articles: [
      '* 20 20-1 20-2 20-2-a 20-3 20-3-a 20-4 20-5 20-6 20-9 20-10 20-11 20-11-a 20-12 20-12-a',
      '20-12-b 20-14 20-15 20-16 20-b 20-b-iii 20-b-4',
      '21 21-1 21-5 21-a 21-b 21-b-i 21-b-ii 21-b-1 21-b-2 21-b-3 26-a 26-a-3 26-b 26-c 26-d 26-e',
      '40-b',
    ],
  },
  'lei-15077': {
    name: 'Lei 15.077/2024',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/L15077.htm',
  },
  'lei-15157': {
    name: 'Lei 15.157/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15157.htm',
  },
  'decreto-6214': {
    name: 'Decreto 6.214/2007 (Regulamento do BPC)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6214.htm',
    isLinkRead: true,
    articles: [
      '* 4 4-iv 4-vi 4-2 5 8 8-ii 9 9-ii 10 12 16 17 19 22 23 23-pu 24 42 47-a 47-b 47-c 47-d 47-e',
      '48',
    ],
  },
  'decreto-12534': {
    name: 'Decreto 12.534/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12534.htm',
  },
  'decreto-12417': {
    name: 'Decreto 12.417/2025 (CadÚnico)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12417.htm',
  },
  // No page of its own known, so the official gazette.
  'portaria-mds-1133': {
    name: 'Portaria MDS 1.133/2025',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'portaria-conjunta-2-2015': {
    name: 'Portaria Conjunta MDS/INSS 2/2015',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
    leadsTo: 'search',
    articles: ['* 8 8-pu'],
  },
  // No page of its own known, so that of the issuing body.
  'portaria-conjunta-33-2025': {
    name: 'Portaria Conjunta 33/2025',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
    leadsTo: 'search',
  },
  'portaria-conjunta-34-2025': {
    name: 'Portaria Conjunta MDS/INSS 34/2025',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao/portarias-conjuntas/2025/ptcj34mds-inss.pdf',
    articles: ['* 6 7 8 9 10 11 11-2 13 14 15 16 29 31 32'],
  },
  'portaria-conjunta-45-2026': {
    name: 'Portaria Conjunta MDS/INSS 45/2026',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  'portaria-conjunta-37-2026': {
    name: 'Portaria Conjunta MDS/MPS/INSS 37/2026',
    url: 'https://www.in.gov.br/web/dou/-/portaria-conjunta-mds/mps/inss-n-37-1-de-abril-de-2026-697116028',
  },
  'portaria-conjunta-23-2026': {
    name: 'Portaria Conjunta MGI/MDS/MPS 23/2026',
    url: 'https://www.in.gov.br/web/dou/-/portaria-conjunta-mgi/mds/mps-n-23-de-29-de-abril-de-2026-702405857',
  },
  'resolucao-cnj-595': {
    name: 'Resolução CNJ 595/2024',
    url: 'https://atos.cnj.jus.br/files/compilado123341202609176aabde2593a4c.pdf',
  },
  'portaria-conjunta-19-2026': {
    name: 'Portaria Conjunta DPMF/INSS 19/2026 (exame por vídeo)',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
} as const satisfies Record<string, CitedNorm>;
