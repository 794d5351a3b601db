import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import { dayNumberOf } from './calendar.ts';
import {
  firstDayWhen,
  inYearsMonthsDays,
  legalDays,
  legalDaysSince,
  wholeMonthsIn,
  wholeYearsIn,
} from './legal-days.ts';

const legalDaysBetween = (from: IsoDate, to: IsoDate): number =>
  legalDaysSince(from)(dayNumberOf(to));

const firstDate = isoDate('1930-01-01');
const anyDate = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(firstDate, days));

it.each([
  ['0 dia', { years: 0, months: 0, days: 0 }, 0],
  ['29 dias', { years: 0, months: 0, days: 29 }, 29],
  ['30 dias são um mês', { years: 0, months: 1, days: 0 }, 30],
  ['11 meses e 29 dias', { years: 0, months: 11, days: 29 }, 359],
  ['12 meses são um ano', { years: 1, months: 0, days: 0 }, 360],
  ['29 anos e 5 meses', { years: 29, months: 5, days: 0 }, 10_590],
])('%s', (_, length, days) => {
  expect(legalDays(length)).toBe(days);
  expect(inYearsMonthsDays(days)).toEqual(length);
});

it('aceita dias e meses que passam da conta, como saem de uma soma', () => {
  expect(legalDays({ years: 1, months: 13, days: 45 })).toBe(
    legalDays({ years: 2, months: 2, days: 15 }),
  );
});

it('anos e meses só contam completos', () => {
  expect([wholeYearsIn(359), wholeYearsIn(360), wholeMonthsIn(29), wholeMonthsIn(30)]).toEqual([
    0, 1, 0, 1,
  ]);
});

it.each([
  ['no mesmo dia', '2026-11-20', '2026-11-20', 0],
  ['data anterior: nada', '2026-11-20', '2026-11-19', 0],
  ['um dia', '2026-11-20', '2026-11-21', 1],
  ['véspera de um mês', '2026-11-20', '2026-12-19', 29],
  ['um mês', '2026-11-20', '2026-12-20', 30],
  ['o 31º dia do mês não acrescenta', '2026-12-20', '2027-01-19', 29],
  ['véspera do aniversário', '1964-11-21', '2026-11-20', 62 * 360 - 1],
  ['no aniversário', '1964-11-20', '2026-11-20', 62 * 360],
  ['em fevereiro, mês curto', '2027-01-20', '2027-02-20', 30],
  ['de 31/01 a 28/02: o mês não fechou', '2027-01-31', '2027-02-28', 28],
  ['de 31/01 a 1º/03: o mês fecha no dia seguinte', '2027-01-31', '2027-03-01', 30],
  ['nascido em 29/02, na véspera, em ano comum', '1964-02-29', '2026-02-28', 61 * 360 + 359],
  ['nascido em 29/02 faz anos em 1º/03', '1964-02-29', '2026-03-01', 62 * 360],
  ['nascido em 29/02, em ano bissexto', '1964-02-29', '2028-02-29', 64 * 360],
  ['de novembro a fevereiro, na virada do ano', '2026-11-30', '2027-03-01', 90],
])('%s', (_, from, to, days) => {
  expect(legalDaysBetween(isoDate(from), isoDate(to))).toBe(days);
});

tried(
  2000,
  anyDate,
  anyDate,
  fc.nat(40),
)('o tempo não volta quando os dias passam, nem para quem começou antes', (from, to, days) => {
  const between = legalDaysBetween(from, to);
  expect(legalDaysBetween(from, addDays(to, days))).toBeGreaterThanOrEqual(between);
  expect(legalDaysBetween(addDays(from, -days), to)).toBeGreaterThanOrEqual(between);
});

forAny(anyDate, fc.integer({ min: 1, max: 60 }))('cada ano inteiro dá 360 dias', (from, years) => {
  const sameDay = `${Number(from.slice(0, 4)) + years}${from.slice(4)}`;
  fc.pre(!from.endsWith('-02-29') && Number(sameDay.slice(0, 4)) < 2200);
  expect(legalDaysBetween(from, isoDate(sameDay))).toBe(years * 360);
  expect(legalDaysBetween(from, addDays(isoDate(sameDay), -1))).toBeLessThan(years * 360);
});

forAny(
  fc.nat(400),
  fc.nat(400),
  fc.nat(400),
)('acha o primeiro dia por metades, o mesmo que dia a dia', (start, length, offset) => {
  const turning = start + offset;
  const found = firstDayWhen((day) => day >= turning, start, start + length);
  expect(found).toBe(offset <= length ? turning : undefined);
});
