import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { inYearsMonthsDays } from '#rules/legal-days.ts';
import { vera } from '#tests/tools/people.ts';
import { answersFrom, claimedFrom } from './answers-from.ts';
import { caseOf } from './case-of.ts';
import { outlookOf } from './outlook.ts';
import type { Told } from './questions.ts';
import { sayCase } from './say.ts';

const today = isoDate('2026-11-20');
const years = (count: number) => inYearsMonthsDays(count * 360);
const risk = (days?: number): Partial<Told> => ({
  claims: 'special',
  specialTime: days === undefined ? undefined : inYearsMonthsDays(days),
});

/** Short of the 28 years by 454 days, of her 18 without the disability. */
const mild: Told = {
  ...vera,
  birthDate: isoDate('1974-05-10'),
  time: years(28),
  timeAtReform: years(21),
  carenciaMonths: 336,
  disability: 'mild',
  disabilityTime: years(10),
};
/** Of the age of the rule by age, and short of its 15 years by one; the other asks 28. */
const ofAge: Told = {
  ...mild,
  birthDate: isoDate('1970-05-10'),
  time: years(14),
  timeAtReform: years(7),
  carenciaMonths: 180,
  disabilityTime: years(14),
};
const severe: Told = {
  ...mild,
  birthDate: isoDate('1980-05-10'),
  time: years(20),
  timeAtReform: years(13),
  disability: 'severe',
};

// Decreto 3.048/1999, art. 70-F, § 1º: 1.12 in place of 0.93; LC 142/2013, art. 3º, IV.
it.each<[string, Told, string | undefined]>([
  ['sem risco', mild, undefined],
  ['risco que não chega hoje', { ...mild, ...risk(2384) }, '2026-11-21'],
  ['risco que chega hoje', { ...mild, ...risk(2385) }, '2026-11-20'],
  ['risco que passa', { ...mild, ...risk(3600) }, '2026-11-20'],
  ['risco, sem saber quanto', { ...mild, ...risk() }, '2026-11-20'],
  ['por idade, o risco não completa os 15', { ...ofAge, ...risk(1800) }, undefined],
  ['a roça, sim', { ...ofAge, claims: 'rural', ruralTime: years(1) }, '2026-11-20'],
  ['sem o grau: o mais grave', { ...ofAge, ...risk(1800), disability: 'noDegree' }, undefined],
  ['MEI, antes da deficiência ou com ela', { ...severe, reducedPlanMonths: 60 }, '2033-07-14'],
  [
    'MEI, todo ele com ela',
    { ...severe, reducedPlanMonths: 60, disabilityTime: years(20) },
    undefined,
  ],
])('%s: onde a regra da deficiência pode vir antes, nenhuma data é a resposta', (_, told, from) => {
  const known = caseOf(told, answersFrom(told, today));
  expect(known.outlook.disabilityFrom).toBe(from);
  expect(/\d{4}/.test(sayCase(known).first('answer') ?? '')).toBe(from === undefined);
});

it('sem outro tempo, o grau que falta é dito grau a grau, e nada se soma', () => {
  const told: Told = { ...mild, disability: 'noDegree' };
  expect(outlookOf(answersFrom(told, today), claimedFrom(told)).disabilityFrom).toBeUndefined();
});
