import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { inYearsMonthsDays, type YearsMonthsDays } from '../legal-days.ts';
import { lateDoubts } from './doubts/late.ts';
import { withDoubts } from './doubts/with-doubts.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { legalLengths, type Ways } from './legal-length.ts';
import type { WorkingLife } from './life.ts';
import { type MonthRow, monthRows } from './month-rows.ts';
import { inBoth, isJob, type Range, type Reading } from './reading.ts';
import { isCovered, joined } from './spans.ts';
import { lastPaidMonth, type Stretch, spanOf } from './stretches.ts';
import { stretchesUntil } from './until-the-day.ts';
import { reformMonth } from './why-not.ts';

/** Days in a row that a spell gave, and how many of them no spell before it in the list had given. */
interface CountedSpan {
  readonly spell: string;
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Both ends included. */
  readonly days: number;
  readonly added: number;
}

/** A total with the sum it is made of. */
export interface Total {
  /** In legal days, 30 a month and 360 a year: what the retirement rules take. Of both ways, 'least' has the smaller. */
  readonly legalDays: number;
  readonly ways: Ways;
  readonly written: YearsMonthsDays;
  /** Days of the calendar until 13/11/2019: the sum of what the spans added. */
  readonly days: number;
  readonly spans: readonly CountedSpan[];
  /** Whole months after that: see `months` of the result for each. */
  readonly months: number;
  /** Whether 11/2019 is one of them; if not, its first 13 days are among the days. */
  readonly isNovemberWhole: boolean;
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

const reformDay = dayNumberOf(reform);

const byStart = (one: Stretch, other: Stretch): number =>
  one.from - other.from || one.until - other.until || (one.spell < other.spell ? -1 : 1);

/** Each stretch with the days that it adds to those before it: overlapping time counts once. */
function countedSpans(stretches: readonly Stretch[]): CountedSpan[] {
  let covered = Number.NEGATIVE_INFINITY;
  return [...stretches].sort(byStart).map(({ spell, from, until }) => {
    const added = Math.max(0, until - Math.max(from, covered + 1) + 1);
    covered = Math.max(covered, until);
    return { spell, from: dateOf(from), until: dateOf(until), days: until - from + 1, added };
  });
}

/** Months until the day that have days which only a reduced plan gave. */
function reducedMonthsOf(stretches: readonly Stretch[], until: DayNumber): Month[] {
  const full = joined(stretches.filter(({ isReduced }) => !isReduced));
  const months = new Set<Month>();
  for (const { from, until: end } of stretches.filter(({ isReduced }) => isReduced))
    for (let day = from; day <= end; ) {
      const month = dateOf(day).slice(0, 7) as Month;
      const days = spanOf(month);
      if (!isCovered({ from: days.from, until: Math.min(days.until, until) }, full))
        months.add(month);
      day = days.until + 1;
    }
  return [...months].sort();
}

function totalOf(
  life: WorkingLife,
  reading: Reading,
  asOf: 'today' | 'reform',
  rows: readonly MonthRow[],
): Total {
  const whole = rows.filter(({ counts }) => counts[reading]);
  const isNovemberWhole = whole.some(({ month }) => month === reformMonth);
  const lastDay = isNovemberWhole ? spanOf(reformMonth).from - 1 : reformDay;
  const stretches = stretchesUntil(life, lastDay, reading, asOf);
  const spans = countedSpans(stretches);
  const days = spans.reduce((sum, { added }) => sum + added, 0);
  const reduced = whole.filter(({ isReduced }) => isReduced[reading]).map(({ month }) => month);
  const ways = legalLengths(joined(stretches), whole.length);
  const { byDays, byDates } = ways;
  const legalDays = reading === 'least' ? Math.min(byDays, byDates) : Math.max(byDays, byDates);
  return {
    legalDays,
    ways,
    written: inYearsMonthsDays(legalDays),
    days,
    spans,
    months: whole.length,
    isNovemberWhole,
    reducedMonths: [...reducedMonthsOf(stretches, lastDay), ...reduced],
  };
}

/** What the count rests on, whatever the life. */
export const contributionTimeCitations: readonly CitationKey[] = [
  'decreto-3048-188-g',
  'decreto-3048-19-c-2',
  'in-128-209',
  'ec-103-29',
  'decreto-3048-19-e',
  'lei-8213-55-ii',
  'stf-tema-1125',
  'tnu-sumula-73',
  'decreto-3048-19-c',
  'lei-8212-21-2',
  'lei-8213-55-4',
  'stf-tema-1329',
  'lei-8213-13',
  'lei-8212-45-a',
  'lei-10666-4',
];

/**
 * The time of contribution that a life shows, until today and until 13/11/2019, with the sum of each:
 * until the reform the days of the calendar, both ends included and overlapping ones once (Decreto
 * 3.048/1999, art. 188-G), made years in the way that gives less; then whole months at or above the minimum wage (art. 19-C, § 2º). 'least'
 * is the cautious total and decides; 'most' adds what is pending, unsure or open in law, as the month
 * of 11/2019. Special and rural time, other regimes and judgments are not in either.
 */
export function contributionTime(told: WorkingLife): ContributionTime {
  const life = withDoubts(told, [lateDoubts(told)]);
  const months = monthRows(life);
  return {
    today: inBoth((reading) => totalOf(life, reading, 'today', months)),
    atReform: inBoth((reading) => totalOf(life, reading, 'reform', [])),
    months,
    leftOut: leftOutOf(life),
    openJobs: life.spells
      .filter((spell) => isJob(spell) && !spell.until && spell.standing !== 'refused')
      .map((spell) => ({ spell: spell.id, lastPaid: lastPaidMonth(spell, 'most') })),
    citations: contributionTimeCitations,
  };
}
