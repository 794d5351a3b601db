import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from './date.ts';
import { easterSunday } from './easter.ts';
import {
  goodFriday,
  nationalHolidaysOf,
  optionalDaysOf,
  optionalDaysOrdinance,
  ordinanceOf,
} from './holidays.ts';
import { forAny } from './proof/for-any.ts';
import { MissingLegalValueError } from './value.ts';

const anyYear = fc.integer({ min: 2003, max: 2198 });
const datesOf = (year: number) => nationalHolidaysOf(year).map(({ date }) => date);

describe('feriados nacionais por lei federal', () => {
  it('são nove em 2027, em ordem', () => {
    expect(datesOf(2027)).toEqual([
      '2027-01-01',
      '2027-04-21',
      '2027-05-01',
      '2027-09-07',
      '2027-10-12',
      '2027-11-02',
      '2027-11-15',
      '2027-11-20',
      '2027-12-25',
    ]);
  });

  it('20 de novembro é feriado nacional desde 2024', () => {
    expect(datesOf(2023)).not.toContain('2023-11-20');
    expect(datesOf(2023)).toHaveLength(8);
    expect(datesOf(2024)).toContain('2024-11-20');
  });

  it('cada feriado cita a sua lei', () => {
    const sources = Object.fromEntries(
      nationalHolidaysOf(2026).map(({ date, source }) => [date, source]),
    );
    expect(sources).toMatchObject({
      '2026-01-01': 'lei-662-1',
      '2026-10-12': 'lei-6802-1',
      '2026-11-02': 'lei-662-1',
      '2026-11-20': 'lei-14759-1',
    });
  });

  it('Sexta-feira Santa, Carnaval e Corpus Christi não entram', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const holidays = datesOf(year);
        const optional = optionalDaysOf(year).map(({ date }) => date);
        // Tiradentes and Labour Day may fall on a movable day: those are holidays by their own law.
        const fixed = ['04-21', '05-01'];
        expect(
          [goodFriday(year), ...optional].filter(
            (date) => holidays.includes(date) && !fixed.includes(date.slice(5)),
          ),
        ).toEqual([]);
      }),
      { examples: [[2026], [2027], [2028]] },
    );
  });

  it('antes de 2003 a lista era outra, e não está aqui', () => {
    expect(() => nationalHolidaysOf(2002)).toThrow(MissingLegalValueError);
    expect(nationalHolidaysOf(2003)).toHaveLength(8);
  });
});

describe('Páscoa e dias que dependem dela', () => {
  it.each([
    [2026, '2026-04-03'],
    [2027, '2027-03-26'],
    [2028, '2028-04-14'],
  ])('Sexta-feira Santa de %i: %s', (year, date) => {
    expect(goodFriday(year)).toBe(date);
  });

  forAny(anyYear)('a Páscoa é sempre domingo, de 22 de março a 25 de abril', (year) => {
    const easter = easterSunday(year);
    expect(weekdayOf(easter)).toBe(0);
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
  });
});

describe('pontos facultativos', () => {
  it('em 2027: Carnaval, Cinzas, Corpus Christi, Dia do Servidor e vésperas', () => {
    expect(optionalDaysOf(2027).map(({ date, closed }) => `${date} ${closed}`)).toEqual([
      '2027-02-08 all-day',
      '2027-02-09 all-day',
      '2027-02-10 until-14h',
      '2027-05-27 all-day',
      '2027-10-28 all-day',
      '2027-12-24 afternoon',
      '2027-12-31 afternoon',
    ]);
  });

  // tools-review 3: Portaria MGI 11.460/2025, read there in two news items.
  it('em 2026, também as emendas da portaria do ano, na ordem dos dias', () => {
    expect(optionalDaysOf(2026).map(({ date }) => date)).toEqual([
      '2026-02-16',
      '2026-02-17',
      '2026-02-18',
      '2026-04-20',
      '2026-06-04',
      '2026-06-05',
      '2026-10-28',
      '2026-12-24',
      '2026-12-31',
    ]);
  });

  it('a emenda é dia útil em volta de um feriado, e do ano da sua portaria', () => {
    for (const { from, value } of optionalDaysOrdinance.values) {
      for (const { date } of value.bridgeDays) {
        expect(date.slice(0, 4)).toBe(from.slice(0, 4));
        expect([1, 5]).toContain(weekdayOf(date));
      }
    }
  });

  it('a portaria de 2026 saiu; a de um ano distante ainda não', () => {
    expect(ordinanceOf(2026)?.ordinance).toBe('portaria-mgi-11460');
    expect(ordinanceOf(2150)).toBeUndefined();
  });
});
