import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';
import { reform, reformMonth } from '#law/reform.ts';
import { dateOf, dayNumberOf } from '../calendar.ts';
import { grouped } from '../grouped.ts';
import { inYearsMonthsDays, type YearsMonthsDays } from '../legal-days.ts';
import { lastPaidMonth } from './doubts.ts';
import { isPaidAfterReform } from './due.ts';
import { ledgerOf } from './ledger.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { legalLengths, type Ways } from './legal-length.ts';
import type { WorkingLife } from './life.ts';
import { type MonthRow, monthRows } from './month-rows.ts';
import { inBoth, isByMonth, isJob, type Range } from './reading.ts';
import { butFor, eyes, type Given, type Seen, see } from './seen.ts';
import { isCovered, joined, spanOf, upTo } from './spans.ts';

/** Days in a row that a spell gave, and how many of them no spell before it in the list had given. */
interface CountedSpan {
  readonly spell: string;
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Both ends included. */
  readonly days: number;
  readonly added: number;
}

export interface Total {
  /** In legal days, 30 a month and 360 a year: what the retirement rules take. Of both ways, 'least' has the smaller. */
  readonly legalDays: number;
  readonly ways: Ways;
  readonly written: YearsMonthsDays;
  /** Days of the calendar until 13/11/2019, or until October where that November counts whole: the sum of what the spans added. */
  readonly days: number;
  readonly spans: readonly CountedSpan[];
  /** Whole months after that: see `months` of the result for each. */
  readonly months: number;
  /** Months of all this that only a plan for retirement by age gave; Lei 8.212/1991, art. 21, § 2º. */
  readonly reducedMonths: readonly Month[];
}

/** A job without a written end: it counts until the last month with pay. */
export interface OpenJob {
  readonly spell: string;
  readonly lastPaid: Month | undefined;
}

export interface ContributionTime {
  readonly today: Range<Total>;
  /** Until 13/11/2019, included. */
  readonly atReform: Range<Total>;
  /** From 11/2019 on, each month to which something was given. */
  readonly months: readonly MonthRow[];
  /** Until 13/11/2019, what the cautious total leaves out. */
  readonly leftOut: readonly LeftOut[];
  readonly openJobs: readonly OpenJob[];
  readonly citations: readonly CitationKey[];
}

/** The days that each spell gave in a row, in the order in which they begin. */
const runsOf = (given: readonly Given[]): Given[] =>
  [...grouped(given, ({ spell, isReduced }) => `${spell.id} ${isReduced}`).values()]
    .flatMap((ofSpell) => joined(ofSpell).flatMap((span) => ({ ...ofSpell[0], ...span }) as Given))
    .sort(
      (one, other) =>
        one.from - other.from ||
        one.until - other.until ||
        (one.spell.id < other.spell.id ? -1 : 1),
    );

/** Each run with the days that it adds to those before it: overlapping time counts once. */
function countedSpans(given: readonly Given[]): CountedSpan[] {
  let covered = Number.NEGATIVE_INFINITY;
  return runsOf(given).map(({ spell, from, until }) => {
    const added = Math.max(0, until - Math.max(from, covered + 1) + 1);
    covered = Math.max(covered, until);
    return {
      spell: spell.id,
      from: dateOf(from),
      until: dateOf(until),
      days: until - from + 1,
      added,
    };
  });
}

const reformDay = dayNumberOf(reform);
const firstOfReformMonth = spanOf(reformMonth).from;

/** @param rows months since the reform that may be whole */
function totalOf({ months, reading }: Seen, rows: readonly MonthRow[]): Total {
  const whole = rows.filter(({ counts }) => counts[reading]);
  const isNovemberWhole = whole.some(({ month }) => month === reformMonth);
  const lastDay = isNovemberWhole ? firstOfReformMonth - 1 : reformDay;
  const byMonth = months.flatMap(({ month, days, time, benefits }) => {
    const given = [...time, ...benefits].flatMap((one) =>
      upTo(one, lastDay).map((span) => ({ ...one, ...span })),
    );
    return upTo(days, lastDay).map((inMonth) => ({ month, inMonth, given }));
  });
  const given = byMonth.flatMap((one) => one.given);
  const spans = countedSpans(given);
  const reducedUntilReform = byMonth.filter(({ inMonth, given: all }) => {
    const full = all.filter(({ isReduced }) => !isReduced);
    return full.length < all.length && !isCovered(inMonth, full);
  });
  const reducedSince = whole.filter(({ isReduced }) => isReduced[reading]);
  const ways = legalLengths(joined(given), whole.length);
  const { byDays, byDates } = ways;
  const legalDays = reading === 'least' ? Math.min(byDays, byDates) : Math.max(byDays, byDates);
  return {
    legalDays,
    ways,
    written: inYearsMonthsDays(legalDays),
    days: spans.reduce((sum, { added }) => sum + added, 0),
    spans,
    months: whole.length,
    reducedMonths: [...reducedUntilReform, ...reducedSince].map(({ month }) => month),
  };
}

/** What the count rests on, whatever the life. */
export const contributionTimeCitations = keys(
  'decreto-3048-188-g decreto-3048-19-c-2 in-128-209 ec-103-29 decreto-3048-19-e lei-8213-55-ii',
  'stf-tema-1125 tnu-sumula-73 decreto-3048-19-c lei-8212-21-2 lei-8213-55-4 stf-tema-1329',
  'lei-8213-13 lei-8212-45-a lei-10666-4',
);

/**
 * The time of contribution that a life shows, until today and until 13/11/2019, with the sum of each:
 * until the reform the days of the calendar, both ends included and overlapping ones once (Decreto
 * 3.048/1999, art. 188-G), made years in the way that gives less; then whole months at or above the minimum wage (art. 19-C, § 2º). 'least'
 * is the cautious total and decides; 'most' adds what is pending, unsure or open in law, as the month
 * of 11/2019. Special and rural time, other regimes and judgments are not in either.
 */
export function contributionTime(life: WorkingLife): ContributionTime {
  const ledger = ledgerOf(life, 'time');
  const seen = inBoth((reading) => see(ledger, eyes[reading]));
  const months = monthRows(seen);
  // What was paid late after the reform may not be of that day.
  const atReform = {
    least: see(
      ledger,
      butFor(eyes.least, (entry) => isByMonth(entry.spell) && isPaidAfterReform(entry)),
    ),
    most: seen.most,
  };
  return {
    today: inBoth((reading) => totalOf(seen[reading], months)),
    atReform: inBoth((reading) => totalOf(atReform[reading], [])),
    months,
    leftOut: leftOutOf(ledger, seen.least),
    openJobs: ledger.accounts
      .filter(({ spell }) => isJob(spell) && !spell.until && spell.standing !== 'refused')
      .map(({ spell, entries }) => ({ spell: spell.id, lastPaid: lastPaidMonth(entries, 'most') })),
    citations: contributionTimeCitations,
  };
}
