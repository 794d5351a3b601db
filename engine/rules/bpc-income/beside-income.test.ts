import { describe, expect, it } from 'vitest';
import type { BpcIncomeAnswers, IncomeKind, Person } from './answers.ts';
import { besideIncome, type Hindrance } from './beside-income.ts';
import { answersWith, elder, income, person, resident, wage, withDisability } from './cases.ts';

const by = (applicant: Person, more: Partial<BpcIncomeAnswers> = {}) =>
  besideIncome(answersWith([], { applicant, ...more }));

describe('o que a lei pede além da renda', () => {
  it.each<[string, Person, Hindrance[]]>([
    ['65 anos, sem benefício', elder(), []],
    ['deficiência, sem benefício', withDisability(), []],
    ['nem idade nem deficiência', person(), ['neitherAgeNorDisability']],
    [
      'da deficiência não se sabe',
      { ...person(), hasDisability: undefined },
      ['disabilityNotTold'],
    ],
    ['65 anos e aposentadoria', elder(income('inssBenefit', wage)), ['ownBenefit']],
    ['65 anos e benefício de servidor', elder(income('publicServantBenefit', 1)), ['ownBenefit']],
    [
      'nem idade nem deficiência, e um benefício: a idade vem antes',
      person(income('inssBenefit', 1)),
      ['neitherAgeNorDisability', 'ownBenefit'],
    ],
    ['65 anos e trabalho', elder(income('work', 1)), []],
    ['deficiência e trabalho', withDisability(income('work', 1)), ['ownWork']],
    ['deficiência e bico', withDisability(income('occasionalWork', 1)), ['ownWork']],
    ['deficiência e aprendizagem', withDisability(income('estagioOuAprendizagem', 1)), []],
    ['já recebe o BPC', elder(income('bpc', wage)), ['hasBpc']],
    ['auxílio-inclusão', withDisability(income('auxilioInclusao', 1)), ['hasAuxilioInclusao']],
  ])('%s', (_, applicant, expected) => {
    expect(by(applicant).hindrances).toEqual(expected);
  });

  it('quem quer manter o BPC já o recebe', () => {
    expect(by(elder(), { isBpcAlreadyGranted: true }).hindrances).toEqual(['hasBpc']);
    expect(by(elder(), { isBpcAlreadyGranted: false }).hindrances).toEqual([]);
  });
});

describe('outro benefício de quem pede', () => {
  it.each<IncomeKind>(['pensaoIndenizatoria', 'pensaoAlimenticia', 'work', 'bpc', 'other'])(
    '%s não é outro benefício',
    (kind) => {
      expect(by(elder(income(kind, 1))).noOtherBenefit.verdict).toBe('met');
    },
  );

  it('sem saber que renda é, fica em aberto', () => {
    expect(by(elder({})).noOtherBenefit.verdict).toBe('unknown');
    expect(by({ ageBand: 'over65' }).noOtherBenefit.verdict).toBe('unknown');
  });

  it('soma o que os benefícios pagam, se todos os valores são conhecidos', () => {
    const own = (...incomes: Parameters<typeof elder>) => by(elder(...incomes)).noOtherBenefit;
    expect(own(income('inssBenefit', 60_000), income('publicServantBenefit', 5))).toMatchObject({
      verdict: 'unmet',
      ownCents: 60_005,
    });
    expect(own(income('inssBenefit')).ownCents).toBeUndefined();
  });
});

it('quem mora só passa por entrevista em casa', () => {
  const { registry } = by(elder());
  expect(registry).toMatchObject({ verdict: 'unknown' });
  expect(registry.citations).toContain('lei-15077');
  const inFamily = besideIncome(answersWith([resident('spouseOrPartner')]));
  expect(inFamily.registry.citations).not.toContain('lei-15077');
});
