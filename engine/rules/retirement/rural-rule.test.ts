import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { inYearsMonthsDays, legalYears } from '../legal-days.ts';
import { ruralAgeOn, ruralRuleOf } from './rural-rule.ts';

const referenceDate = isoDate('2026-11-20');
const short = legalYears(15) - 1;

// Lei 8.213/1991, arts. 39 e 48, § 1º: 55 ou 60 anos, com 180 meses, que são 15 anos.
it.each([
  ['woman', '1971-05-28', 0, true, 'own'],
  ['woman', '1971-05-28', short, true, 'own'],
  ['woman', '1971-05-28', legalYears(15), true, undefined],
  ['woman', '1971-05-28', undefined, true, 'own'],
  ['woman', '1971-05-28', undefined, undefined, 'perhaps'],
  ['woman', '1986-11-20', short, undefined, 'perhaps'],
  ['woman', '1986-11-21', short, undefined, undefined],
  ['woman', '1986-11-21', short, true, 'own'],
  ['man', '1981-11-20', 0, undefined, 'perhaps'],
  ['man', '1981-11-21', 0, undefined, undefined],
  ['woman', '1971-05-28', 0, false, undefined],
] as const)('%s de %s, %s dias pagos, roça: %s', (sex, birth, days, worked, expected) => {
  const time = days === undefined ? undefined : inYearsMonthsDays(days);
  const answers = { referenceDate, sex, birthDate: isoDate(birth), time };
  expect(ruralRuleOf(answers, worked)).toBe(expected);
});

it.each([
  ['woman', '2026-05-28'],
  ['man', '2031-05-28'],
] as const)('%s: chega à idade em %s', (sex, day) => {
  expect(ruralAgeOn({ sex, birthDate: isoDate('1971-05-28') })).toBe(day);
});
