import { isoDate } from '#law/date.ts';
import type { Told } from '#tools/deadlines/questions.ts';

const ciencia = isoDate('2026-11-20');

/** One telling for every clock, and the days that its answer must show. */
export const everyClock: readonly (readonly [string, Partial<Told>, readonly string[]])[] = [
  [
    'auxílio negado só pelos papéis',
    { happened: 'denied', isOnPapers: true, ciencia },
    ['2026-12-18'],
  ],
  [
    'exigência com data',
    { happened: 'documentsAsked', isLimitPrinted: true, printedLimit: isoDate('2026-12-20') },
    ['2026-12-18'],
  ],
  [
    'exigência sem data',
    { happened: 'documentsAsked', isLimitPrinted: false, ciencia },
    ['2026-12-18'],
  ],
  [
    'prorrogação que ainda não abriu',
    { happened: 'benefitEnding', benefitEnd: isoDate('2026-12-18') },
    ['2026-12-04', '2026-12-17'],
  ],
  [
    'prorrogação aberta',
    { happened: 'benefitEnding', benefitEnd: isoDate('2026-12-02') },
    ['2026-12-01'],
  ],
  ['corte que não sabe qual é', { happened: 'stopped', isRural: true, ciencia }, ['2026-12-18']],
  ['defesa do campo', { happened: 'suspicion', isRural: true, ciencia }, ['2027-01-19']],
  ['BPC, mais de uma coisa', { happened: 'bpcNotice', isLargeCity: true, ciencia }, ['2026-12-18']],
  [
    'BPC bloqueado pelo CadÚnico',
    {
      happened: 'stopped',
      stop: 'blocked',
      isBpc: true,
      bpcAsks: 'registry',
      isLargeCity: false,
      ciencia,
    },
    ['2027-01-04'],
  ],
  ['suspeita no BPC', { happened: 'suspicion', isBpc: true, ciencia }, ['2026-12-18']],
  [
    'chamada para perícia, com data',
    {
      happened: 'called',
      calledFor: 'exam',
      isLimitPrinted: true,
      printedLimit: isoDate('2026-12-20'),
    },
    ['2026-12-18'],
  ],
  [
    'chamada para a prova de vida, sem data',
    { happened: 'called', calledFor: 'lifeProof', isLimitPrinted: false },
    [],
  ],
  ['a Junta negou', { happened: 'boardDenied', ciencia }, ['2026-12-18']],
  ['saiu a sentença', { happened: 'sentenced', ciencia }, ['2026-11-30']],
  [
    'pensão com filho pequeno',
    { happened: 'death', death: isoDate('2026-10-01'), hasYoungChild: true },
    ['2026-12-30'],
  ],
  [
    'pensão fora do prazo',
    { happened: 'death', death: isoDate('2026-05-01'), hasYoungChild: false },
    [],
  ],
  [
    'prisão na família, com filho pequeno',
    { happened: 'prison', prison: isoDate('2026-10-01'), hasYoungChild: true },
    ['2026-12-30'],
  ],
  [
    'prisão na família, fora do prazo',
    { happened: 'prison', prison: isoDate('2026-05-01'), hasYoungChild: false },
    [],
  ],
  ['salário-maternidade', { happened: 'birth', birth: isoDate('2025-11-22') }, ['2030-11-21']],
  [
    'revisão',
    { happened: 'review', reviewOf: 'value', firstPayment: isoDate('2018-03-10') },
    ['2028-03-31'],
  ],
  [
    'revisão do que foi pago pela primeira vez neste mês',
    { happened: 'review', reviewOf: 'value', firstPayment: isoDate('2026-11-10') },
    ['2036-11-28'],
  ],
  [
    'revisão da ação trabalhista',
    {
      happened: 'review',
      reviewOf: 'labourCourt',
      firstPayment: isoDate('2009-05-10'),
      labourEnd: isoDate('2020-08-20'),
    },
    ['2030-08-19'],
  ],
  ['pedir de novo', { happened: 'askAgain', again: 'other', ciencia }, ['2026-12-22']],
  [
    'pedir de novo o auxílio: o recurso enquanto cabe',
    {
      happened: 'askAgain',
      again: 'incapacity',
      denial: 'extension',
      benefitEnd: ciencia,
      ciencia,
    },
    ['2026-12-18'],
  ],
  [
    'pedir de novo o auxílio: depois do recurso, a espera',
    {
      happened: 'askAgain',
      again: 'incapacity',
      denial: 'extension',
      benefitEnd: isoDate('2026-10-01'),
      ciencia: isoDate('2026-10-01'),
    },
    ['2027-03-31'],
  ],
  [
    'resposta a uma revisão: o recurso primeiro',
    { happened: 'review', reviewOf: 'answer', firstPayment: isoDate('2018-03-10'), ciencia },
    ['2026-12-18'],
  ],
  [
    'resposta a uma revisão: os dez anos acabam antes do recurso',
    { happened: 'review', reviewOf: 'answer', firstPayment: isoDate('2016-11-10'), ciencia },
    ['2026-11-30'],
  ],
  [
    'pensão: só o prazo do filho ainda corre',
    { happened: 'death', death: isoDate('2026-08-01'), hasYoungChild: true },
    ['2027-01-28'],
  ],
  [
    'sem resposta, ainda no prazo',
    { happened: 'noAnswer', requestFor: 'bpc', request: ciencia, since: 'nothing' },
    ['2026-12-22'],
  ],
  [
    'sem resposta há meses',
    { happened: 'noAnswer', requestFor: 'incapacity', request: isoDate('2026-05-20') },
    [],
  ],
  [
    'sem resposta, o último exame foi depois',
    {
      happened: 'noAnswer',
      requestFor: 'retirement',
      request: isoDate('2026-05-20'),
      since: 'done',
      lastDone: ciencia,
    },
    ['2026-12-22'],
  ],
  [
    'salário-maternidade sem resposta',
    { happened: 'noAnswer', requestFor: 'maternity', request: ciencia, since: 'nothing' },
    ['2026-12-22'],
  ],
  [
    'recurso sem resposta',
    { happened: 'noAnswer', requestFor: 'appeal', request: ciencia },
    ['2027-11-23'],
  ],
  [
    'sem resposta, e falta um papel',
    { happened: 'noAnswer', request: ciencia, since: 'missing' },
    [],
  ],
];
