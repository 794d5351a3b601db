import type { InsuredAnswers, PaidMonths } from '#rules/insured-status/answers.ts';
import { manyContributions } from '#rules/insured-status/extensions.ts';
import { isInArrears, lastEventOf, type Paid, type Told } from './questions.ts';

const moreThanMany: PaidMonths = { least: manyContributions + 1, most: undefined };

const paidMonths: Record<Paid, PaidMonths> = {
  over: moreThanMany,
  overThenLost: moreThanMany,
  upTo: { least: 0, most: manyContributions },
};

/** What was told, as the rule takes it. */
export const answersFrom = (told: Told): InsuredAnswers => {
  const { kind, month, paid, unemployment } = told;
  return {
    event: lastEventOf(told),
    kind,
    month,
    paid: paid === undefined ? { least: 0, most: undefined } : paidMonths[paid],
    lostSince: paid === 'overThenLost',
    unemployment: isInArrears(told) ? 'none' : unemployment,
  };
};
