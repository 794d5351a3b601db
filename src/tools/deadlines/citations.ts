import type { CitationKey } from '#law/citations.ts';
import { answerClocks } from '#rules/deadlines/answer-clocks.ts';
import {
  type Clock,
  closedDayCitations,
  countCitations,
  presumedCitations,
} from '#rules/deadlines/clock.ts';
import { clocks } from '#rules/deadlines/clocks.ts';
import type { Running } from '#rules/deadlines/deadlines.ts';
import { callClocks } from '#rules/deadlines/notice-clocks.ts';
import { deathClocks, prisonClocks, timelessClocks } from '#rules/deadlines/right-clocks.ts';

/** Every citation that these clocks can show, however they stand. */
export const citationsOfClocks = (
  some: readonly Pick<Clock, 'citations' | 'late'>[],
): readonly CitationKey[] => [
  ...new Set<CitationKey>([
    ...some.flatMap(({ citations, late }): CitationKey[] => [...citations, ...late]),
    ...countCitations,
    ...closedDayCitations,
    ...presumedCitations,
  ]),
];

/** Every citation that this tool can show. */
export const deadlineCitations = citationsOfClocks(
  [clocks, answerClocks, deathClocks, prisonClocks, callClocks, timelessClocks].flatMap(
    (some): readonly Pick<Clock, 'citations' | 'late'>[] => Object.values(some),
  ),
);

/** Where the clocks of a result stand in the law; of one that has passed, what is left. */
export const citationsOf = (running: readonly Running[]): CitationKey[] =>
  running.flatMap((one): CitationKey[] => {
    const { citations, late, count, presumedAfter } = one.clock;
    if (!('term' in one)) return [...citations, ...late];
    const counting = typeof count === 'object' && 'procedural' in count;
    return [
      ...citations,
      ...(counting ? [...countCitations, ...closedDayCitations] : []),
      ...(presumedAfter ? presumedCitations : []),
      ...(one.situation === 'past' || !counting ? late : []),
    ];
  });
