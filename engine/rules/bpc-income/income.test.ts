import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { AgeBand, BpcIncomeAnswers, Income, Person } from './answers.ts';
import { bpcIncome } from './bpc-income.ts';
import { answersWith, elder, income, person, resident, wage, withDisability } from './cases.ts';

const treatmentOf = (answers: BpcIncomeAnswers) =>
  bpcIncome(answers, isoDate('2026-11-20')).incomes.map(({ treatment, reason, citations }) => ({
    treatment,
    reason,
    citations,
  }));

const ofMother = (mother: Person, more: Partial<BpcIncomeAnswers> = {}) =>
  treatmentOf(answersWith([resident('mother', mother)], more));

const ofApplicant = (...incomes: Income[]) =>
  treatmentOf(answersWith([], { applicant: elder(...incomes) }));

const aged = (ageBand: AgeBand | undefined, ...incomes: Income[]): Person => ({
  ...person(...incomes),
  ageBand,
});

describe('o que conta', () => {
  it.each<[string, Income['kind'], string, string[]]>([
    ['salário', 'work', 'earnings', ['loas-20-3-a', 'decreto-6214-4-vi']],
    ['bico', 'occasionalWork', 'exclusionRevoked', ['decreto-12534', 'decreto-6214-4-vi']],
    [
      'pensão de indenização',
      'pensaoIndenizatoria',
      'exclusionRevoked',
      ['decreto-12534', 'decreto-6214-4-vi'],
    ],
    [
      'pensão alimentícia recebida',
      'pensaoAlimenticia',
      'noExclusionInTheLaw',
      ['loas-20-3-a', 'decreto-6214-4-vi'],
    ],
    ['outra renda', 'other', 'noExclusionInTheLaw', ['loas-20-3-a', 'decreto-6214-4-vi']],
  ])('%s, de quem pede e de outra pessoa', (_, kind, reason, citations) => {
    const counted = [{ treatment: 'counts', reason, citations }];
    expect(ofApplicant({ kind, cents: 1 })).toEqual(counted);
    expect(ofMother(elder({ kind, cents: 1 }))).toEqual(counted);
  });

  it('Bolsa Família, na conta do INSS', () => {
    expect(treatmentOf(answersWith([], { bolsaFamiliaCents: 60_000 }))).toEqual([
      {
        treatment: 'counts',
        reason: 'bolsaFamilia',
        citations: ['decreto-12534', 'decreto-6214-4-vi'],
      },
    ]);
    expect(treatmentOf(answersWith([], { bolsaFamiliaCents: undefined }))).toEqual([
      {
        treatment: 'unknown',
        reason: 'bolsaFamiliaNotTold',
        citations: ['decreto-12534', 'decreto-6214-4-vi'],
      },
    ]);
    expect(treatmentOf(answersWith([]))).toEqual([]);
  });
});

describe('o que fica de fora por lei', () => {
  it.each<[string, Income['kind']]>([
    ['estágio e jovem aprendiz', 'estagioOuAprendizagem'],
    ['auxílio por rompimento de barragem', 'damIndemnity'],
  ])('%s, de quem pede e de outra pessoa (§ 9º)', (_, kind) => {
    const out = [
      { treatment: 'leftOut', reason: kind, citations: ['loas-20-9', 'decreto-6214-4-2'] },
    ];
    expect(ofApplicant({ kind, cents: 1 })).toEqual(out);
    expect(ofMother(person({ kind, cents: 1 }))).toEqual(out);
  });

  it('o BPC de outra pessoa da família, mesmo de idade não dita (§ 14)', () => {
    expect(ofMother({ incomes: [income('bpc', wage)] })).toEqual([
      {
        treatment: 'leftOut',
        reason: 'bpcOfAnotherMember',
        citations: ['loas-20-14', 'decreto-6214-4-2'],
      },
    ]);
    expect(ofMother(elder(income('bpc')))).toMatchObject([{ treatment: 'leftOut' }]);
  });

  it('“BPC” acima de um salário mínimo não é BPC: falta conferir', () => {
    expect(ofMother(elder(income('bpc', wage + 1)))).toEqual([
      { treatment: 'unknown', reason: 'bpcAboveOneWage', citations: ['loas-20', 'loas-20-14'] },
    ]);
  });

  it('o BPC de quem pede não é de outra pessoa: falta conferir', () => {
    expect(ofApplicant(income('bpc', wage))).toEqual([
      {
        treatment: 'unknown',
        reason: 'applicantsOwnBpc',
        citations: ['loas-20-14', 'loas-20-3-a'],
      },
    ]);
  });
});

describe('benefício do INSS de outra pessoa da família (§ 14)', () => {
  const leftOut = {
    treatment: 'leftOut',
    reason: 'benefitUpToOneWage',
    citations: ['loas-20-14', 'decreto-6214-4-2', 'stf-tema-312'],
  };
  const counts = {
    treatment: 'counts',
    reason: 'benefitAboveOneWage',
    citations: ['loas-20-14', 'tnu-tema-369'],
  };

  it.each([
    [wage - 1, leftOut],
    [wage, leftOut],
    [wage + 1, counts],
  ])('de %s centavos, acima de 65 anos ou com deficiência', (cents, expected) => {
    expect(ofMother(elder(income('inssBenefit', cents)))).toEqual([expected]);
    expect(ofMother(withDisability(income('inssBenefit', cents)))).toEqual([expected]);
  });

  it.each<[AgeBand, string, string]>([
    ['under65', 'counts', 'holderNeitherOver65NorDisabled'],
    ['aged65', 'unknown', 'holderAgedExactly65'],
    ['over65', 'leftOut', 'benefitUpToOneWage'],
  ])('%s, sem deficiência', (band, treatment, reason) => {
    expect(ofMother(aged(band, income('inssBenefit', wage)))).toMatchObject([
      { treatment, reason },
    ]);
  });

  it('acima de um salário mínimo conta em qualquer idade', () => {
    for (const band of ['under65', 'aged65', 'over65'] as const) {
      expect(ofMother(aged(band, income('inssBenefit', wage + 1)))).toEqual([counts]);
    }
    expect(ofMother({ incomes: [income('inssBenefit', wage + 1)] })).toEqual([counts]);
  });

  it('idade ou deficiência não dita: falta conferir', () => {
    const untold = { treatment: 'unknown', reason: 'holderNotTold', citations: ['loas-20-14'] };
    expect(ofMother({ incomes: [income('inssBenefit', wage)] })).toEqual([untold]);
    expect(ofMother(aged(undefined, income('inssBenefit', wage)))).toEqual([untold]);
    const disabilityUntold = { ...person(income('inssBenefit', wage)), hasDisability: undefined };
    expect(ofMother(disabilityUntold)).toEqual([untold]);
  });

  it('basta um dos dois: com deficiência e idade não dita, ou acima de 65 e o resto não dito', () => {
    const incomes = [income('inssBenefit', wage)];
    expect(ofMother({ hasDisability: true, incomes })).toEqual([leftOut]);
    expect(ofMother({ ageBand: 'over65', incomes })).toEqual([leftOut]);
    expect(ofMother({ ageBand: 'aged65', hasDisability: true, incomes })).toEqual([leftOut]);
  });

  it('valor não sabido: falta conferir, salvo de quem o § 14 não protege', () => {
    expect(ofMother(elder(income('inssBenefit')))).toEqual([
      {
        treatment: 'unknown',
        reason: 'benefitAmountNotTold',
        citations: ['loas-20-14', 'tnu-tema-369'],
      },
    ]);
    expect(ofMother(person(income('inssBenefit')))).toEqual([
      {
        treatment: 'counts',
        reason: 'holderNeitherOver65NorDisabled',
        citations: ['loas-20-14', 'decreto-6214-4-2'],
      },
    ]);
  });

  it('o de quem pede conta, qualquer que seja o valor', () => {
    for (const cents of [wage - 1, wage, wage + 1]) {
      expect(ofApplicant(income('inssBenefit', cents))).toEqual([
        {
          treatment: 'counts',
          reason: 'applicantsOwnBenefit',
          citations: ['loas-20-14', 'loas-20-3-a'],
        },
      ]);
    }
  });
});

describe('mais de um benefício do INSS para a mesma pessoa', () => {
  const reasons = (...cents: (number | undefined)[]) =>
    ofMother(elder(...cents.map((each) => income('inssBenefit', each)))).map(
      ({ reason }) => reason,
    );

  it('juntos até um salário mínimo ficam de fora', () => {
    expect(reasons(wage - 1, 1)).toEqual(['benefitUpToOneWage', 'benefitUpToOneWage']);
  });

  it('juntos acima de um salário mínimo: falta conferir', () => {
    expect(reasons(wage, 1)).toEqual(['severalBenefits', 'severalBenefits']);
    expect(ofMother(elder(income('inssBenefit', wage), income('inssBenefit', 1)))[0]).toEqual({
      treatment: 'unknown',
      reason: 'severalBenefits',
      citations: ['loas-20-14'],
    });
  });

  it('o que sozinho passa de um salário mínimo conta', () => {
    expect(reasons(wage + 1, 1)).toEqual(['benefitAboveOneWage', 'severalBenefits']);
  });

  it('um de valor não sabido deixa os dois por conferir', () => {
    expect(reasons(wage, undefined)).toEqual(['severalBenefits', 'benefitAmountNotTold']);
  });

  it('renda que a pessoa não sabe o que é pode ser outro benefício', () => {
    expect(ofMother(elder(income('inssBenefit', wage), { cents: 1 }))).toMatchObject([
      { reason: 'severalBenefits' },
      { reason: 'kindNotTold', treatment: 'unknown' },
    ]);
  });
});

describe('auxílio-inclusão e o salário de quem o recebe (art. 26-A, § 3º)', () => {
  it.each<Income['kind']>(['auxilioInclusao', 'workWithAuxilioInclusao'])('%s', (kind) => {
    const mother = withDisability({ kind, cents: 1 });
    expect(ofMother(mother, { isBpcAlreadyGranted: true })).toEqual([
      {
        treatment: 'leftOut',
        reason: 'auxilioInclusaoForKeepingBpc',
        citations: ['loas-26-a-3', 'decreto-6214-4-2'],
      },
    ]);
    expect(ofMother(mother, { isBpcAlreadyGranted: false })).toEqual([
      {
        treatment: 'counts',
        reason: 'auxilioInclusaoForNewRequest',
        citations: ['loas-26-a-3', 'loas-20-3-a'],
      },
    ]);
    expect(ofMother(mother, { isBpcAlreadyGranted: undefined })).toEqual([
      { treatment: 'unknown', reason: 'requestOrKeepingNotTold', citations: ['loas-26-a-3'] },
    ]);
    expect(ofApplicant({ kind, cents: 1 })).toEqual([
      {
        treatment: 'counts',
        reason: 'applicantsOwnAuxilioInclusao',
        citations: ['loas-26-a-3', 'loas-20-3-a'],
      },
    ]);
  });
});

describe('renda de quem não entra, ou talvez não entre', () => {
  const of = (...args: Parameters<typeof resident>) =>
    treatmentOf(answersWith([resident(...args)]));

  it('de quem não entra fica de fora', () => {
    expect(of('grandparent', elder(income('work', 1)))).toEqual([
      {
        treatment: 'leftOut',
        reason: 'personOutsideTheFamily',
        citations: ['loas-20-1', 'loas-20-3-a'],
      },
    ]);
  });

  it('de quem talvez não entre: falta conferir', () => {
    expect(of('minorUnderGuarda', person(income('work', 1)))).toEqual([
      {
        treatment: 'unknown',
        reason: 'personMayNotCount',
        citations: ['loas-20-1', 'loas-20-3-a'],
      },
    ]);
  });

  it('o que fica de fora por lei fica de fora, entre a pessoa ou não', () => {
    expect(of('minorUnderGuarda', person(income('estagioOuAprendizagem', 1)))).toMatchObject([
      { treatment: 'leftOut', reason: 'estagioOuAprendizagem' },
    ]);
  });

  it('renda de tipo não sabido: falta conferir', () => {
    expect(of('mother', person({ cents: 1 }))).toEqual([
      {
        treatment: 'unknown',
        reason: 'kindNotTold',
        citations: ['loas-20-3-a', 'decreto-6214-4-vi'],
      },
    ]);
  });
});

describe('o resultado guarda de quem é cada renda', () => {
  it('pessoa, ordem, tipo e valor', () => {
    const { incomes } = bpcIncome(
      answersWith([resident('mother', person(income('work', 5), income('other')))], {
        applicant: elder(income('occasionalWork', 7)),
        bolsaFamiliaCents: 9,
      }),
      isoDate('2026-11-20'),
    );
    expect(
      incomes.map(({ personId, index, kind, cents }) => [personId, index, kind, cents]),
    ).toEqual([
      ['applicant', 0, 'occasionalWork', 7],
      ['mother', 0, 'work', 5],
      ['mother', 1, 'other', undefined],
      ['family', undefined, 'bolsaFamilia', 9],
    ]);
  });
});
