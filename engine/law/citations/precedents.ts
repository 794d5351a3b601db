import type { CitedNorm } from './norm.ts';

export const precedents = {
  'stf-repercussao-geral': {
    name: 'STF',
    url: 'https://portal.stf.jus.br/jurisprudenciaRepercussao/',
    themeUrl: 'https://portal.stf.jus.br/jurisprudenciaRepercussao/tema.asp?num={tema}',
    themes: ['313 334 503 555 709 1065 1095 1125 1174 1209 1271 1353 1373 1421'],
    places: {
      'stf-tema-27': 'Tema 27 (RE 567.985)',
      'stf-tema-173': 'Tema 173 (RE 587.970)',
      'stf-tema-312': 'Tema 312 (RE 580.963)',
      'stf-tema-350': 'Tema 350 (RE 631.240)',
      'stf-tema-1102': 'Tema 1102 (RE 1.276.977)',
      'stf-tema-1300': 'Tema 1300 (RE 1.469.150)',
      'stf-tema-1329': 'Tema 1329 (RE 1.508.285)',
    },
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
  },
  // No page of its own known, so the home page of the court.
  'stf-adi-3772': {
    name: 'STF, ADI 3.772',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
  },
  // No page of their own known, so the home page of the court.
  'stf-adi-4878': {
    name: 'STF, ADI 4.878',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
  },
  'stf-adi-5083': {
    name: 'STF, ADI 5.083',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
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
  // No page of its own known, so the home page of the court.
  'stf-adi-6327': {
    name: 'STF, ADI 6.327',
    url: 'https://portal.stf.jus.br/',
    leadsTo: 'search',
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
  },
  'stj-repetitivos': {
    name: 'STJ',
    url: 'https://processo.stj.jus.br/repetitivos/temas_repetitivos/',
    themeUrl:
      'https://processo.stj.jus.br/repetitivos/temas_repetitivos/pesquisa.jsp?novaConsulta=true&tipo_pesquisa=T&cod_tema_inicial={tema}&cod_tema_final={tema}',
    themes: [
      '250 416 532 533 534 640 642 643 692 694 862 896 975 979 995 1007 1013 1030 1037 1044 1057',
      '1061 1070 1090 1115 1117 1124 1162 1188 1291 1307 1352 1360 1421',
    ],
    places: {
      'stj-tema-185': 'Tema 185 (REsp 1.112.557)',
    },
  },
  'stf-sumulas': {
    name: 'STF',
    url: 'https://portal.stf.jus.br/textos/verTexto.asp?servico=jurisprudenciaSumula',
    leadsTo: 'search',
    sumulas: ['269 271 501 512'],
  },
  'stj-sumulas': {
    name: 'STJ',
    url: 'https://scon.stj.jus.br/SCON/sumstj/',
    leadsTo: 'search',
    sumulas: ['15 105 149 336 340 416 447 507 577 598 627 657'],
  },
  // No page of its own known, so the home page of the court.
  'stj-eresp-1605554': {
    name: 'STJ, EREsp 1.605.554',
    url: 'https://www.stj.jus.br/',
    leadsTo: 'search',
  },
  'stj-pet-7115': {
    name: 'STJ, Petição 7.115',
    url: 'https://www.stj.jus.br/',
    leadsTo: 'search',
  },
  'tnu-temas': {
    name: 'TNU',
    url: 'https://www.cjf.jus.br/cjf/corregedoria-da-justica-federal/turma-nacional-de-uniformizacao/temas-representativos',
    // Seen for theme 389 only.
    themeUrl:
      'https://www.cjf.jus.br/cjf/corregedoria-da-justica-federal/turma-nacional-de-uniformizacao/temas-representativos/tema-{tema}',
    themes: ['73 113 177 183 192 201 202 220 239 277 285 300 315 348 349 365 369 377 385 389'],
  },
  'tnu-sumulas': {
    name: 'TNU',
    url: 'https://www.cjf.jus.br/phpdoc/virtus/listaSumulas.php',
    leadsTo: 'search',
    sumulas: ['6 27 37 46 47 52 63 73 74 75 87'],
  },
  // No page of its own known, so the home page of the court.
  'tst-temas': {
    name: 'TST',
    url: 'https://www.tst.jus.br/',
    leadsTo: 'search',
    themes: ['125 132 226'],
  },
  // No page of its own known, so the home page of the issuing body.
  'agu-sumula-26': {
    name: 'AGU, Súmula 26',
    url: 'https://www.gov.br/agu/pt-br',
    leadsTo: 'search',
  },
} as const satisfies Record<string, CitedNorm>;
