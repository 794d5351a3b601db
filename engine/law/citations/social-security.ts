import type { CitedNorm } from './norm.ts';

export const socialSecurity = {
  'lc-142': {
    name: 'Lei Complementar 142/2013 (aposentadoria da pessoa com deficiência)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp142.htm',
    articles: ['* 2 3 3-i 3-ii 3-iii 3-iv 4 5 6 7 8 9 9-i 10'],
  },
  'lei-9876': {
    name: 'Lei 9.876/1999',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9876.htm',
    articles: ['* 3'],
  },
  'codigo-civil': {
    name: 'Código Civil (Lei 10.406/2002)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
    articles: ['1597-ii'],
  },
  'lei-10666': {
    name: 'Lei 10.666/2003',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.666.htm',
    articles: ['* 3 3-1 4'],
  },
  'lei-12764': {
    name: 'Lei 12.764/2012 (direitos da pessoa com autismo)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/lei/l12764.htm',
    articles: ['* 1'],
  },
  'lei-13183': {
    name: 'Lei 13.183/2015',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13183.htm',
  },
  'mp-871': {
    name: 'Medida Provisória 871/2019',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/Mpv/mpv871.htm',
  },
  'lei-13846': {
    name: 'Lei 13.846/2019',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/lei/L13846.htm',
  },
  'lei-14126': {
    name: 'Lei 14.126/2021 (visão monocular)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14126.htm',
    articles: ['* 1'],
  },
  'lei-14331': {
    name: 'Lei 14.331/2022',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14331.htm',
  },
  'lei-8212': {
    name: 'Lei 8.212/1991 (custeio da Previdência)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8212compilado.htm',
    articleAnchors: true,
    articles: ['* 12-4 21 21-2 21-3 21-4 21-5 28-5 30-ii 30-2 45-a 69 71 76-1'],
  },
  'lei-7713': {
    name: 'Lei 7.713/1988 (imposto de renda)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l7713.htm',
    articles: ['6-xiv 6-xxi'],
  },
  'lei-9250': {
    name: 'Lei 9.250/1995 (imposto de renda)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9250.htm',
    articles: ['30'],
  },
  ctn: {
    name: 'Código Tributário Nacional (Lei 5.172/1966)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l5172compilado.htm',
    articles: ['168'],
  },
  'lei-10779': {
    name: 'Lei 10.779/2003 (seguro-defeso)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.779.htm',
    articles: ['2'],
  },
  'lc-123': {
    name: 'Lei Complementar 123/2006 (Simples Nacional e MEI)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
    articles: ['18-a'],
  },
  'resolucao-cgsn-140': {
    name: 'Resolução CGSN 140/2018 (Simples Nacional e MEI)',
    url: 'https://normas.receita.fazenda.gov.br/sijut2consulta/link.action?idAto=92278',
    articles: ['40'],
  },
  'lei-14768': {
    name: 'Lei 14.768/2023 (deficiência auditiva)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14768.htm',
  },
  'lei-14818': {
    name: 'Lei 14.818/2024 (Pé-de-Meia)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14818.htm',
    articles: ['3-2'],
  },
  'lei-15176': {
    name: 'Lei 15.176/2025 (fibromialgia)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15176.htm',
  },
  'lei-15371': {
    name: 'Lei 15.371/2026 (salário-paternidade)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/l15371.htm',
  },
  'lei-15222': {
    name: 'Lei 15.222/2025 (internação e salário-maternidade)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15222.htm',
  },
  // No page of its own known, so the official gazette.
  'lei-15415': {
    name: 'Lei 15.415/2026 (salário-maternidade)',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  'lei-15399': {
    name: 'Lei 15.399/2026 (pesca)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/l15399.htm',
  },
  'lei-15108': {
    name: 'Lei 15.108/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15108.htm',
  },
  'lei-15156': {
    name: 'Lei 15.156/2025 (síndrome do vírus Zika)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15156.htm',
  },
  'lei-15265': {
    name: 'Lei 15.265/2025',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15265.htm',
  },
  'lei-15270': {
    name: 'Lei 15.270/2025 (imposto de renda)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15270.htm',
  },
  'lei-15327': {
    name: 'Lei 15.327/2026 (descontos em benefícios)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2026/lei/L15327.htm',
  },
  'decreto-3048': {
    name: 'Decreto 3.048/1999 (Regulamento da Previdência Social)',
    url: 'https://www.planalto.gov.br/ccivil_03/decreto/d3048.htm',
    articleAnchors: true,
    articles: [
      '* 13 13-8 19-c 19-c-2 19-e 22 22-3 28-4 29 57 70-a 70-e 70-e-1 75-3 120 167-a',
      '176 176-2 176-3 176-d 188-g 216-15 305 305-1 307 337 344 346',
    ],
  },
  'decreto-8145': {
    name: 'Decreto 8.145/2013',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2013/decreto/d8145.htm',
  },
  'decreto-10410': {
    name: 'Decreto 10.410/2020',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2020/decreto/d10410.htm',
  },
  'portaria-22-2022': {
    name: 'Portaria Interministerial MTP/MS 22/2022',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mtp/ms-n-22-de-31-de-agosto-de-2022-426206445',
  },
  // No page of its own known, so the official gazette.
  'portaria-interministerial-15-2026': {
    name: 'Portaria Interministerial MPS/MS 15/2026',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'portaria-me-424': {
    name: 'Portaria ME 424/2020',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'portaria-interministerial-1-2014': {
    name: 'Portaria Interministerial AGU/MPS/MF/SEDH/MP 1/2014',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
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
  // No page of its own known, so the official gazette.
  'portaria-conjunta-15-2026': {
    name: 'Portaria Conjunta MPS/INSS 15/2026',
    url: 'https://www.in.gov.br/leiturajornal',
    leadsTo: 'search',
  },
  'portaria-conjunta-43-2026': {
    name: 'Portaria Conjunta MPS/INSS 43/2026',
    url: 'https://www.in.gov.br/en/web/dou/-/portaria-conjunta-mps/inss-n-43-de-18-de-setembro-de-2026-733208414',
  },
  'lei-8036': {
    name: 'Lei 8.036/1990 (FGTS)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
    articles: ['15-5'],
  },
  'lei-6858': {
    name: 'Lei 6.858/1980 (valores não recebidos em vida)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l6858.htm',
    articles: ['1'],
  },
  'lei-14717': {
    name: 'Lei 14.717/2023 (órfãos do feminicídio)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14717.htm',
  },
  'decreto-12636': {
    name: 'Decreto 12.636/2025 (órfãos do feminicídio)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12636.htm',
  },
  'lei-14705': {
    name: 'Lei 14.705/2023 (fibromialgia)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14705.htm',
  },
  clt: {
    name: 'CLT (Decreto-Lei 5.452/1943)',
    url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452compilado.htm',
    articles: ['392 476'],
  },
} as const satisfies Record<string, CitedNorm>;
