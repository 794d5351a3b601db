import type { CitationKey } from '#law/citations.ts';
import { type IsoDate, isoDate } from '#law/date.ts';
import { type LegalSeries, valueOn } from '#law/value.ts';
import { type DayNumber, dateOf, dayNumberOf } from '../calendar.ts';
import { verdictOf } from '../criterion.ts';
import { firstDayWhen } from './legal-days.ts';
import type { CriterionId, RetirementCriterion, Unit } from './result.ts';

/** A requirement that changes with the year, brought to the unit of the demand. */
interface Rising {
  readonly series: LegalSeries<number>;
  /** Legal days in one unit of the series: 360 in a point, 30 in a month of age. */
  readonly scale: number;
}

/** What the person would have on the day; it must never fall as days pass. */
export type Have = (day: DayNumber) => number;

/** One thing a rule asks, followed through the days to come. */
export interface Demand {
  readonly id: CriterionId;
  readonly unit: Unit;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
  /** Undefined while it depends on an answer not told. */
  readonly asked: number | Rising | undefined;
  /** Undefined while not told. */
  readonly have: Have | undefined;
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
export type FirstDay = IsoDate | 'unknown' | 'never';

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

/**
 * The demand compared with what was told, on the reference date.
 * @throws {MissingLegalValueError} when the date is before the reform.
 */
export function compare(demand: Demand, referenceDate: IsoDate): RetirementCriterion {
  const { id, unit, citations, asked, have, isMoreThan = false, toll, converted } = demand;
  const required = asked === undefined ? undefined : askedOn(asked, referenceDate);
  const told = have?.(dayNumberOf(referenceDate));
  const missing =
    required === undefined || told === undefined
      ? undefined
      : Math.max(0, required + (isMoreThan ? 1 : 0) - told);
  const first = firstDayOf(demand, referenceDate);
  const metOn = isDay(first) ? first : undefined;
  return {
    id,
    verdict: verdictOf(missing === undefined ? undefined : missing === 0),
    citations,
    unit,
    required,
    told,
    missing,
    isMoreThan,
    ...(toll !== undefined && { toll }),
    ...(converted !== undefined && { converted }),
    metOn,
    requiredWhenMet: metOn === undefined || asked === undefined ? undefined : askedOn(asked, metOn),
  };
}
