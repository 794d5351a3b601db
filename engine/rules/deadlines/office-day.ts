import { type IsoDate, weekdayOf, yearOf } from '#law/date.ts';
import {
  goodFriday,
  type NationalHoliday,
  nationalHolidaysOf,
  type OptionalDay,
  optionalDaysOf,
} from '#law/holidays.ts';

/** What keeps federal offices closed, or closed early, on a day. Several may hold at once. */
export interface OfficeDay {
  readonly weekend: boolean;
  readonly nationalHoliday: NationalHoliday | undefined;
  readonly goodFriday: boolean;
  readonly optionalDay: OptionalDay | undefined;
}

const sunday = 0;
const saturday = 6;

interface SpecialDays {
  readonly nationalHolidays: readonly NationalHoliday[];
  readonly goodFriday: IsoDate;
  readonly optionalDays: readonly OptionalDay[];
}

// Kept, because a count asks for the same year on each of its days.
const specialDays = new Map<number, SpecialDays>();

function specialDaysOf(year: number): SpecialDays {
  const kept = specialDays.get(year);
  if (kept) return kept;
  const days = {
    nationalHolidays: nationalHolidaysOf(year),
    goodFriday: goodFriday(year),
    optionalDays: optionalDaysOf(year),
  };
  specialDays.set(year, days);
  return days;
}

/**
 * What the calendar says of the day in the whole country; state and municipal holidays are unknown.
 * @throws {MissingLegalValueError} for years before 2003, whose holidays are not recorded.
 */
export function officeDay(date: IsoDate): OfficeDay {
  const special = specialDaysOf(yearOf(date));
  const weekday = weekdayOf(date);
  const onDate = (day: { date: IsoDate }): boolean => day.date === date;
  return {
    weekend: weekday === saturday || weekday === sunday,
    nationalHoliday: special.nationalHolidays.find(onDate),
    goodFriday: special.goodFriday === date,
    optionalDay: special.optionalDays.find(onDate),
  };
}

/** Whether a term that ends on the day goes on to the next one; Lei 9.784/1999, art. 66, § 1º. */
export const movesTheTerm = (day: OfficeDay): boolean =>
  day.weekend || day.nationalHoliday !== undefined;

// Good Friday and the optional days probably move the term too, but no federal law says so. They
// never make the date later here, since the harm of a late appeal is the reader's; and nobody should
// leave the appeal for a day on which offices are closed.
/** Whether offices are open the whole day, as far as the calendar tells. */
export const isSafe = (day: OfficeDay): boolean =>
  !movesTheTerm(day) && !day.goodFriday && day.optionalDay === undefined;
