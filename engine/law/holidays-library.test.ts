import { getHolidays } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from './date.ts';
import { easterSunday } from './easter.ts';
import { goodFriday, nationalHolidaysOf, optionalDaysOf, ordinanceOf } from './holidays.ts';

// From the first year of engine/law/holidays.ts to the last that the library knows.
const years = Array.from({ length: 2099 - 2003 + 1 }, (_, index) => 2003 + index);

// Its dates are midnight on the machine's own clock.
const localDay = (date: Date): IsoDate =>
  isoDate(
    [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );

/** What moves a legal term is a holiday; on the other days offices close without moving it. */
function daysByLaw(year: number): string[] {
  const holidays = nationalHolidaysOf(year).map(({ date }) => `${date} holiday`);
  const optional = optionalDaysOf(year).map(({ date, closed }) => `${date} ${closed}`);
  return [...holidays, `${goodFriday(year)} all-day`, ...optional];
}

function daysByLibrary(year: number): string[] {
  const known = getHolidays(year).map(({ date, type }) => ({ date: localDay(date), type }));
  const easter = known.find(({ type }) => type === 'religious')?.date ?? '';
  expect(easterSunday(year)).toBe(easter);
  const carnival = addDays(isoDate(easter), -48);
  return [
    ...known
      .filter(({ type }) => type !== 'religious')
      .map(({ date, type }) =>
        // Declared by municipal law (Lei 9.093/1995, art. 2º): it does not move the term (law-facts 7.10).
        type === 'national' && date !== addDays(isoDate(easter), -2)
          ? `${date} holiday`
          : `${date} all-day`,
      ),
    // Holy by the library's date, Tiradentes by its law: on 21 April 2079 the day is both.
    ...(addDays(isoDate(easter), -2) === `${year}-04-21` ? [`${year}-04-21 holiday`] : []),
    // Only the ordinance of the year has these (law-facts 7.10; Portaria MGI 11.460/2025, tools-review 3).
    `${carnival} all-day`,
    `${addDays(carnival, 2)} until-14h`,
    `${year}-10-28 all-day`,
    `${year}-12-24 afternoon`,
    `${year}-12-31 afternoon`,
    ...(ordinanceOf(year)?.bridgeDays ?? []).map(({ date }) => `${date} all-day`),
  ];
}

it.each(years)('em %i, os mesmos dias, fora o que a lei ou a portaria diz', (year) => {
  expect(new Set(daysByLaw(year))).toEqual(new Set(daysByLibrary(year)));
});
