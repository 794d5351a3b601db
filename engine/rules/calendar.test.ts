import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import {
  addMonths,
  addYears,
  dateOf,
  dayNumberOf,
  daysBetween,
  fullMonths,
  fullYears,
} from './calendar.ts';

const anyDate = fc.nat(60_000).map((days) => addDays(isoDate('1930-01-01'), days));

it.each([
  ['2026-10-01', 4, '2027-02-01'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-10-31', 4, '2027-03-01'],
  ['2027-10-31', 4, '2028-03-01'],
  ['2027-10-29', 4, '2028-02-29'],
  ['2026-10-29', 4, '2027-03-01'],
  ['2026-11-30', 12, '2027-11-30'],
])('%s mais %i meses: %s', (from, months, to) => {
  expect(addMonths(isoDate(from), months)).toBe(to);
});

it('aniversário de 29 de fevereiro, em ano comum, é em 1º de março', () => {
  const birth = isoDate('2004-02-29');
  expect(addYears(birth, 21)).toBe('2025-03-01');
  expect(fullYears(birth, isoDate('2025-02-28'))).toBe(20);
  expect(fullYears(birth, isoDate('2025-03-01'))).toBe(21);
  expect(addYears(birth, 20)).toBe('2024-02-29');
});

it('a idade muda no dia do aniversário', () => {
  const birth = isoDate('1981-10-02');
  expect(fullYears(birth, isoDate('2026-10-01'))).toBe(44);
  expect(fullYears(birth, isoDate('2026-10-02'))).toBe(45);
});

it('antes do nascimento a idade é negativa', () => {
  expect(fullYears(isoDate('2026-10-02'), isoDate('2026-10-01'))).toBe(-1);
});

it('os meses completos mudam no dia de mesmo número', () => {
  expect(fullMonths(isoDate('2024-10-02'), isoDate('2026-10-01'))).toBe(23);
  expect(fullMonths(isoDate('2024-10-01'), isoDate('2026-10-01'))).toBe(24);
});

it('dias: o primeiro fica fora, o último conta', () => {
  expect(daysBetween(isoDate('2026-08-01'), isoDate('2026-10-30'))).toBe(90);
  expect(daysBetween(isoDate('2026-08-01'), isoDate('2026-08-01'))).toBe(0);
});

forAny(anyDate, fc.nat(600))('meses somados, contados de volta, são os mesmos', (from, months) => {
  const to = addMonths(from, months);
  expect(fullMonths(from, to)).toBe(months);
  expect(fullMonths(from, addDays(to, -1))).toBeLessThan(months);
});

it('numera os dias do calendário, de ida e de volta', () => {
  expect(dayNumberOf(isoDate('2028-03-01')) - dayNumberOf(isoDate('2027-12-31'))).toBe(61);
  fc.assert(
    fc.property(anyDate, (day) => {
      expect(dateOf(dayNumberOf(day))).toBe(day);
    }),
  );
});
