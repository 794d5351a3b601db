import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, InvalidDateError, isoDate, weekdayOf, wholeYear, yearOf } from './date.ts';
import { forAny } from './proof/for-any.ts';

const anyDate = fc
  .date({
    min: new Date('1901-01-01T00:00:00Z'),
    max: new Date('2198-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((instant) => isoDate(instant.toISOString().slice(0, 10)));

it.each(['2026-11-20', '2024-02-29', '1900-01-01', '2199-12-31'])('aceita %s', (text) => {
  expect(isoDate(text)).toBe(text);
});

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '20/11/2026',
  '2026-11-20T00:00:00Z',
  ' 2026-11-20',
  '1899-12-31',
  '2200-01-01',
  '',
])('recusa “%s”', (text) => {
  expect(() => isoDate(text)).toThrow(InvalidDateError);
});

it('diz qual texto foi recusado', () => {
  expect(() => isoDate('2026-02-30')).toThrow('“2026-02-30” não é uma data');
});

it('conta dias corridos, passando por fim de mês, de ano e ano bissexto', () => {
  expect(addDays(isoDate('2026-11-20'), 30)).toBe('2026-12-20');
  expect(addDays(isoDate('2026-12-02'), 30)).toBe('2027-01-01');
  expect(addDays(isoDate('2024-02-28'), 1)).toBe('2024-02-29');
  expect(addDays(isoDate('2026-03-01'), -1)).toBe('2026-02-28');
});

it('recusa um resultado fora dos anos aceitos', () => {
  expect(() => addDays(isoDate('2199-12-31'), 1)).toThrow(InvalidDateError);
});

it('sabe o dia da semana: 20 de novembro de 2026 é sexta-feira', () => {
  expect(weekdayOf(isoDate('2026-11-20'))).toBe(5);
  expect(weekdayOf(isoDate('2026-12-20'))).toBe(0);
});

it('dá o primeiro e o último dia do ano', () => {
  expect(wholeYear(2026)).toEqual({ from: '2026-01-01', until: '2026-12-31' });
  expect(yearOf(isoDate('2026-12-31'))).toBe(2026);
});

forAny(anyDate, fc.integer({ min: 1, max: 365 }))('vai e volta em tantos dias', (date, days) => {
  const later = addDays(date, days);
  expect(later > date).toBe(true);
  expect(addDays(later, -days)).toBe(date);
});

forAny(anyDate)('repete o dia da semana a cada sete dias', (date) => {
  expect(weekdayOf(addDays(date, 7))).toBe(weekdayOf(date));
  expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
});
