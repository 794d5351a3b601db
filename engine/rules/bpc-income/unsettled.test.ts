import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { BpcIncomeAnswers, Income } from './answers.ts';
import { bpcIncome } from './bpc-income.ts';
import { answersWith, elder, income, person, resident, wage, withDisability } from './cases.ts';
import { contradictionsOf } from './contradictions.ts';
import { hangsOnLawOnly } from './doubt-of-law.ts';

const resultOf = (answers: BpcIncomeAnswers) => bpcIncome(answers, isoDate('2026-11-20'));

const untold = (count: number): BpcIncomeAnswers => ({
  applicant: {},
  residents: Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    relationship: 'mother' as const,
  })),
});

describe('quando nada se sabe, não há números para mostrar', () => {
  it.each([0, 1, 2])('“não sei” em tudo, com %i pessoas em casa', (count) => {
    const { withBolsaFamilia, withoutBolsaFamilia } = resultOf(untold(count));
    expect(withBolsaFamilia.tellsNothing).toBe(true);
    expect(withoutBolsaFamilia.tellsNothing).toBe(true);
  });

  it.each<[string, Partial<BpcIncomeAnswers>, [boolean, boolean]]>([
    [
      'quem pede não tem renda, e do Bolsa Família não se sabe',
      { bolsaFamiliaCents: undefined },
      [true, false],
    ],
    ['ninguém tem renda: zero é a resposta', { bolsaFamiliaCents: 0 }, [false, false]],
    [
      'uma renda dita basta',
      { applicant: elder(income('work', 1), income('work')) },
      [false, false],
    ],
  ])('%s', (_, more, expected) => {
    const { withBolsaFamilia, withoutBolsaFamilia } = resultOf(answersWith([], more));
    expect([withBolsaFamilia.tellsNothing, withoutBolsaFamilia.tellsNothing]).toEqual(expected);
  });
});

describe('benefício de servidor', () => {
  const husband = (...incomes: Income[]) =>
    resultOf(answersWith([resident('spouseOrPartner', elder(...incomes))]));

  it('até um salário, de quem passou de 65 anos: a dúvida tem nome', () => {
    const { incomes, flags } = husband(income('publicServantBenefit', wage));
    expect(incomes.at(-1)).toMatchObject({
      treatment: 'unknown',
      reason: 'benefitOfAnotherRegime',
    });
    expect(flags).toMatchObject({ otherRegimeDoubt: true, divisorDoubt: true });
  });

  it('só a lei deixa a conta aberta, enquanto nada mais falta saber', () => {
    const servant = income('publicServantBenefit', wage);
    expect(hangsOnLawOnly(husband(servant))).toBe(true);
    expect(hangsOnLawOnly(husband(servant, income('work')))).toBe(false);
    expect(hangsOnLawOnly(husband(income('publicServantBenefit')))).toBe(false);
    expect(hangsOnLawOnly(husband(income('work', wage)))).toBe(false);
  });

  it('sem servidor, não há essa dúvida', () => {
    expect(husband(income('inssBenefit', wage)).flags.otherRegimeDoubt).toBe(false);
  });

  it('com um do INSS ao lado, os dois somam para o salário mínimo', () => {
    const half = Math.floor(wage / 2) + 1;
    const { incomes } = husband(income('publicServantBenefit', half), income('inssBenefit', half));
    expect(incomes.map(({ reason }) => reason)).toEqual(['severalBenefits', 'severalBenefits']);
  });

  it('de quem pede, conta', () => {
    const own = elder(income('publicServantBenefit', wage));
    expect(resultOf(answersWith([], { applicant: own })).incomes[0]).toMatchObject({
      treatment: 'counts',
      reason: 'applicantsOwnBenefit',
    });
  });
});

describe('respostas que vale perguntar de novo', () => {
  const spouse = (id: string) => resident('spouseOrPartner', person(), { id });
  const mother = (id: string) => resident('mother', person(), { id });

  it.each<[string, BpcIncomeAnswers, ReturnType<typeof contradictionsOf>]>([
    ['um marido, uma mãe', answersWith([spouse('a'), mother('b')]), []],
    ['duas mães', answersWith([mother('a'), mother('b')]), []],
    // tools-review, 9.
    [
      'dois cônjuges',
      answersWith([spouse('a'), spouse('b')]),
      [{ id: 'severalSpouses', people: ['a', 'b'] }],
    ],
    [
      'três mães',
      answersWith([mother('a'), mother('b'), mother('c')]),
      [{ id: 'manyParents', people: ['a', 'b', 'c'] }],
    ],
    // tools-review, 13.
    [
      'pede o BPC e diz que já o recebe',
      answersWith([], { applicant: elder(income('bpc', wage)), isBpcAlreadyGranted: false }),
      [{ id: 'applicantAlreadyReceives', people: ['applicant'] }],
    ],
    [
      'mantém o BPC sem idade nem deficiência',
      answersWith([], { applicant: person(), isBpcAlreadyGranted: true }),
      [{ id: 'keepsWithoutReason', people: ['applicant'] }],
    ],
    [
      'mantém o BPC com deficiência',
      answersWith([], { applicant: withDisability(), isBpcAlreadyGranted: true }),
      [],
    ],
    // LOAS, art. 20, § 4º.
    [
      'BPC e aposentadoria da mesma pessoa',
      answersWith([
        resident('spouseOrPartner', elder(income('bpc', wage), income('inssBenefit', wage)), {
          id: 'a',
        }),
        resident('mother', elder(income('inssBenefit', wage)), { id: 'b' }),
      ]),
      [{ id: 'bpcWithOtherBenefit', people: ['a'] }],
    ],
  ])('%s', (_, answers, expected) => {
    expect(contradictionsOf(answers)).toEqual(expected);
  });
});
