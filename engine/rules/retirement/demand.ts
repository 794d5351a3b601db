import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import { type LegalSeries, valueOn } from '#law/value.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { verdictOf } from '../criterion.ts';
import { firstDayWhen } from '../legal-days.ts';
import type { CriterionId, RetirementCriterion, Unit } from './result.ts';

/** A requirement that changes with the year, brought to the unit of the demand. */
interface Rising {
  readonly series: LegalSeries<number>;
  /** Legal days in one unit of the series: 360 in a point, 30 in a month of age. */
  readonly scale: number;
}

/** What the person has on the day, in the past or to come; it must never fall as days pass. */
export type Have = (day: DayNumber) => number;

/** One thing a rule asks, followed through the days to come. */
export interface Demand {
  readonly id: CriterionId;
  readonly unit: Unit;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
  /** Undefined while it depends on an answer not told. */
  readonly asked: number | Rising | undefined;
  /** What is asked at the least while `asked` is not known. */
  readonly leastAsked?: number;
  /** The least that there was for certain; undefined while not told. */
  readonly have?: Have | undefined;
  /** The most that there can have been, where what was told leaves it open; `have` where absent. */
  readonly most?: Have;
  readonly isMoreThan?: boolean;
  readonly toll?: number;
  readonly converted?: number;
}

// The last day the calendar of law/ knows. Whoever was born today is 173 then: not met by that day
// is never met, and the search is by halves, so its distance costs little.
const horizon = isoDate('2199-12-31');

const askedOn = (asked: number | Rising, date: IsoDate): number =>
  typeof asked === 'number' ? asked : valueOn(asked.series, date) * asked.scale;

interface Period {
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly required: number;
}

function periodsFrom(asked: number | Rising, from: IsoDate): Period[] {
  const start = dayNumberOf(from);
  if (typeof asked === 'number') return [{ start, end: dayNumberOf(horizon), required: asked }];
  return asked.series.values
    .filter(({ until = horizon }) => until >= from)
    .map((period) => ({
      start: Math.max(start, dayNumberOf(period.from)),
      end: dayNumberOf(period.until ?? horizon),
      required: period.value * asked.scale,
    }));
}

/** 'unknown' while an answer is missing, 'never' when no day will do. */
type FirstDay = IsoDate | 'unknown' | 'never';

export const isDay = (day: FirstDay): day is IsoDate => day !== 'unknown' && day !== 'never';

/**
 * First day from the date on that meets the demand. Within a year the requirement stands still and
 * what the person has never falls, so each year is searched by halves, exactly.
 */
function firstDayOf({ asked, have, isMoreThan }: Demand, from: IsoDate): FirstDay {
  if (asked === undefined || have === undefined) return 'unknown';
  for (const { start, end, required } of periodsFrom(asked, from)) {
    const enough = isMoreThan ? required + 1 : required;
    const found = firstDayWhen((day) => have(day) >= enough, start, end);
    if (found !== undefined) return dateOf(found);
  }
  return 'never';
}

/** First day from the date on that meets all the demands at once. */
export function firstDayOfAll(demands: readonly Demand[], from: IsoDate): FirstDay {
  const firsts = demands.map((demand) => firstDayOf(demand, from));
  if (firsts.includes('never')) return 'never';
  if (firsts.includes('unknown')) return 'unknown';
  // No day before a later one of these serves; on it another may have lapsed, so look again.
  const later = firsts.filter(isDay).sort().at(-1) ?? from;
  return later === from ? from : firstDayOfAll(demands, later);
}

/** The demand as if what it leaves open had all been for the better. */
export const atMost = (demand: Demand): Demand => ({
  ...demand,
  have: demand.have && (demand.most ?? demand.have),
});

/** The demands as far as they are known, all that is open for the better: no day before theirs serves. */
export const atBest = (demands: readonly Demand[]): Demand[] =>
  demands.flatMap((demand) => {
    const asked = demand.asked ?? demand.leastAsked;
    return asked === undefined || demand.have === undefined ? [] : [atMost({ ...demand, asked })];
  });

const missingTo = ({ isMoreThan }: Demand, required: number, had: number): number =>
  Math.max(0, required + (isMoreThan ? 1 : 0) - had);

/** The demand compared with what was told, on the day. @throws {MissingLegalValueError} before the reform. */
export function compare(demand: Demand, date: IsoDate): RetirementCriterion {
  const { id, unit, citations, asked, have, isMoreThan = false, toll, converted } = demand;
  const day = dayNumberOf(date);
  const required = asked === undefined ? undefined : askedOn(asked, date);
  const told = have?.(day);
  const most = atMost(demand).have?.(day);
  const isKnown = required !== undefined && told !== undefined && most !== undefined;
  const missing = isKnown ? missingTo(demand, required, told) : undefined;
  // Between the least and the most lies what the totals told do not settle.
  const isOpen = isKnown && missing !== 0 && missingTo(demand, required, most) === 0;
  const first = firstDayOf(demand, date);
  const metOn = isDay(first) ? first : undefined;
  return {
    id,
    verdict: verdictOf(missing === undefined || isOpen ? undefined : missing === 0),
    citations,
    unit,
    required,
    told,
    missing: isOpen ? undefined : missing,
    isMoreThan,
    ...(toll !== undefined && { toll }),
    ...(converted !== undefined && { converted }),
    metOn,
    requiredWhenMet: metOn === undefined || asked === undefined ? undefined : askedOn(asked, metOn),
  };
}
