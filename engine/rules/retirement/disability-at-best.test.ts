import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { inYearsMonthsDays, legalDays } from '../legal-days.ts';
import { disabilityAtBest } from './disability-at-best.ts';

const years = (count: number) => inYearsMonthsDays(count * 360);

// Decreto 3.048/1999, arts. 70-E and 70-F, § 1º: ten years, in hundredths of a year.
it.each([
  ['woman', 'severe', 10, {}, 130],
  ['woman', 'moderate', 10, {}, 160],
  ['woman', 'mild', 10, {}, 190],
  ['man', 'severe', 10, {}, 290],
  ['man', 'moderate', 10, {}, 330],
  ['man', 'mild', 10, {}, 380],
  // All of it with the disability: by the better of the two accounts, never by both.
  ['woman', 'severe', 20, {}, 0],
  ['woman', 'moderate', 20, {}, 0],
  ['woman', 'mild', 20, {}, 120],
  ['man', 'severe', 20, {}, 0],
  ['man', 'mild', 20, {}, 320],
  // Half of it without: that half first.
  ['man', 'mild', 15, {}, 350],
  ['man', 'mild', 10, { special: undefined, rural: years(3) }, 300],
] as const)(
  '%s, %s, %d dos 20 anos com a deficiência, %j',
  (sex, degree, had, claimed, hundredths) => {
    const told = {
      referenceDate: isoDate('2026-11-20'),
      birthDate: isoDate('1964-05-10'),
      sex,
      time: years(20),
      disability: { degree, time: years(had) },
    };
    const { time, disability } = disabilityAtBest(told, { special: years(10), ...claimed }, degree);
    const more = (hundredths * 360) / 100;
    expect(time).toEqual(inYearsMonthsDays(20 * 360 + more));
    expect(disability).toEqual({ degree, time: inYearsMonthsDays(legalDays(years(had)) + more) });
  },
);
