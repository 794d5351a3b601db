import { isoDate } from '#law/date.ts';
import type { Told as IncomeTold } from '#tools/bpc-income/questions.ts';
import type { Told as ContributionTold } from '#tools/contribution-cost/questions.ts';
import type { Told as DeadlineTold } from '#tools/deadlines/questions.ts';
import type { Told as ExtractTold } from '#tools/extract/by-hand/questions.ts';
import type { Told as IncapacityTold } from '#tools/incapacity-pay/questions.ts';
import type { Told as InsuredTold } from '#tools/insured-status/questions.ts';
import type { Told as MaternityTold } from '#tools/maternity-pay/questions.ts';
import type { Told as RetirementTold } from '#tools/retirement/questions.ts';
import type { Told as PensionTold } from '#tools/survivor-pension/questions.ts';
import type { Telling } from './steps.ts';

// People invented for the tests, as they answer each tool.

/** Meets one rule of retirement on 20/11/2026, and others later. */
export const vera: RetirementTold = {
  sex: 'woman',
  birthDate: isoDate('1966-08-20'),
  firstInsured: 'untilReform',
  time: { years: 32, months: 3, days: 0 },
  timeAtReform: { years: 25, months: 3, days: 0 },
  reducedPlanMonths: 0,
  carenciaMonths: 180,
  isTeacher: false,
  disability: 'none',
};

/** Knew of the decision the day before the tests' own. */
export const toldOfDecision: DeadlineTold = {
  happened: 'denied',
  isOnPapers: false,
  ciencia: isoDate('2026-11-20'),
};

/** Left a job with a signed card in March 2025 and can show that no other came. */
export const leftJob: InsuredTold = {
  event: 'stopped',
  kind: 'employee',
  month: isoDate('2025-03-01'),
  paid: 'upTo',
  unemployment: 'otherProof',
  illness: false,
};

/** Stopped years ago because of an illness; much is not known. */
export const stoppedIll: InsuredTold = {
  event: 'stopped',
  kind: 'ownAccount',
  month: isoDate('2021-12-01'),
  illness: true,
};

/** Out of work when her child was born; paid nine of the fifteen months before. */
export const motherOutOfWork: MaternityTold = {
  event: 'birth',
  kind: 'unemployed',
  day: isoDate('2026-03-01'),
  stay: 'none',
  payCents: 300_000,
  months: 9,
};

/** Works on her own account; her child was long in hospital. */
export const motherAtHospital: MaternityTold = {
  ...motherOutOfWork,
  kind: 'ownAccount',
  leave: 'before',
  leaveDay: isoDate('2026-02-19'),
  stay: 'discharged',
  discharge: isoDate('2026-04-10'),
};

/** Twenty-two years of contributions, and an illness that work did not cause. */
export const illWorker: IncapacityTold = {
  aim: 'permanent',
  isSpecial: false,
  cause: 'other',
  beganBefore: false,
  sex: 'woman',
  time: { years: 22, months: 0, days: 0 },
  known: 'mean',
  meanCents: 300_000,
  needsHelp: false,
};

/** Ill for a time; her wages of the last twelve months are all that she knows. */
export const illForATime: IncapacityTold = {
  aim: 'aid',
  isSpecial: false,
  lastTwelveCents: 240_000,
};

/** Twelve years; neither the cause nor all the rest is known. */
export const illWorkerInDoubt: IncapacityTold = {
  ...illWorker,
  cause: undefined,
  beganBefore: true,
  sex: 'man',
  time: { years: 12, months: 0, days: 0 },
  needsHelp: undefined,
};

/** Works on her own account and would pay on the least that there is. */
export const ownAccountWorker: ContributionTold = {
  occupation: 'ownAccount',
  baseCents: 162_100,
};

/** No paid work; whether the cheapest plan is open to her is not known. */
export const atHome: ContributionTold = { occupation: 'none', baseCents: 162_100 };

/** Sixty-six years old, lives alone, has no income. */
export const alone: IncomeTold = {
  purpose: 'request',
  forWhom: 'me',
  ageBand: 'over65',
  hasIncome: false,
  residents: [],
  receivesBolsaFamilia: false,
  hasHealthExpenses: false,
};

/** Married for years to who died on 1/10/2026; has not asked for the pension yet. */
export const spouse: PensionTold = {
  death: isoDate('2026-10-01'),
  insured: 'covered',
  partner: 'spouse',
  partnerBirth: isoDate('1980-01-15'),
  union: true,
  partnerCondition: 'none',
  contributions: true,
  accident: false,
  children: [],
  formerPartnerWithAlimony: false,
  request: 'notYet',
};

/** Twenty-five years of work, deaf, never assessed. */
export const deafWoman: RetirementTold = {
  ...vera,
  birthDate: isoDate('1974-05-10'),
  time: { years: 25, months: 2, days: 0 },
  neverStopped: true,
  timeAtReform: undefined,
  carenciaMonths: 300,
  disability: 'noDegree',
  disabilityTime: { years: 25, months: 2, days: 0 },
};

/** A teacher with a disability: every rule applies. */
export const fullCareer: RetirementTold = {
  ...vera,
  birthDate: isoDate('1971-01-10'),
  time: { years: 27, months: 4, days: 0 },
  timeAtReform: { years: 20, months: 3, days: 0 },
  isTeacher: true,
  teaching: { years: 22, months: 2, days: 0 },
  teachingAtReform: { years: 15, months: 1, days: 0 },
  disability: 'moderate',
  disabilityTime: { years: 12, months: 0, days: 0 },
};

export const child = (number: number, birth: string) => ({
  id: `filho-${number}`,
  kind: 'child' as const,
  birth: isoDate(birth),
  emancipated: false,
  hasCondition: false,
});

/** Forty-three, with two children. */
export const widowed: PensionTold = {
  ...spouse,
  partnerBirth: isoDate('1983-05-02'),
  children: [child(1, '2010-03-02'), child(2, '2015-03-02')],
  baseCents: 250_000,
};

/** Much is not known. */
export const mourning: PensionTold = {
  ...spouse,
  partner: 'uniaoEstavel',
  insured: undefined,
  partnerCondition: undefined,
  contributions: undefined,
  baseCents: 1_200_000,
  children: [
    { id: 'filho-1', kind: 'guarda', birth: isoDate('2016-07-07') },
    { id: 'filho-2', kind: 'stepchild', birth: isoDate('2012-05-20') },
    { id: 'filho-3', kind: 'child', birth: isoDate('2018-05-20') },
    { id: 'filho-4', kind: 'child', birth: isoDate('2020-05-20'), hasCondition: false },
  ],
  formerPartnerWithAlimony: true,
  request: undefined,
};

/** The worked example of the page on the extract: one job, over the reform. */
export const rosa: Telling<ExtractTold> = {
  periods: [
    {
      kind: 'employee',
      from: isoDate('2010-03-15'),
      isRunning: false,
      until: isoDate('2020-01-31'),
      atMinimum: 'all',
    },
  ],
};
