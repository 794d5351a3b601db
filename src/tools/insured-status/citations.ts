import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import type { InsuredKind } from '#rules/insured-status/answers.ts';

/** What every result rests on besides the count: illness, low months, what is kept, how to stay. */
export const commonCitations = keys(
  'agu-sumula-26 lei-8213-102-1 tnu-tema-349 lei-8213-13 lei-8212-30-ii lei-10666-3-1',
);

/** That being covered is not enough for an illness. */
export const carenciaCitations: readonly CitationKey[] = [
  'lei-8213-25-i',
  'lei-8213-26-ii',
  'lei-8213-27-a',
];

/** What the words on contributions and unemployment rest on, or on a work before the facultativo. */
export const citationsOfWork = (kind: InsuredKind | undefined): readonly CitationKey[] =>
  kind === 'facultativo'
    ? ['in-128-184-7']
    : [...(kind === 'ownAccount' ? (['tnu-tema-239'] as const) : []), 'tnu-tema-365'];

/** All that the rule and the words on work cite, for this tool and whatever else asks until when somebody is covered. */
export const coverCitations = keys(
  'lei-8213-15-ii lei-8213-15-iii lei-8213-15-iv lei-8213-15-v lei-8213-15-vi lei-8213-15-i',
  'decreto-3048-13 lei-8213-15-1 lei-8213-15-2 in-128-184-10 lei-8213-15-4 lei-8212-30-2',
  'stj-tema-1352 stj-tema-1360 tnu-sumula-27 tnu-tema-239 tnu-tema-348 tnu-tema-365 in-128-184-7',
  'in-128-184-8',
);
