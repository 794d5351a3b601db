import { describe, expect, it } from 'vitest';
import { type CitationKey, isCitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { MissingLegalValueError } from '#law/value.ts';
import type { RetirementAnswers } from './answers.ts';
import { timeOf } from './cases.ts';
import type { Information, RuleId } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

const answers: RetirementAnswers = {
  referenceDate: isoDate('2026-11-20'),
  sex: 'woman',
  birthDate: isoDate('1968-02-03'),
};

const ruleOf = (told: RetirementAnswers, id: RuleId) => {
  const rule = retirementRules(told).rules.find((candidate) => candidate.id === id);
  if (rule === undefined) throw new Error(`falta ${id}`);
  return rule;
};

describe('regras de aposentadoria', () => {
  it('mostra todas, na ordem da lei', () => {
    expect(retirementRules(answers).rules.map(({ id }) => id)).toEqual([
      'acquiredTime',
      'ageUntilReform',
      'ageAfterReform',
      'points',
      'progressiveAge',
      'toll50',
      'toll100',
      'disabilityByTime',
      'disabilityByAge',
    ]);
  });

  it('as de professor aparecem ao lado das gerais, só para quem diz ser professor', () => {
    expect(retirementRules({ ...answers, teaching: {} }).rules.map(({ id }) => id)).toEqual([
      'acquiredTime',
      'teacherAcquiredTime',
      'ageUntilReform',
      'ageAfterReform',
      'points',
      'teacherPoints',
      'progressiveAge',
      'teacherProgressiveAge',
      'toll50',
      'toll100',
      'teacherToll100',
      'disabilityByTime',
      'disabilityByAge',
    ]);
  });

  it('cada regra pede o que a lei pede', () => {
    const asked = retirementRules({ ...answers, teaching: {} }).rules.map(
      ({ id, criteria }) => `${id}: ${criteria.map((criterion) => criterion.id).join(', ')}`,
    );
    expect(asked).toEqual([
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
    ]);
  });

  it('rural e híbrida aparecem só como informação, com a fonte', () => {
    expect(retirementRules(answers).information).toEqual([
      { id: 'rural', citations: ['constituicao-201-7-ii', 'lei-8213-48-1', 'lei-8213-48-2'] },
      { id: 'hybrid', citations: ['lei-8213-48-3', 'decreto-3048-57', 'stj-tema-1007'] },
      { id: 'specialTime', citations: ['lei-8213-57', 'ec-103-25'] },
      { id: 'acquiredRight', citations: ['ec-103-3'] },
    ]);
  });

  it.each<[string, Partial<RetirementAnswers>, Information['id']]>([
    ['mulher, 60 anos no dia da reforma', { birthDate: isoDate('1959-11-13') }, 'acquiredByAge'],
    ['mulher, um dia a menos', { birthDate: isoDate('1959-11-14') }, 'acquiredRight'],
    ['homem, 65 anos nesse dia', { sex: 'man', birthDate: isoDate('1954-11-13') }, 'acquiredByAge'],
    ['homem, um dia a menos', { sex: 'man', birthDate: isoDate('1954-11-14') }, 'acquiredRight'],
    [
      '180 contribuições bastam',
      { birthDate: isoDate('1955-01-01'), carenciaMonths: 180 },
      'acquiredByAge',
    ],
    [
      'com 179, não havia 180 na reforma',
      { birthDate: isoDate('1955-01-01'), carenciaMonths: 179 },
      'acquiredRight',
    ],
    [
      'idade até 2010: podem bastar menos',
      { birthDate: isoDate('1950-12-31'), carenciaMonths: 60 },
      'acquiredByAgeWithFewer',
    ],
    [
      'idade até 2010, e 59',
      { birthDate: isoDate('1950-12-31'), carenciaMonths: 59 },
      'acquiredRight',
    ],
    ['idade em 2011', { birthDate: isoDate('1951-01-01') }, 'acquiredByAge'],
  ])('regra antiga por idade: %s', (_, more, id) => {
    const idsOf = (told: Partial<RetirementAnswers>) =>
      retirementRules({ ...answers, ...more, ...told }).information.map((one) => one.id);
    expect(idsOf({ firstInsured: 'untilReform' }).at(-1)).toBe(id);
    expect(idsOf({}).at(-1)).toBe(id);
    expect(idsOf({ firstInsured: 'afterReform' })).toEqual(['rural', 'hybrid']);
  });

  it('professores ouvem também da regra por idade, que é de quem entrou depois da reforma', () => {
    const { information, rules } = retirementRules({ ...answers, teaching: {} });
    expect(information[0]).toEqual({ id: 'teacherByAge', citations: ['ec-103-19-1-ii'] });
    expect(rules.map(({ id }) => id)).not.toContain('teacherByAge');
  });

  it.each<[RuleId, CitationKey[], CitationKey[]]>([
    ['acquiredTime', ['ec-103-3'], ['ec-103-3', 'lei-8213-29']],
    ['teacherAcquiredTime', ['ec-103-3'], ['ec-103-3', 'lei-8213-29']],
    ['ageUntilReform', ['ec-103-18'], ['ec-103-26-2', 'ec-103-26-5']],
    ['ageAfterReform', ['ec-103-19', 'constituicao-201-7-i'], ['ec-103-26-2', 'ec-103-26-5']],
    ['points', ['ec-103-15'], ['ec-103-26-2', 'ec-103-26-5']],
    ['teacherPoints', ['ec-103-15-3'], ['ec-103-26-2', 'ec-103-26-5']],
    ['progressiveAge', ['ec-103-16'], ['ec-103-26-2', 'ec-103-26-5']],
    ['teacherProgressiveAge', ['ec-103-16-2'], ['ec-103-26-2', 'ec-103-26-5']],
    ['toll50', ['ec-103-17'], ['ec-103-17']],
    ['toll100', ['ec-103-20'], ['ec-103-20', 'ec-103-26-3']],
    ['teacherToll100', ['ec-103-20'], ['ec-103-20', 'ec-103-26-3']],
    ['disabilityByTime', ['lc-142-3', 'ec-103-22'], ['lc-142-8', 'lc-142-9-i', 'tnu-tema-389']],
    ['disabilityByAge', ['lc-142-3-iv', 'ec-103-22'], ['lc-142-8', 'lc-142-9-i', 'tnu-tema-389']],
  ])('%s cita a regra e a conta do valor', (id, citations, amountCitations) => {
    const rule = ruleOf({ ...answers, teaching: {} }, id);
    expect(rule.citations).toEqual(citations);
    expect(rule.amount.citations).toEqual(amountCitations);
    expect([...citations, ...amountCitations].every(isCitationKey)).toBe(true);
  });

  it.each<[RuleId, string]>([
    ['acquiredTime', 'oldMeanTimesFator'],
    ['teacherAcquiredTime', 'oldMeanTimesFator'],
    ['ageUntilReform', 'shareOfMean'],
    ['ageAfterReform', 'shareOfMean'],
    ['points', 'shareOfMean'],
    ['teacherPoints', 'shareOfMean'],
    ['progressiveAge', 'shareOfMean'],
    ['teacherProgressiveAge', 'shareOfMean'],
    ['toll50', 'meanTimesFator'],
    ['toll100', 'wholeMean'],
    ['teacherToll100', 'wholeMean'],
    ['disabilityByTime', 'wholeSalarioDeBeneficio'],
    ['disabilityByAge', 'shareOfSalarioDeBeneficio'],
  ])('%s: a conta do valor é %s', (id, formula) => {
    expect(ruleOf({ ...answers, teaching: {} }, id).amount.formula).toBe(formula);
  });

  it('pedágio de 50%: a fórmula não traz número', () => {
    expect(ruleOf(answers, 'toll50').amount).toEqual({
      formula: 'meanTimesFator',
      citations: ['ec-103-17'],
    });
  });

  it('a média na aposentadoria da pessoa com deficiência é discutida', () => {
    for (const id of ['disabilityByTime', 'disabilityByAge'] as const) {
      expect(ruleOf(answers, id).amount).toMatchObject({ isMeanDisputed: true });
    }
  });

  it('antes da reforma não há resposta', () => {
    const before = { ...answers, referenceDate: isoDate('2019-11-12') };
    expect(() => retirementRules(before)).toThrow(MissingLegalValueError);
    const on = { ...answers, referenceDate: isoDate('2019-11-13') };
    expect(() => retirementRules(on)).not.toThrow();
  });
});

describe('o que não foi dito fica em aberto, nunca é suposto', () => {
  it('só com sexo e nascimento, decide a idade e nada mais', () => {
    const decided = retirementRules({ ...answers, teaching: {}, disability: {} }).rules.flatMap(
      ({ criteria }) => criteria.filter(({ verdict }) => verdict !== 'unknown'),
    );
    expect(new Set(decided.map(({ id }) => id))).toEqual(new Set(['age', 'disability']));
  });

  it('a regra com algo em aberto não tem dia', () => {
    for (const rule of retirementRules(answers).rules) {
      expect(rule.metOn).toBeUndefined();
      expect(rule.isClosed).toBe(false);
      expect(rule.verdict).not.toBe('met');
    }
  });

  it('em aberto: sem o que falta nem o dia, mas com o que a lei pede', () => {
    expect(ruleOf(answers, 'points').criteria).toMatchObject([
      { id: 'insuredUntilReform', verdict: 'unknown', told: undefined, missing: undefined },
      { id: 'contribution', verdict: 'unknown', required: 30 * 360, told: undefined },
      { id: 'points', verdict: 'unknown', required: 93 * 360, told: undefined },
      { id: 'carencia', verdict: 'unknown', required: 180, told: undefined, metOn: undefined },
    ]);
  });

  it('sem o tempo de 2019, o pedágio não se calcula', () => {
    const told: RetirementAnswers = { ...answers, time: timeOf(40), firstInsured: 'untilReform' };
    for (const id of ['toll50', 'toll100'] as const) {
      const toll = ruleOf(told, id).criteria.find(
        (criterion) => criterion.id === 'contributionWithToll',
      );
      expect(toll).toMatchObject({ verdict: 'unknown', required: undefined, told: 40 * 360 });
      expect(toll?.toll).toBeUndefined();
    }
  });

  it('o que não atende pesa mais que o que está em aberto', () => {
    const told: RetirementAnswers = { ...answers, time: timeOf(3) };
    expect(ruleOf(told, 'points').verdict).toBe('unmet');
    expect(ruleOf(told, 'points').isClosed).toBe(false);
  });

  it('o que fecha a regra a fecha mesmo com o resto em aberto', () => {
    expect(ruleOf({ ...answers, firstInsured: 'afterReform' }, 'toll100').isClosed).toBe(true);
  });

  it('sem o tempo, não há percentual', () => {
    expect(ruleOf(answers, 'ageUntilReform').amount).toMatchObject({
      aboveYears: 15,
      percentToday: undefined,
      percentWhenMet: undefined,
    });
  });
});

describe('figuras para dizer o que a lei pede e o que foi informado', () => {
  it('os pontos são a idade mais o tempo, com meses e dias', () => {
    const told: RetirementAnswers = {
      ...answers,
      birthDate: isoDate('1966-08-20'),
      time: timeOf(32, 2, 20),
    };
    const points = ruleOf(told, 'points').criteria.find(({ id }) => id === 'points');
    // 60a3m + 32a2m20d = 92a5m20d; 93 anos menos isso são 6 meses e 10 dias.
    expect(points).toMatchObject({
      required: 93 * 360,
      told: 92 * 360 + 5 * 30 + 20,
      missing: 190,
      unit: 'legalDays',
    });
  });

  it('diz quanto a lei pedirá no dia em que o critério for atendido', () => {
    const told: RetirementAnswers = {
      ...answers,
      birthDate: isoDate('1966-08-20'),
      time: timeOf(32, 3),
    };
    const points = ruleOf(told, 'points').criteria.find(({ id }) => id === 'points');
    expect(points).toMatchObject({
      required: 93 * 360,
      metOn: '2027-08-20',
      requiredWhenMet: 94 * 360,
    });
  });

  it('o que já está atendido traz o próprio dia de referência', () => {
    const age = ruleOf({ ...answers, birthDate: isoDate('1950-01-01') }, 'ageUntilReform').criteria;
    expect(age.find(({ id }) => id === 'age')).toMatchObject({
      verdict: 'met',
      missing: 0,
      metOn: '2026-11-20',
    });
  });
});
