import { isoDate } from '#law/date.ts';
import type { Told as AppealTold } from '#tools/appeal-deadline/questions.ts';
import type { Told as IncomeTold } from '#tools/bpc-income/questions.ts';
import type { Told as RetirementTold } from '#tools/retirement/questions.ts';
import type { Told as PensionTold } from '#tools/survivor-pension/questions.ts';

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
export const toldOfDecision: AppealTold = { ciencia: isoDate('2026-11-20') };

/** Sixty-six years old, lives alone, has no income. */
export const alone: IncomeTold = {
  purpose: 'request',
  ageBand: 'over65',
  hasIncome: false,
  residents: [],
  receivesBolsaFamilia: false,
  hasHealthExpenses: false,
};

/** Married for years to who died on 1/10/2026; has not asked for the pension yet. */
export const spouse: PensionTold = {
  death: isoDate('2026-10-01'),
  insured: true,
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
