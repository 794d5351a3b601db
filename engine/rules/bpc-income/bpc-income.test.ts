import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { InvalidAmountError, largestCents } from './amount.ts';
import type { BpcIncomeAnswers } from './answers.ts';
import { bpcIncome } from './bpc-income.ts';
import { answersWith, income, person, resident, wage } from './households.ts';
import { assertInForce, RulesNotInForceError } from './in-force.ts';

describe('datas', () => {
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
});

describe('valores impossíveis', () => {
  const assess = (...[residents, more]: Parameters<typeof answersWith>) =>
    bpcIncome(answersWith(residents, more as Partial<BpcIncomeAnswers>), isoDate('2026-11-20'));

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, largestCents + 1])(
    'recusa %s',
    (cents) => {
      const bad = person(income('work', cents));
      expect(() => assess([], { applicant: bad })).toThrow(InvalidAmountError);
      expect(() => assess([resident('grandparent', bad)])).toThrow(InvalidAmountError);
      expect(() => assess([], { bolsaFamiliaCents: cents })).toThrow(InvalidAmountError);
    },
  );

  it.each([0, 1, largestCents])('aceita %s', (cents) => {
    expect(() => assess([], { applicant: person(income('work', cents)) })).not.toThrow();
  });
});
