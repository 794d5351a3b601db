import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import { InvalidAmountError, largestCents } from './amount.ts';
import { bpcIncome, type IncomePerPerson } from './bpc-income.ts';
import {
  answersWith,
  cases,
  elder,
  income,
  person,
  resident,
  wage,
  withDisability,
} from './cases.ts';
import { assertInForce, RulesNotInForceError } from './in-force.ts';

const today = isoDate('2026-11-20');
const assess = (...args: Parameters<typeof answersWith>) => bpcIncome(answersWith(...args), today);

describe('casos resolvidos', () => {
  const figuresOf = ({ lowest, highest, quarter, half }: IncomePerPerson) => ({
    sum: lowest.sum,
    members: lowest.members,
    perPerson: lowest.perPerson,
    highest: highest && { sum: highest.sum, members: highest.members },
    quarter: quarter.verdict,
    half: half.verdict,
  });

  it.each(cases)('$title', ({ answers, withBolsaFamilia, withoutBolsaFamilia }) => {
    const result = bpcIncome(answers, today);
    const expected = (figures: typeof withBolsaFamilia) => ({
      ...figures,
      highest:
        figures.highest === 'open'
          ? undefined
          : (figures.highest ?? { sum: figures.sum, members: figures.members }),
    });
    expect(figuresOf(result.withBolsaFamilia)).toEqual(expected(withBolsaFamilia));
    expect(figuresOf(result.withoutBolsaFamilia)).toEqual(
      expected(withoutBolsaFamilia ?? withBolsaFamilia),
    );
  });

  it('cada caso diz de onde vem', () => {
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(cases.filter(({ source }) => source.trim() === '')).toEqual([]);
  });
});

describe('limites de renda por pessoa', () => {
  const { quarter, half } = assess([resident('spouseOrPartner')]).withBolsaFamilia;

  it('um quarto: R$ 405,25 por pessoa, R$ 810,50 para duas, LOAS, art. 20, § 3º', () => {
    expect(quarter).toEqual({
      id: 'quarterOfWage',
      verdict: 'met',
      citations: ['loas-20-3', 'decreto-6214-4-iv'],
      parts: 4,
      perPerson: 40_525,
      largestSum: { lowest: 81_050, highest: 81_050 },
    });
  });

  it('metade: R$ 810,50 por pessoa, R$ 1.621,00 para duas, LOAS, arts. 20, § 11-A, e 20-B', () => {
    expect(half).toEqual({
      id: 'halfOfWage',
      verdict: 'met',
      citations: ['loas-20-11-a', 'loas-20-b'],
      parts: 2,
      perPerson: 81_050,
      largestSum: { lowest: 162_100, highest: 162_100 },
    });
  });

  it('o salário mínimo vem com a fonte', () => {
    expect(assess([]).wage).toMatchObject({ value: wage, source: 'decreto-12797-1' });
  });
});

describe('idade ou deficiência de quem pede', () => {
  const of = (applicant: ReturnType<typeof person>) => assess([], { applicant }).ageOrDisability;

  it('65 anos completos e mais de 65: atende', () => {
    expect(of({ ...person(), ageBand: 'aged65' })).toMatchObject({ verdict: 'met' });
    expect(of(elder())).toMatchObject({ verdict: 'met', reason: 'aged65OrOlder' });
  });

  it('64 anos, sem deficiência: não atende', () => {
    expect(of(person())).toMatchObject({ verdict: 'unmet', reason: 'neither' });
  });

  it('com deficiência: falta conferir, porque há avaliação', () => {
    expect(of(withDisability())).toMatchObject({
      verdict: 'unknown',
      reason: 'disabilityNeedsAssessment',
    });
  });

  it('não disse a idade, ou não disse se tem deficiência: falta conferir', () => {
    for (const applicant of [{}, { ageBand: 'under65' as const }, { hasDisability: false }]) {
      expect(of(applicant)).toMatchObject({ verdict: 'unknown', reason: 'notTold' });
    }
  });

  it('cita a LOAS, art. 20, e não muda a renda', () => {
    expect(of(person())).toMatchObject({
      citations: ['loas-20', 'loas-20-2', 'loas-20-10'],
      requiredAge: 65,
    });
    const [old, disabled] = [elder(), withDisability()].map(
      (applicant) => assess([], { applicant }).withBolsaFamilia,
    );
    expect(old).toEqual(disabled);
  });
});

describe('tamanho da família e o que está em aberto', () => {
  it('quem está em dúvida faz o número de pessoas variar', () => {
    const { familySize, withBolsaFamilia } = assess([
      resident('spouseOrPartner'),
      resident('minorUnderGuarda'),
      resident('grandchild'),
    ]);
    expect(familySize).toEqual({ atLeast: 2, atMost: 3 });
    expect(withBolsaFamilia.isSettled).toBe(false);
  });

  it('tudo dito: nada em aberto', () => {
    expect(assess([resident('mother', person(income('work', 1)))]).withBolsaFamilia.isSettled).toBe(
      true,
    );
  });

  it('renda não dita de quem entra deixa em aberto; de quem não entra, não', () => {
    const untold = { ageBand: 'under65', hasDisability: false } as const;
    const ofMother = assess([resident('mother', untold)]);
    expect(ofMother.withBolsaFamilia.isSettled).toBe(false);
    expect(ofMother.withBolsaFamilia.quarter.verdict).toBe('unknown');
    expect(ofMother.incomes).toEqual([
      {
        personId: 'mother',
        treatment: 'unknown',
        reason: 'incomesNotTold',
        citations: ['loas-20-3-a', 'decreto-6214-4-vi'],
      },
    ]);
    expect(assess([resident('grandparent', untold)]).withBolsaFamilia.isSettled).toBe(true);
  });

  it('Bolsa Família não dito deixa em aberto só a conta que o inclui', () => {
    const result = assess([], { bolsaFamiliaCents: undefined });
    expect(result.withBolsaFamilia.isSettled).toBe(false);
    expect(result.withoutBolsaFamilia.isSettled).toBe(true);
  });

  it('sem o valor de algo que pode contar, não há teto da conta', () => {
    const { highest, quarter } = assess([
      resident('mother', person(income('work'))),
    ]).withBolsaFamilia;
    expect(highest).toBeUndefined();
    expect(quarter.largestSum).toEqual({ lowest: 81_050, highest: undefined });
  });

  it('o valor não sabido de quem talvez entre também deixa o teto em aberto', () => {
    const { lowest, highest } = assess([
      resident('minorUnderGuarda', person(income('work'))),
    ]).withBolsaFamilia;
    expect([lowest.members, highest]).toEqual([1, undefined]);
  });
});

describe('avisos', () => {
  const flagsOf = (...args: Parameters<typeof answersWith>) => assess(...args).flags;
  const raised = (...args: Parameters<typeof answersWith>) =>
    Object.entries(flagsOf(...args))
      .filter(([, isRaised]) => isRaised)
      .map(([flag]) => flag);

  it('nenhum, quando nada é duvidoso', () => {
    expect(raised([resident('mother', person(income('work', 50_000)))])).toEqual([]);
  });

  it('Bolsa Família: recebido ou não dito', () => {
    expect(raised([], { bolsaFamiliaCents: 1 })).toEqual(['countsBolsaFamilia']);
    expect(raised([], { bolsaFamiliaCents: undefined })).toEqual([
      'countsBolsaFamilia',
      'bolsaFamiliaDecides',
    ]);
  });

  it('Bolsa Família decide: dentro de um quarto só sem ele', () => {
    expect(flagsOf([], { bolsaFamiliaCents: 40_525 }).bolsaFamiliaDecides).toBe(false);
    expect(flagsOf([], { bolsaFamiliaCents: 40_526 }).bolsaFamiliaDecides).toBe(true);
  });

  it('divisor: quando um benefício fica de fora, ou talvez fique', () => {
    const withBenefit = (someone: ReturnType<typeof person>) =>
      flagsOf([resident('mother', someone)]).divisorDoubt;
    expect(withBenefit(elder(income('inssBenefit', wage)))).toBe(true);
    expect(withBenefit(withDisability(income('bpc', wage)))).toBe(true);
    expect(withBenefit({ incomes: [income('inssBenefit', wage)] })).toBe(true);
    expect(withBenefit(elder(income('inssBenefit', wage + 1)))).toBe(false);
    expect(withBenefit(person(income('inssBenefit', wage)))).toBe(false);
  });

  it('divisor: nada a dizer quando o benefício é de quem não entra na família', () => {
    expect(raised([resident('grandparent', elder(income('inssBenefit', wage)))])).toEqual([]);
  });

  it('gastos de saúde: só se a renda não está com certeza em um quarto, e só se não foram negados', () => {
    const above = { applicant: elder(income('work', 40_526)) };
    const within = { applicant: elder(income('work', 40_525)) };
    const doubt = (...[more]: [Parameters<typeof answersWith>[1]]) =>
      flagsOf([], more).healthExpensesDoubt;
    expect(doubt({ ...above, hasHealthExpenses: true })).toBe(true);
    expect(doubt({ ...above, hasHealthExpenses: undefined })).toBe(true);
    expect(doubt({ ...above, hasHealthExpenses: false })).toBe(false);
    expect(doubt({ ...within, hasHealthExpenses: true })).toBe(false);
  });

  it('guarda', () => {
    expect(raised([resident('minorUnderGuarda')])).toEqual(['guardaDoubt']);
    expect(raised([resident('minorUnderTutela')])).toEqual([]);
  });

  it('lugar de padrasto ou madrasta que a lei não define', () => {
    expect(raised([resident('mother'), resident('stepmother')])).toEqual(['stepparentDoubt']);
  });

  it('mais de um benefício para a mesma pessoa', () => {
    const mother = elder(income('inssBenefit', wage), income('inssBenefit', wage));
    expect(raised([resident('mother', mother)])).toContain('severalBenefitsDoubt');
  });

  it('65 anos exatos', () => {
    const mother = { ...person(income('inssBenefit', wage)), ageBand: 'aged65' as const };
    expect(raised([resident('mother', mother)])).toContain('aged65Doubt');
  });

  it('quem pede já tem benefício', () => {
    const own = (kind: 'inssBenefit' | 'bpc' | 'auxilioInclusao') =>
      flagsOf([], { applicant: elder(income(kind, 100)) }).ownBenefitDoubt;
    expect([own('inssBenefit'), own('bpc'), own('auxilioInclusao')]).toEqual([true, true, true]);
    expect(flagsOf([], { applicant: elder(income('work', 100)) }).ownBenefitDoubt).toBe(false);
  });
});

describe('o que a conta não olha', () => {
  it('é dito, com a base legal de cada ponto', () => {
    const { notConsidered } = assess([]);
    expect(notConsidered.map(({ id }) => id)).toEqual([
      'disabilityAssessment',
      'cadUnicoCpfAndBiometrics',
      'healthExpenses',
      'widerLimit',
      'otherProofOfNeed',
      'courtsMayDivideOtherwise',
      'bolsaFamiliaTerm',
      'otherBenefitOfTheApplicant',
      'monthOfTheIncome',
      'peopleInInstitutions',
    ]);
    const citationsOf = (wanted: string) =>
      notConsidered.find(({ id }) => id === wanted)?.citations;
    expect(citationsOf('otherProofOfNeed')).toEqual([
      'loas-20-11',
      'stf-tema-27',
      'stf-rcl-4374',
      'stj-tema-185',
    ]);
    expect(citationsOf('cadUnicoCpfAndBiometrics')).toEqual([
      'loas-20-12',
      'loas-20-12-a',
      'loas-21-b',
    ]);
  });
});

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
    expect(() => assertInForce(isoDate('2025-06-27'))).not.toThrow();
  });
});

describe('valores impossíveis', () => {
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
