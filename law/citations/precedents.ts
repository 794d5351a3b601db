import type { Citation, Norm } from './norm.ts';

export const precedentNorms = {
  'stf-repercussao-geral': {
    name: 'STF',
    url: 'https://portal.stf.jus.br/jurisprudenciaRepercussao/',
    themeUrl: 'https://portal.stf.jus.br/jurisprudenciaRepercussao/tema.asp?num={tema}',
    isLinkUntested: true,
  },
  'stf-adi-2110': {
    name: 'STF, ADI 2.110',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=1795150',
    leadsTo: 'case',
  },
  'stf-adi-2111': {
    name: 'STF, ADI 2.111',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=1795149',
    leadsTo: 'case',
  },
  // No page of its own known, so the home page of the court.
  'stf-adi-3168': {
    name: 'STF, ADI 3.168',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  'stf-adi-6096': {
    name: 'STF, ADI 6.096',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=5647251',
    leadsTo: 'case',
  },
  'stf-adi-6309': {
    name: 'STF, ADI 6.309',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=5848987',
    leadsTo: 'case',
  },
  'stf-adi-7051': {
    name: 'STF, ADI 7.051',
    url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=6320471',
    leadsTo: 'case',
  },
  // No page of its own known, so the home page of the court.
  'stf-rcl-4374': {
    name: 'STF, Reclamação 4.374',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  'stj-repetitivos': {
    name: 'STJ',
    url: 'https://processo.stj.jus.br/repetitivos/temas_repetitivos/',
    themeUrl:
      'https://processo.stj.jus.br/repetitivos/temas_repetitivos/pesquisa.jsp?novaConsulta=true&tipo_pesquisa=T&cod_tema_inicial={tema}&cod_tema_final={tema}',
    isLinkUntested: true,
  },
  'stj-sumulas': {
    name: 'STJ',
    url: 'https://scon.stj.jus.br/SCON/sumstj/',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so the home page of the court.
  'stj-pet-7115': {
    name: 'STJ, Petição 7.115',
    url: 'https://www.stj.jus.br/',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  'tnu-temas': {
    name: 'TNU',
    url: 'https://www.cjf.jus.br/cjf/corregedoria-da-justica-federal/turma-nacional-de-uniformizacao/temas-representativos',
    // Seen for theme 389 only.
    themeUrl:
      'https://www.cjf.jus.br/cjf/corregedoria-da-justica-federal/turma-nacional-de-uniformizacao/temas-representativos/tema-{tema}',
    isLinkUntested: true,
  },
  'tnu-sumulas': {
    name: 'TNU',
    url: 'https://www.cjf.jus.br/phpdoc/virtus/listaSumulas.php',
    leadsTo: 'search',
    isLinkUntested: true,
  },
  // No page of its own known, so the home page of the issuing body.
  'agu-sumula-26': {
    name: 'AGU, Súmula 26',
    url: 'https://www.gov.br/agu/pt-br',
    leadsTo: 'search',
    isLinkUntested: true,
  },
} as const satisfies Record<string, Norm>;

export const precedents = {
  'stf-tema-27': { norm: 'stf-repercussao-geral', place: 'Tema 27 (RE 567.985)' },
  'stf-tema-173': { norm: 'stf-repercussao-geral', place: 'Tema 173 (RE 587.970)' },
  'stf-tema-312': { norm: 'stf-repercussao-geral', place: 'Tema 312 (RE 580.963)' },
  'stf-tema-313': { norm: 'stf-repercussao-geral', place: 'Tema 313' },
  'stf-tema-334': { norm: 'stf-repercussao-geral', place: 'Tema 334' },
  'stf-tema-350': { norm: 'stf-repercussao-geral', place: 'Tema 350 (RE 631.240)' },
  'stf-tema-503': { norm: 'stf-repercussao-geral', place: 'Tema 503' },
  'stf-tema-1095': { norm: 'stf-repercussao-geral', place: 'Tema 1095' },
  'stf-tema-1102': { norm: 'stf-repercussao-geral', place: 'Tema 1102 (RE 1.276.977)' },
  'stf-tema-1125': { norm: 'stf-repercussao-geral', place: 'Tema 1125' },
  'stf-tema-1209': { norm: 'stf-repercussao-geral', place: 'Tema 1209' },
  'stf-tema-1271': { norm: 'stf-repercussao-geral', place: 'Tema 1271' },
  'stf-tema-1300': { norm: 'stf-repercussao-geral', place: 'Tema 1300 (RE 1.469.150)' },
  'stf-adi-2110': { norm: 'stf-adi-2110' },
  'stf-adi-2111': { norm: 'stf-adi-2111' },
  'stf-adi-3168': { norm: 'stf-adi-3168' },
  'stf-adi-6096': { norm: 'stf-adi-6096' },
  'stf-adi-6309': { norm: 'stf-adi-6309' },
  'stf-adi-7051': { norm: 'stf-adi-7051' },
  'stf-rcl-4374': { norm: 'stf-rcl-4374' },
  'stj-tema-185': { norm: 'stj-repetitivos', place: 'Tema 185 (REsp 1.112.557)' },
  'stj-tema-640': { norm: 'stj-repetitivos', place: 'Tema 640' },
  'stj-tema-642': { norm: 'stj-repetitivos', place: 'Tema 642' },
  'stj-tema-643': { norm: 'stj-repetitivos', place: 'Tema 643' },
  'stj-tema-975': { norm: 'stj-repetitivos', place: 'Tema 975' },
  'stj-tema-1007': { norm: 'stj-repetitivos', place: 'Tema 1007' },
  'stj-tema-1057': { norm: 'stj-repetitivos', place: 'Tema 1057' },
  'stj-tema-1117': { norm: 'stj-repetitivos', place: 'Tema 1117' },
  'stj-tema-1124': { norm: 'stj-repetitivos', place: 'Tema 1124' },
  'stj-tema-1188': { norm: 'stj-repetitivos', place: 'Tema 1188' },
  'stj-tema-1291': { norm: 'stj-repetitivos', place: 'Tema 1291' },
  'stj-tema-1307': { norm: 'stj-repetitivos', place: 'Tema 1307' },
  'stj-tema-1360': { norm: 'stj-repetitivos', place: 'Tema 1360' },
  'stj-tema-1421': { norm: 'stj-repetitivos', place: 'Tema 1421' },
  'stj-sumula-149': { norm: 'stj-sumulas', place: 'Súmula 149' },
  'stj-sumula-336': { norm: 'stj-sumulas', place: 'Súmula 336' },
  'stj-sumula-340': { norm: 'stj-sumulas', place: 'Súmula 340' },
  'stj-sumula-416': { norm: 'stj-sumulas', place: 'Súmula 416' },
  'stj-pet-7115': { norm: 'stj-pet-7115' },
  'tnu-tema-73': { norm: 'tnu-temas', place: 'Tema 73' },
  'tnu-tema-220': { norm: 'tnu-temas', place: 'Tema 220' },
  'tnu-tema-369': { norm: 'tnu-temas', place: 'Tema 369' },
  'tnu-tema-385': { norm: 'tnu-temas', place: 'Tema 385' },
  'tnu-tema-277': { norm: 'tnu-temas', place: 'Tema 277' },
  'tnu-tema-315': { norm: 'tnu-temas', place: 'Tema 315' },
  'tnu-tema-349': { norm: 'tnu-temas', place: 'Tema 349' },
  'tnu-tema-377': { norm: 'tnu-temas', place: 'Tema 377' },
  'tnu-tema-389': { norm: 'tnu-temas', place: 'Tema 389' },
  'tnu-sumula-27': { norm: 'tnu-sumulas', place: 'Súmula 27' },
  'tnu-sumula-37': { norm: 'tnu-sumulas', place: 'Súmula 37' },
  'agu-sumula-26': { norm: 'agu-sumula-26' },
} as const satisfies Record<string, Citation<keyof typeof precedentNorms>>;
