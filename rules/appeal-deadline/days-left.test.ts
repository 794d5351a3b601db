import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '#law/date.ts';
import { daysLeft } from './days-left.ts';

describe('dias que faltam', () => {
  it.each([
    ['2026-12-17', 1],
    ['2026-12-18', 0],
    ['2026-12-19', -1],
    ['2026-11-18', 30],
    ['2025-12-18', 365],
  ])('de %s até 18/12/2026: %d', (today, days) => {
    expect(daysLeft(isoDate(today), isoDate('2026-12-18'))).toBe(days);
  });

  it('passa por ano bissexto', () => {
    expect(daysLeft(isoDate('2028-02-28'), isoDate('2028-03-01'))).toBe(2);
    expect(daysLeft(isoDate('2027-02-28'), isoDate('2027-03-01'))).toBe(1);
  });

  it('é o inverso de somar dias', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_000, max: 36_000 }), (days) => {
        const today = isoDate('2026-11-20');
        expect(daysLeft(today, addDays(today, days))).toBe(days);
      }),
    );
  });
});
