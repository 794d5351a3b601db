import type { Extract } from '#api/cnis.ts';
import type { Deadline } from '#api/deadlines.ts';
import type { InsuredStatus } from '#api/insured-status.ts';
import type { LetterRead } from '#api/letters.ts';
import type { RetirementResult } from '#api/retirement.ts';

// What a terminal calls the words of answers.

export const clocks: Readonly<Record<Deadline['clock'], string>> = {
  appeal: 'recurso',
  appealAgainstCut: 'recurso contra a suspensão ou o corte',
  appealAgainstOtherCut: 'recurso contra o corte',
  appealToChamber: 'recurso contra a decisão da Junta',
  courtAppeal: 'recurso contra a sentença do Juizado',
  exam: 'perícia',
  lifeProof: 'prova de vida',
  documentsAsked: 'exigência',
  documentsAskedPrinted: 'exigência',
  defence: 'defesa',
  ruralDefence: 'defesa, trabalho rural',
  bpcAssessment: 'avaliação do BPC',
  bpcRegistryInTown: 'CadÚnico, cidade de até 50 mil habitantes',
  bpcRegistryInCity: 'CadÚnico, cidade maior',
  bpcBiometrics: 'biometria do BPC',
  review: 'revisão',
  reviewAnswered: 'revisão, depois da resposta',
  reviewAfterLabourCourt: 'revisão, depois da ação trabalhista',
  maternity: 'salário-maternidade',
  newRequest: 'novo pedido',
  pensionOfChild: 'pensão desde a morte, para filho menor de 16 anos',
  pension: 'pensão desde a morte',
  pensionWithoutTerm: 'pensão desde a morte, para filho menor de 16 anos, antes de 18/01/2019',
  prisonOfChild: 'auxílio-reclusão desde a prisão, para filho menor de 16 anos',
  prison: 'auxílio-reclusão desde a prisão',
  incapacityRequest: 'auxílio-doença desde o começo',
  extension: 'prorrogação',
  waitAfterPapers: 'novo pedido, depois da análise de documentos',
  waitAfterExamination: 'novo pedido, depois da perícia',
  waitAfterExtension: 'novo pedido, depois da prorrogação negada',
  inssAnswer: 'resposta do INSS em atraso',
  inssAnswerLonger: 'resposta do INSS em atraso, com a prorrogação',
  maternityAnswer: 'resposta do INSS em atraso, no salário-maternidade',
  boardAnswer: 'julgamento da Junta em atraso',
  requestOpen: 'papel ou exame que falta no pedido',
};

export const extensions: Readonly<Record<InsuredStatus['extensions'][number]['id'], string>> = {
  moreThan120: 'mais de 120 contribuições',
  unemployment: 'desemprego',
  termAfterBenefit: 'o prazo do decreto depois do benefício',
};

export const situations: Readonly<Record<Deadline['situation'], string>> = {
  ok: 'no prazo',
  tooEarly: 'ainda não abriu',
  pastSafeDay: 'o dia seguro passou: envie hoje',
  mayStillCount: 'o prazo contado aqui passou: talvez ainda valha, envie hoje',
  past: 'passou, pelo que se conta aqui',
  wait: 'ainda é preciso esperar',
  open: 'já se pode pedir',
  future: 'o dia ainda não chegou: não é contado',
  veryOld: 'há mais de cinco anos: não é contado',
  undated: 'só o aviso diz o dia',
  noTerm: 'sem prazo contra quem tem menos de 16 anos: peça já',
};

export const standings: Readonly<Record<InsuredStatus['standing'], string>> = {
  current: 'a cobertura segue, enquanto isso durar',
  covered: 'coberto hoje, pelo que foi dito',
  maybe: 'talvez coberto hoje: depende do que segue',
  ended: 'a cobertura acabou, pelo que foi dito',
};

export const rules: Readonly<Record<RetirementResult['rules'][number]['id'], string>> = {
  acquiredTime: 'tempo completo até 13/11/2019',
  teacherAcquiredTime: 'tempo completo até 13/11/2019, magistério',
  ageUntilReform: 'por idade, para quem entrou antes da reforma',
  ageAfterReform: 'por idade, para quem entrou depois da reforma',
  points: 'pontos',
  teacherPoints: 'pontos, magistério',
  progressiveAge: 'idade progressiva',
  teacherProgressiveAge: 'idade progressiva, magistério',
  toll50: 'pedágio de 50%',
  toll100: 'pedágio de 100%',
  teacherToll100: 'pedágio de 100%, magistério',
  disabilityByTime: 'da pessoa com deficiência, por tempo',
  disabilityByAge: 'da pessoa com deficiência, por idade',
};

export const relations: Readonly<Record<Extract['relations'][number]['kind'], string>> = {
  job: 'vínculo',
  contributions: 'contribuições',
  grouping: 'serviços a empresas',
  benefit: 'benefício',
  other: 'outro',
};

export const kinds: Readonly<Record<LetterRead['kinds'][number], string>> = {
  grant: 'concessão',
  denial: 'negativa',
  requirement: 'exigência',
  archived: 'arquivamento',
  extended: 'prorrogação',
  notExtended: 'prorrogação negada',
  defence: 'pedido de defesa',
  cut: 'corte',
  summons: 'convocação',
  board: 'decisão de recurso',
  reviewRefused: 'revisão negada',
  foreign: 'de outro órgão',
};

export const dates: Readonly<Record<LetterRead['dates'][number]['what'], string>> = {
  der: 'entrada do pedido',
  decided: 'decisão',
  childbirth: 'parto ou adoção',
  issued: 'data do papel',
  known: 'ciência',
  toldKnown: 'quando a pessoa soube',
  published: 'publicação',
  stopped: 'bloqueio',
  dueBy: 'responder até',
  appealBy: 'recorrer até',
  defenceBy: 'defender-se até',
  speakBy: 'pedir para falar até',
  extendBy: 'prorrogar até',
  payBy: 'vencimento da guia',
  appointment: 'comparecer em',
  dcb: 'fim do benefício',
  granted: 'despacho da concessão',
  dib: 'início do benefício',
  dip: 'início do pagamento',
  examined: 'perícia feita',
  missed: 'falta à perícia',
  dii: 'início da incapacidade',
  death: 'morte',
  firstPayment: 'primeiro pagamento',
  requested: 'pedido de prorrogação, revisão ou recurso',
  wasDue: 'prazo que já tinha passado',
  replaced: 'dia trocado por outro',
  period: 'começo ou fim de um período',
};

export const terms: Readonly<Record<LetterRead['terms'][number]['of'], string>> = {
  answer: 'resposta',
  defence: 'defesa',
  appeal: 'recurso',
  extension: 'prorrogação',
};
