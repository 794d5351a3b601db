import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { prove } from '../proof/prove.ts';
import { bpcIncome } from './bpc-income.ts';
import { contradictionsOf } from './contradictions.ts';
import { hangsOnLawOnly } from './doubt-of-law.ts';
import { assertInForce, RulesNotInForceError } from './in-force.ts';
import { cases } from './proof/cases.ts';
import { answersWith, wage } from './proof/households.ts';

prove(cases, (answers, on) => {
  const result = bpcIncome(answers, on);
  const warnings = Object.entries(result.flags).filter(([, isRaised]) => isRaised);
  return {
    ...result,
    warnings: warnings.map(([flag]) => flag),
    hangsOnLawOnly: hangsOnLawOnly(result),
    askBack: contradictionsOf(answers),
  };
});

it.each(['2026-01-01', '2026-12-31'])('há salário mínimo em %s', (date) => {
  expect(bpcIncome(answersWith([]), isoDate(date)).wage.value).toBe(wage);
});

it.each(['2025-12-31', '2027-01-01'])('não inventa o salário mínimo de %s', (date) => {
  expect(() => bpcIncome(answersWith([]), isoDate(date))).toThrow(MissingLegalValueError);
});

it('as regras valem desde 26 de junho de 2025, e não na véspera', () => {
  expect(() => assertInForce(isoDate('2025-06-25'))).toThrow(RulesNotInForceError);
  expect(() => bpcIncome(answersWith([]), isoDate('2025-06-25'))).toThrow(RulesNotInForceError);
  expect(() => assertInForce(isoDate('2025-06-26'))).not.toThrow();
});
