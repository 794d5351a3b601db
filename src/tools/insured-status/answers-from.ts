import type { Happening, InsuredAnswers, PaidMonths } from '#rules/insured-status/answers.ts';
import { manyContributions } from '#rules/insured-status/extensions.ts';
import { lastEventOf, type Paid, type Told, type ToldHappening, worksOn } from './questions.ts';

const moreThanMany: PaidMonths = { least: manyContributions + 1, most: undefined };

const paidMonths: Record<Paid, PaidMonths> = {
  over: moreThanMany,
  overThenLost: moreThanMany,
  upTo: { least: 0, most: manyContributions },
};

const happeningOf = (happening: ToldHappening): Happening => ({
  event: lastEventOf(happening),
  kind: happening.kind,
  month: happening.month,
});

/** What was told, as the rule takes it. */
export const answersFrom = (told: Told): InsuredAnswers => {
  const { others, paid, unemployment } = told;
  return {
    ...happeningOf(told),
    others: others?.map(happeningOf),
    paid: paid === undefined ? { least: 0, most: undefined } : paidMonths[paid],
    lostSince: paid === 'overThenLost',
    unemployment: worksOn(told) ? 'none' : unemployment,
  };
};
