import type { CitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import type { Degree, RetirementAnswers } from '#rules/retirement/answers.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import { notConsideredCitations } from './NotConsidered.tsx';

const length = (years: number) => ({ years, months: 0, days: 0 });

/** Between them, people to whom every citation of the rules is shown. */
const samples: readonly RetirementAnswers[] = (['woman', 'man'] as const).flatMap((sex) =>
  ([undefined, 'mild', 'moderate', 'severe'] as const).map((degree: Degree | undefined) => ({
    referenceDate: isoDate('2026-11-20'),
    sex,
    birthDate: isoDate('1970-01-01'),
    time: length(30),
    teaching: {},
    disability: { time: length(10), degree },
  })),
);

/** Every citation that this tool can show. */
export const retirementCitations: readonly CitationKey[] = [
  ...new Set([
    ...samples
      .map(retirementRules)
      .flatMap(({ rules, information }) => [
        ...rules.flatMap(({ citations, criteria, amount }) => [
          ...citations,
          ...criteria.flatMap((criterion) => criterion.citations),
          ...amount.citations,
        ]),
        ...information.flatMap(({ citations }) => citations),
      ]),
    ...notConsideredCitations,
  ]),
];
