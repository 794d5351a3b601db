import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { addYears, daysBetween } from '../calendar.ts';
import { isSafe, officeDay } from './office-day.ts';
import {
  countedDays,
  printedTerm,
  proceduralTerm,
  type Term,
  termOfRight,
  termOfYears,
  windowBefore,
} from './term.ts';

const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays(isoDate('2003-01-01'), days));

const kinds: readonly (readonly [string, (day: Parameters<typeof addDays>[0]) => Term])[] = [
  ['dias de um processo', (day) => proceduralTerm(day, 45)],
  ['dias de um direito', (day) => termOfRight(day, 90)],
  ['anos', (day) => termOfYears(day, 10)],
  ['últimos dias', (day) => windowBefore(addDays(day, 20), 15)],
  ['impresso', (day) => printedTerm(addDays(day, 7))],
];

describe.each(kinds)('%s, de qualquer dia', (_, termFrom) => {
  forAny(anyDay)('o dia seguro é útil, até o último; o limite, até a última leitura', (day) => {
    const { safeDay, lastDay, legalLimit, latestReading } = termFrom(day);
    expect(isSafe(officeDay(safeDay))).toBe(true);
    expect(safeDay <= lastDay).toBe(true);
    expect(safeDay <= legalLimit && lastDay <= legalLimit).toBe(true);
    expect(legalLimit <= latestReading).toBe(true);
    expect(daysBetween(safeDay, latestReading)).toBeLessThanOrEqual(13);
  });

  forAny(anyDay)('quem conta de um dia depois nunca tem prazo que acaba antes', (day) => {
    const [before, after] = [termFrom(day), termFrom(addDays(day, 1))];
    for (const part of ['safeDay', 'lastDay', 'legalLimit', 'latestReading'] as const)
      expect(after[part] >= before[part]).toBe(true);
  });

  forAny(anyDay)('o desenho vai do primeiro dia ao limite, cada marca uma vez', (day) => {
    const term = termFrom(day);
    const days = countedDays(term);
    expect(days.at(-1)?.date).toBe(term.legalLimit);
    expect(days.map(({ date }) => date)).toEqual(
      days.map((_, index) => addDays(days[0]?.date ?? day, index)),
    );
    const marks = days.flatMap(({ marks }) => marks);
    expect(new Set(marks).size).toBe(marks.length);
    expect(marks).toEqual(expect.arrayContaining(['safeDay', 'lastDay', 'legalLimit']));
  });
});

forAny(anyDay, fc.constantFrom(5, 10))('o aniversário cabe na outra leitura', (day, years) => {
  expect(termOfYears(day, years).latestReading >= addYears(day, years)).toBe(true);
});

describe('o desenho de um prazo longo', () => {
  it('de dias, começa no dia que não conta', () => {
    const [first] = countedDays(termOfRight(isoDate('2026-10-01'), 180));
    expect(first).toMatchObject({ date: '2026-10-01', count: 0, marks: ['from'] });
  });

  it('de anos, mostra só o fim, sem contar dias', () => {
    const days = countedDays(termOfYears(isoDate('2021-11-23'), 5));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(days.every(({ count }) => count === undefined)).toBe(true);
  });

  it('dos últimos dias, começa quando se abre', () => {
    const days = countedDays(windowBefore(isoDate('2026-12-18'), 15));
    expect(days[0]).toMatchObject({ date: '2026-12-04', marks: ['opensOn'] });
    expect(days.at(-1)).toMatchObject({ date: '2026-12-18', marks: ['legalLimit'] });
  });
});
