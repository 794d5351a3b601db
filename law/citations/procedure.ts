import type { Citation, Norm } from './norm.ts';

export const procedureNorms = {
  'lei-9784': {
    name: 'Lei 9.784/1999 (processo administrativo)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9784.htm',
  },
  'lei-10259': {
    name: 'Lei 10.259/2001 (Juizados Especiais Federais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/leis_2001/l10259.htm',
    isLinkUntested: true,
  },
  'lei-9099': {
    name: 'Lei 9.099/1995 (Juizados Especiais)',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l9099.htm',
    isLinkUntested: true,
  },
  'lei-13876': {
    name: 'Lei 13.876/2019 (causas do INSS na Justiça do Estado)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/lei/l13876.htm',
    isLinkUntested: true,
  },
  'lei-12016': {
    name: 'Lei 12.016/2009 (mandado de segurança)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2009/lei/l12016.htm',
    isLinkUntested: true,
  },
  'lei-13460': {
    name: 'Lei 13.460/2017 (ouvidorias)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2017/lei/l13460.htm',
    isLinkUntested: true,
  },
  // As published in 2022, without the later changes.
  'in-128': {
    name: 'Instrução Normativa PRES/INSS 128/2022',
    url: 'https://www.in.gov.br/en/web/dou/-/instrucao-normativa-pres/inss-n-128-de-28-de-marco-de-2022-389275446',
    leadsTo: 'as-published',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'in-138-2022': {
    name: 'Instrução Normativa PRES/INSS 138/2022 (consignado)',
    url: 'https://www.gov.br/inss/pt-br/centrais-de-conteudo/legislacao',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  'in-203-2026': {
    name: 'Instrução Normativa PRES/INSS 203/2026',
    url: 'https://www.in.gov.br/web/dou/-/instrucao-normativa-pres/inss-n-203-de-22-de-abril-de-2026-701153846',
    isLinkUntested: true,
  },
  'in-212-2026': {
    name: 'Instrução Normativa PRES/INSS 212/2026',
    url: 'https://www.in.gov.br/web/dou/-/instrucao-normativa-pres/inss-n-212-de-6-de-agosto-de-2026-724654838',
    isLinkUntested: true,
  },
  // Private copy: replace it when the official page is found.
  'in-208-2026': {
    name: 'Instrução Normativa PRES/INSS 208/2026',
    url: 'https://www.legisweb.com.br/legislacao/?id=495991',
    leadsTo: 'private-copy',
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-125': {
    name: 'Portaria MPS 125/2026 (Regimento do CRPS)',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    isLinkUntested: true,
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-235': {
    name: 'Portaria MPS 235/2026',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    leadsTo: 'compiled-rules',
    isLinkUntested: true,
  },
  // The page of the compiled rules, with their history.
  'portaria-mps-462': {
    name: 'Portaria MPS 462/2026',
    url: 'https://www.gov.br/previdencia/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/conselho-de-recursos-da-previdencia-social/regimento-interno',
    leadsTo: 'compiled-rules',
    isLinkUntested: true,
  },
  // The annex alone, as the INSS keeps it up to date; the ordinance itself has no page known to us.
  'portaria-dirben-990': {
    name: 'Portaria DIRBEN/INSS 990/2022 (acerto do CNIS)',
    url: 'https://portalin.inss.gov.br/assets/anexos/pt990/AnexoV.pdf',
    isLinkUntested: true,
  },
  // Private copy: replace it when the official page is found.
  'portaria-dirben-997': {
    name: 'Portaria DIRBEN/INSS 997/2022',
    url: 'https://www.legisweb.com.br/legislacao/?id=429434',
    leadsTo: 'private-copy',
  },
  // No page of its own known, so that of the issuing body.
  'portaria-2393-2023': {
    name: 'Portaria MPS 2.393/2023',
    url: 'https://www.gov.br/previdencia/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'csdpu-renda': {
    name: 'Resolução do Conselho Superior da DPU sobre renda familiar',
    url: 'https://www.dpu.def.br/',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so that of the issuing body.
  'inss-golpes': {
    name: 'INSS, avisos sobre golpes',
    url: 'https://www.gov.br/inss/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
} as const satisfies Record<string, Norm>;

export const procedure = {
  'lei-9784': { norm: 'lei-9784' },
  'lei-9784-2': { norm: 'lei-9784', place: 'art. 2º' },
  'lei-9784-40': { norm: 'lei-9784', place: 'art. 40' },
  'lei-9784-46': { norm: 'lei-9784', place: 'art. 46' },
  'lei-9784-49': { norm: 'lei-9784', place: 'art. 49' },
  'lei-9784-56': { norm: 'lei-9784', place: 'art. 56' },
  'lei-9784-56-2': { norm: 'lei-9784', place: 'art. 56, § 2º' },
  'lei-9784-63': { norm: 'lei-9784', place: 'art. 63' },
  'lei-9784-63-i': { norm: 'lei-9784', place: 'art. 63, I' },
  'lei-9784-66': { norm: 'lei-9784', place: 'art. 66' },
  'lei-9784-66-1': { norm: 'lei-9784', place: 'art. 66, § 1º' },
  'lei-9784-66-2': { norm: 'lei-9784', place: 'art. 66, § 2º' },
  'lei-9784-67': { norm: 'lei-9784', place: 'art. 67' },
  'lei-9784-69': { norm: 'lei-9784', place: 'art. 69' },
  'lei-9784-69-a': { norm: 'lei-9784', place: 'art. 69-A' },
  'lei-10259': { norm: 'lei-10259' },
  'lei-10259-3': { norm: 'lei-10259', place: 'art. 3º' },
  'lei-10259-17': { norm: 'lei-10259', place: 'art. 17' },
  'lei-10259-10': { norm: 'lei-10259', place: 'art. 10' },
  'lei-9099': { norm: 'lei-9099' },
  'lei-9099-12-a': { norm: 'lei-9099', place: 'art. 12-A' },
  'lei-9099-42': { norm: 'lei-9099', place: 'art. 42' },
  'lei-9099-41': { norm: 'lei-9099', place: 'art. 41' },
  'lei-9099-41-2': { norm: 'lei-9099', place: 'art. 41, § 2º' },
  'lei-9099-51': { norm: 'lei-9099', place: 'art. 51' },
  'lei-9099-54': { norm: 'lei-9099', place: 'art. 54' },
  'lei-13876': { norm: 'lei-13876' },
  'lei-12016-1': { norm: 'lei-12016', place: 'art. 1º' },
  'lei-12016-23': { norm: 'lei-12016', place: 'art. 23' },
  'lei-13460-16': { norm: 'lei-13460', place: 'art. 16' },
  'in-128': { norm: 'in-128' },
  'in-128-180': { norm: 'in-128', place: 'art. 180' },
  'in-128-184-2': { norm: 'in-128', place: 'art. 184, § 2º' },
  'in-128-184-7': { norm: 'in-128', place: 'art. 184, § 7º' },
  'in-128-198': { norm: 'in-128', place: 'art. 198' },
  'in-128-209': { norm: 'in-128', place: 'art. 209' },
  'in-128-340': { norm: 'in-128', place: 'art. 340' },
  'in-128-346': { norm: 'in-128', place: 'art. 346' },
  'in-128-352': { norm: 'in-128', place: 'art. 352' },
  'in-128-357': { norm: 'in-128', place: 'art. 357' },
  'in-128-358': { norm: 'in-128', place: 'art. 358' },
  'in-128-357-5': { norm: 'in-128', place: 'art. 357, § 5º' },
  'in-128-373': { norm: 'in-128', place: 'art. 373' },
  'in-128-374': { norm: 'in-128', place: 'art. 374' },
  'in-128-375': { norm: 'in-128', place: 'art. 375' },
  'in-128-566': { norm: 'in-128', place: 'art. 566' },
  'in-128-578': { norm: 'in-128', place: 'art. 578' },
  'in-128-578-2': { norm: 'in-128', place: 'art. 578, § 2º' },
  'in-138-2022-8': { norm: 'in-138-2022', place: 'art. 8º' },
  'in-203-2026': { norm: 'in-203-2026' },
  'in-212-2026': { norm: 'in-212-2026' },
  'in-208-2026': { norm: 'in-208-2026' },
  'portaria-mps-125': { norm: 'portaria-mps-125' },
  'portaria-mps-125-77': { norm: 'portaria-mps-125', place: 'art. 77' },
  'portaria-mps-125-78': { norm: 'portaria-mps-125', place: 'art. 78' },
  'portaria-mps-125-80': { norm: 'portaria-mps-125', place: 'art. 80' },
  'portaria-mps-125-86': { norm: 'portaria-mps-125', place: 'art. 86' },
  'portaria-mps-125-112': { norm: 'portaria-mps-125', place: 'art. 112' },
  'portaria-mps-125-117': { norm: 'portaria-mps-125', place: 'art. 117' },
  'portaria-mps-235': { norm: 'portaria-mps-235' },
  'portaria-mps-462': { norm: 'portaria-mps-462' },
  'portaria-dirben-990-anexo': { norm: 'portaria-dirben-990', place: 'Anexo V' },
  'portaria-dirben-997': { norm: 'portaria-dirben-997' },
  'portaria-dirben-997-2': { norm: 'portaria-dirben-997', place: 'art. 2º' },
  'portaria-dirben-997-3': { norm: 'portaria-dirben-997', place: 'art. 3º' },
  'portaria-2393-2023': { norm: 'portaria-2393-2023' },
  'csdpu-renda': { norm: 'csdpu-renda' },
  'inss-golpes': { norm: 'inss-golpes' },
} as const satisfies Record<string, Citation<keyof typeof procedureNorms>>;
