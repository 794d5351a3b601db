import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekdayOf } from './date.ts';
import { easterSunday } from './easter.ts';
import {
  nationalHolidaysOf,
  optionalDaysOf,
  optionalDaysOrdinance,
  ordinanceOf,
} from './holidays.ts';
import { forAny } from './proof/for-any.ts';
import { MissingLegalValueError } from './value.ts';

// Which days they are, year by year, holidays-library.test.ts compares with another program.

it('cada feriado cita a sua lei, em ordem', () => {
  expect(nationalHolidaysOf(2026).map(({ date, source }) => `${date} ${source}`)).toEqual([
    '2026-01-01 lei-662-1',
    '2026-04-21 lei-662-1',
    '2026-05-01 lei-662-1',
    '2026-09-07 lei-662-1',
    '2026-10-12 lei-6802-1',
    '2026-11-02 lei-662-1',
    '2026-11-15 lei-662-1',
    '2026-11-20 lei-14759-1',
    '2026-12-25 lei-662-1',
  ]);
});

it('antes de 2003 a lista era outra, e não está aqui', () => {
  expect(() => nationalHolidaysOf(2002)).toThrow(MissingLegalValueError);
  expect(nationalHolidaysOf(2003)).toHaveLength(8);
});

forAny(fc.integer({ min: 2003, max: 2198 }))(
  'a Páscoa é sempre domingo, de 22 de março a 25 de abril',
  (year) => {
    const easter = easterSunday(year);
    expect(weekdayOf(easter)).toBe(0);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
  },
);

// tools-review 3: Portaria MGI 11.460/2025, read there in two news items.
it('os pontos facultativos de 2026, também as emendas da portaria, na ordem dos dias', () => {
  expect(optionalDaysOf(2026).map(({ date, closed }) => `${date} ${closed}`)).toEqual([
    '2026-02-16 all-day',
    '2026-02-17 all-day',
    '2026-02-18 until-14h',
    '2026-04-20 all-day',
    '2026-06-04 all-day',
    '2026-06-05 all-day',
    '2026-10-28 all-day',
    '2026-12-24 afternoon',
    '2026-12-31 afternoon',
  ]);
});

it('a emenda é dia útil em volta de um feriado, e do ano da sua portaria', () => {
  for (const { from, value } of optionalDaysOrdinance.values)
    for (const { date } of value.bridgeDays) {
      expect(date.slice(0, 4)).toBe(from.slice(0, 4));
      expect([1, 5]).toContain(weekdayOf(date));
    }
});

it('a portaria de 2026 saiu; a de um ano distante ainda não', () => {
  expect(ordinanceOf(2026)?.ordinance).toBe('portaria-mgi-11460');
  expect(ordinanceOf(2150)).toBeUndefined();
});
