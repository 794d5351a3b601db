import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import type { RetirementAnswers } from './answers.ts';
import { retirementRules } from './retirement-rules.ts';

const answers: RetirementAnswers = {
  referenceDate: isoDate('2026-11-20'),
  sex: 'woman',
  birthDate: isoDate('1968-02-03'),
};

// The cases tell what each rule gives: here their order, and what each asks.
const asked = [
  'acquiredTime: insuredUntilReform, timeAtReform, carenciaAtReform',
  'teacherAcquiredTime: insuredUntilReform, teachingAtReform, carenciaAtReform',
  'ageUntilReform: insuredUntilReform, age, contribution, carencia',
  'ageAfterReform: insuredAfterReform, age, contribution, carencia',
  'points: insuredUntilReform, contribution, points, carencia',
  'teacherPoints: insuredUntilReform, teaching, points, carencia',
  'progressiveAge: insuredUntilReform, contribution, age, carencia',
  'teacherProgressiveAge: insuredUntilReform, teaching, age, carencia',
  'toll50: insuredUntilReform, timeAtReform, contributionWithToll, carencia',
  'toll100: insuredUntilReform, age, contributionWithToll, carencia',
  'teacherToll100: insuredUntilReform, age, teachingWithToll, carencia',
  'disabilityByTime: disability, disabilityTime, carencia',
  'disabilityByAge: disability, age, contribution, disabilityTime, carencia',
];
const askedOf = (told: RetirementAnswers) =>
  retirementRules(told).rules.map(
    ({ id, criteria }) => `${id}: ${criteria.map((criterion) => criterion.id).join(', ')}`,
  );

it('mostra todas, na ordem da lei; as de professor ao lado das gerais, só para quem é', () => {
  expect(askedOf({ ...answers, teaching: {} })).toEqual(asked);
  expect(askedOf(answers)).toEqual(asked.filter((rule) => !rule.startsWith('teacher')));
});

it('só com sexo e nascimento, decide a idade e nada mais, e nenhuma regra tem dia', () => {
  const { rules } = retirementRules({ ...answers, teaching: {}, disability: {} });
  const decided = rules.flatMap(({ criteria }) =>
    criteria.filter(({ verdict }) => verdict !== 'unknown'),
  );
  expect(new Set(decided.map(({ id }) => id))).toEqual(new Set(['age', 'disability']));
  for (const { metOn, isClosed, verdict } of rules)
    expect([metOn, isClosed, verdict === 'met']).toEqual([undefined, false, false]);
});

it('antes da reforma não há resposta', () => {
  const on = (day: string) => () => retirementRules({ ...answers, referenceDate: isoDate(day) });
  expect(on('2019-11-12')).toThrow(MissingLegalValueError);
  expect(on('2019-11-13')).not.toThrow();
});
