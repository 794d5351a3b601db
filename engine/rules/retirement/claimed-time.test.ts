import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { inYearsMonthsDays } from '../legal-days.ts';
import { mostRuralDays, withClaimedTime, withHybridCarencia } from './claimed-time.ts';
import { retirementRules } from './retirement-rules.ts';
import { hadSpecialAtReform, specialNotBefore } from './special-rule.ts';

const years = (count: number) => inYearsMonthsDays(count * 360);
const told = {
  referenceDate: isoDate('2026-11-20'),
  birthDate: isoDate('1964-05-10'),
  time: years(33),
  timeAtReform: years(26),
  carenciaMonths: 396,
};

// EC 103/2019, art. 25, § 2º; Decreto 3.048/1999, art. 70: 10 years are 14 or 12. Lei 8.213, art. 55, § 2º.
it.each([
  ['man', { special: years(10) }, years(37), years(30)],
  ['woman', { special: years(10) }, years(35), years(28)],
  ['man', { rural: years(3) }, years(36), years(29)],
  ['man', { special: years(10), rural: years(3) }, years(40), years(33)],
  ['woman', { special: inYearsMonthsDays(4) }, years(33), years(26)],
  ['woman', { special: inYearsMonthsDays(5) }, inYearsMonthsDays(11_881), inYearsMonthsDays(9361)],
  ['man', {}, years(33), years(26)],
] as const)(
  '%s, %j: o tempo cresce, também na reforma, e a carência não',
  (sex, claimed, time, timeAtReform) => {
    const answers = { ...told, sex };
    expect(withClaimedTime(answers, claimed)).toEqual({ ...answers, time, timeAtReform });
  },
);

it('homem de 62, doze anos de ruído: de 65 anos de idade para o pedágio de 100%, de 39 anos, 2 meses e 12 dias', () => {
  const soonest = (special: number) =>
    retirementRules(
      withClaimedTime(
        { ...told, sex: 'man', firstInsured: 'untilReform', disability: 'none' },
        { special: years(special) },
      ),
    )
      .rules.flatMap(({ id, metOn }) => (metOn ? [`${metOn} ${id}`] : []))
      .sort()[0];
  expect(soonest(0)).toBe('2029-05-10 ageUntilReform');
  expect(soonest(12)).toBe('2028-04-13 toll100');
});

it('na roça e na cidade, os meses da roça somam para a carência; sem saber dela, nada', () => {
  const rural = { years: 5, months: 11, days: 29 };
  const carencia = (carenciaMonths?: number) =>
    withHybridCarencia({ ...told, sex: 'man', carenciaMonths }, { rural }).carenciaMonths;
  expect(carencia(109)).toBe(180);
  expect(carencia(0)).toBe(71);
  expect(carencia()).toBeUndefined();
});

it.each([
  ['1991-10-31', 0],
  ['1991-10-30', 1],
  ['1981-10-31', 3600],
  ['1995-01-01', 0],
])('quem nasceu em %s: %d dias até outubro de 1991', (birth, days) => {
  expect(mostRuralDays({ birthDate: isoDate(birth) })).toBe(days);
});

// Lei 8.213/1991, art. 57; EC 103/2019, art. 3º.
it.each([
  [years(25), true],
  [inYearsMonthsDays(25 * 360 - 1), false],
  [undefined, false],
])('risco até a reforma, %j: completo? %s', (special, isComplete) => {
  expect(hadSpecialAtReform({ special })).toBe(isComplete);
});

// EC 103/2019, art. 21, III: 25 years at risk and 86 points. He is 62, and has 33 years, 7 since the reform.
it.each([
  ['1964-05-10', years(18), '2026-11-20'],
  ['1964-05-10', inYearsMonthsDays(18 * 360 - 29), '2026-11-20'],
  ['1964-05-10', inYearsMonthsDays(18 * 360 - 30), '2026-12-20'],
  ['1964-05-10', undefined, '2026-11-20'],
  ['1973-11-20', years(18), '2026-11-20'],
  ['1973-12-20', years(18), '2026-11-20'],
  ['1974-01-20', years(18), '2026-12-20'],
])(
  'nascido em %s, com risco de %j até a reforma: a especial não antes de %s',
  (birth, special, day) => {
    const answers = { ...told, sex: 'man' as const, birthDate: isoDate(birth) };
    expect(specialNotBefore(answers, { special })).toBe(day);
  },
);
