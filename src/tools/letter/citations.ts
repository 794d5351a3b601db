import { isoDate } from '#law/date.ts';
import { clocksFor } from '#rules/deadlines/clocks.ts';
import { citationsOfClocks } from '../deadlines/citations.ts';
import { toldByLetters } from './told-by-letter.ts';

// Any day: only which clocks are started counts.
const day = isoDate('2026-01-01');

/** Every citation that the answer to a letter can show: of the clocks that a letter starts. */
export const letterCitations = citationsOfClocks(
  toldByLetters.flatMap((happened) =>
    [true, false, undefined].flatMap((isBpc) =>
      [day, undefined].flatMap((printedLimit) =>
        clocksFor({ happened, isBpc, printedLimit, ciencia: day, benefitEnd: day }, day).map(
          ({ clock }) => clock,
        ),
      ),
    ),
  ),
);
