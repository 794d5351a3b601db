import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { inYearsMonthsDays, legalYears } from '../legal-days.ts';
import { ruralAgeOn, ruralLifeDecides, ruralRuleOf } from './rural-rule.ts';

const referenceDate = isoDate('2026-11-20');
const short = legalYears(15) - 1;

// Lei 8.213/1991, arts. 39 e 48, § 1º: 55 ou 60 anos, com 180 meses, que são 15 anos.
it.each([
  ['woman', '1971-05-28', 0, true, true, 'own'],
  ['woman', '1971-05-28', short, true, true, 'own'],
  ['woman', '1971-05-28', legalYears(15), true, true, undefined],
  ['woman', '1971-05-28', undefined, true, true, 'own'],
  ['woman', '1971-05-28', short, true, undefined, 'perhaps'],
  ['woman', '1971-05-28', short, true, false, undefined],
  ['woman', '1971-05-28', undefined, undefined, undefined, 'perhaps'],
  ['woman', '1986-11-20', short, undefined, undefined, 'perhaps'],
  ['woman', '1986-11-21', short, undefined, undefined, undefined],
  ['woman', '1986-11-21', short, true, undefined, 'perhaps'],
  ['man', '1981-11-20', 0, undefined, undefined, 'perhaps'],
  ['man', '1981-11-21', 0, undefined, undefined, undefined],
  ['woman', '1971-05-28', 0, false, undefined, undefined],
] as const)(
  '%s de %s, %s dias pagos, roça: %s, até a idade: %s',
  (sex, birth, days, worked, untilAge, expected) => {
    const time = days === undefined ? undefined : inYearsMonthsDays(days);
    const answers = { referenceDate, sex, birthDate: isoDate(birth), time };
    expect(ruralRuleOf(answers, { worked, untilAge })).toBe(expected);
  },
);

// Art. 48, § 3º: 62 ou 65 anos, 15 somados.
it.each([
  ['woman', '1964-11-20', short, 0, true],
  ['woman', '1964-11-20', short, 1, false],
  ['woman', '1964-11-21', short, 1, true],
  ['woman', '1966-05-28', legalYears(15), 0, false],
  ['man', '1961-11-20', short, 1, false],
  ['man', '1961-11-21', short, 1, true],
] as const)(
  '%s de %s, %i dias pagos, %i de roça: decide? %s',
  (sex, birth, days, rural, decides) => {
    const person = { referenceDate, sex, birthDate: isoDate(birth), time: inYearsMonthsDays(days) };
    expect(ruralLifeDecides(person, inYearsMonthsDays(rural))).toBe(decides);
  },
);

it.each([
  ['woman', '2026-05-28'],
  ['man', '2031-05-28'],
] as const)('%s: chega à idade em %s', (sex, day) => {
  expect(ruralAgeOn({ sex, birthDate: isoDate('1971-05-28') })).toBe(day);
});
