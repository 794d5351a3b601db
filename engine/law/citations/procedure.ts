import type { CitedNorm } from './norm.ts';

export const procedure = {
  'lei-9784': {
    name: 'Lei 9.784/1999 (processo administrativo)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9784.htm',
    isLinkRead: true,
    articles: ['* 2 40 46 49 56 56-2 63 63-i 66 66-1 66-2 67 69 69-a'],
  },
  'lei-10259': {
    name: 'Lei 10.259/2001 (Juizados Especiais Federais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/leis_2001/l10259.htm',
    articles: ['* 3 10 17'],
  },
  'lei-9099': {
    name: 'Lei 9.099/1995 (Juizados Especiais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9099.htm',
    articles: ['* 12-a 41 41-2 42 49 51 54'],
  },
  'lei-13876': {
    name: 'Lei 13.876/2019 (causas do INSS na Justiça do Estado)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/lei/l13876.htm',
  },
  'lei-12016': {
    name: 'Lei 12.016/2009 (mandado de segurança)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2009/lei/l12016.htm',
    articles: ['1 23'],
  },
  'lei-13460': {
    name: 'Lei 13.460/2017 (ouvidorias)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13460.htm',
    articles: ['16'],
  },
  // As published in 2022, without the later changes.
  'in-128': {
    name: 'Instrução Normativa PRES/INSS 128/2022',
    url: 'https://www.in.gov.br/en/web/dou/-/instrucao-normativa-pres/inss-n-128-de-28-de-marco-de-2022-389275446',
    leadsTo: 'as-published',
    articles: [
      '* 180 184-2 184-7 184-8 184-10 198 209 340 346 352 357 357-5 358 373 374 375 524 527 529',
      '534 542 544 566 578 578-2 596 604 606 608 609 610 613 615 620 624 628 633 635 639',
    ],
  },
  // No page of its own known, so that of the issuing body.
  'in-138-2022': {
    name: 'Instrução Normativa PRES/INSS 138/2022 (consignado)',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
    leadsTo: 'search',
    articles: ['8'],
  },
  'in-203-2026': {
    name: 'Instrução Normativa PRES/INSS 203/2026',
    url: 'https://www.in.gov.br/web/dou/-/instrucao-normativa-pres/inss-n-203-de-22-de-abril-de-2026-701153846',
  },
  'in-212-2026': {
    name: 'Instrução Normativa PRES/INSS 212/2026',
    url: 'https://www.in.gov.br/web/dou/-/instrucao-normativa-pres/inss-n-212-de-6-de-agosto-de-2026-724654838',
  },
  // Private copy: replace it when the official page is found.
  'in-208-2026': {
    name: 'Instrução Normativa PRES/INSS 208/2026',
    url: 'https://www.legisweb.com.br/legislacao/?id=495991',
    leadsTo: 'private-copy',
    isLinkRead: true,
  },
  // The ordinance that it changes, in the INSS's own compiled text, is Portaria DIRBEN/INSS 993/2022.
  'portaria-dirben-1314': {
    name: 'Portaria DIRBEN/INSS 1.314/2025 (muda a 993/2022)',
    url: 'https://portalin.inss.gov.br/portaria993',
    leadsTo: 'compiled-rules',
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-125': {
    name: 'Portaria MPS 125/2026 (Regimento do CRPS)',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    articles: ['* 77 78 80 86 91 112 117'],
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-235': {
    name: 'Portaria MPS 235/2026',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    leadsTo: 'compiled-rules',
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-462': {
    name: 'Portaria MPS 462/2026',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    leadsTo: 'compiled-rules',
  },
  // The annex alone, as the INSS keeps it up to date; the ordinance itself has no page known to us.
  'portaria-dirben-990': {
    name: 'Portaria DIRBEN/INSS 990/2022 (acerto do CNIS)',
    url: 'https://portalin.inss.gov.br/assets/anexos/pt990/AnexoV.pdf',
    places: {
      'portaria-dirben-990-anexo': 'Anexo V',
    },
  },
  'portaria-dirben-1310': {
    name: 'Portaria DIRBEN/INSS 1.310/2025 (reabilitação)',
    url: 'https://www.in.gov.br/web/dou/-/portaria-dirben/inss-n-1.310-de-29-de-outubro-de-2025-666800708',
  },
  'portaria-dirben-1333': {
    name: 'Portaria DIRBEN/INSS 1.333/2026 (reabilitação)',
    url: 'https://www.in.gov.br/web/dou/-/portaria-dirben/inss-n-1.333-de-9-de-fevereiro-de-2026-687364747',
  },
  // Private copy: replace it when the official page is found.
  'portaria-dirben-997': {
    name: 'Portaria DIRBEN/INSS 997/2022',
    url: 'https://www.legisweb.com.br/legislacao/?id=429434',
    leadsTo: 'private-copy',
    isLinkRead: true,
    articles: ['* 2 3'],
  },
  // No page of its own known, so that of the issuing body.
  'portaria-2393-2023': {
    name: 'Portaria MPS 2.393/2023',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'csdpu-renda': {
    name: 'Resolução do Conselho Superior da DPU sobre renda familiar',
    url: 'https://www.dpu.def.br/',
    leadsTo: 'search',
  },
  // No page of its own known, so that of the issuing body.
  'inss-golpes': {
    name: 'INSS, avisos sobre golpes',
    url: 'https://www.gov.br/inss/pt-br',
    leadsTo: 'search',
  },
  // The INSS's own compiled text, which opens at its beginning.
  'portaria-dirben-993': {
    name: 'Portaria DIRBEN/INSS 993/2022 (processo no INSS)',
    url: 'https://portalin.inss.gov.br/portaria993',
    leadsTo: 'search',
    articles: ['15 27 35 35-a 37 43'],
  },
  // The INSS's own compiled text, which opens at its beginning.
  'portaria-dirben-995': {
    name: 'Portaria DIRBEN/INSS 995/2022 (acordos internacionais)',
    url: 'https://portalin.inss.gov.br/portaria995',
    leadsTo: 'search',
  },
  'acordos-internacionais': {
    name: 'Ministério da Previdência, acordos internacionais',
    url: 'https://www.gov.br/previdencia/pt-br/assuntos/acordos-internacionais',
    leadsTo: 'application',
  },
} as const satisfies Record<string, CitedNorm>;
