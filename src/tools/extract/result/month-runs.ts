import { addMonths, type Month } from '#law/month.ts';
import { shortMonth } from './wording.ts';

interface OfMonth {
  readonly month: Month;
}

/** Months in order, those that follow on each other and are alike together. */
export function runsOf<T extends OfMonth>(
  rows: readonly T[],
  areAlike: (one: T, next: T) => boolean = () => true,
): T[][] {
  const runs: T[][] = [];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1);
    if (last && addMonths(last.month, 1) === row.month && areAlike(last, row))
      runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** "03/2021", "03/2021 a 10/2026" */
export const runInWords = (run: readonly OfMonth[]): string =>
  [...new Set([run[0], run.at(-1)].map((one) => (one ? shortMonth(one.month) : '')))].join(' a ');
