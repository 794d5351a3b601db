import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { RetirementAnswers } from './answers.ts';
import { timeOf } from './cases.ts';
import type { RuleId } from './result.ts';
import { retirementRules } from './retirement-rules.ts';

const ruleOf = (answers: RetirementAnswers, id: RuleId) => {
  const rule = retirementRules(answers).rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`falta ${id}`);
  return rule;
};

const woman: RetirementAnswers = {
  referenceDate: isoDate('2026-11-20'),
  sex: 'woman',
  birthDate: isoDate('1974-05-10'),
  firstInsured: 'untilReform',
  time: timeOf(25),
  timeAtReform: timeOf(18),
  carenciaMonths: 300,
};

describe('o que os totais não dizem fica em aberto, e não vira “não”', () => {
  // tools-review 1: who stopped in 2026 and does not say when the months were.
  const stopped: RetirementAnswers = {
    ...woman,
    referenceDate: isoDate('2027-01-10'),
    birthDate: isoDate('1967-06-10'),
    time: timeOf(30, 0, 1),
    timeAtReform: timeOf(23),
  };

  it('30 anos e um dia em 2027: pode ser que já bastassem em 10/12/2026', () => {
    expect(ruleOf(stopped, 'progressiveAge')).toMatchObject({
      verdict: 'unknown',
      metSince: undefined,
      possiblySince: '2026-12-10',
      metOn: '2027-06-10',
      isClosed: false,
    });
  });

  it('com o último mês dito, deixa de estar em aberto', () => {
    const told = { ...stopped, lastContribution: isoDate('2026-12-11') };
    expect(ruleOf(told, 'progressiveAge')).toMatchObject({
      verdict: 'met',
      metSince: '2026-12-10',
      comparedOn: '2026-12-10',
    });
  });

  it('o tempo de 2019 não dito: entre o mínimo e o máximo, o direito adquirido fica em aberto', () => {
    const untold = { ...woman, time: timeOf(31), timeAtReform: undefined, carenciaMonths: 372 };
    expect(ruleOf(untold, 'acquiredTime')).toMatchObject({
      verdict: 'unknown',
      isClosed: false,
      criteria: [{}, { id: 'timeAtReform', verdict: 'unknown' }, {}],
    });
    const short = { ...untold, time: timeOf(29, 11, 29) };
    expect(ruleOf(short, 'acquiredTime')).toMatchObject({ verdict: 'unmet', isClosed: true });
  });

  it('aberta de dois lados, a regra não é dada por fechada', () => {
    const untold = { ...woman, time: timeOf(31), timeAtReform: undefined };
    expect(ruleOf({ ...untold, carenciaMonths: undefined }, 'acquiredTime')).toMatchObject({
      verdict: 'unknown',
      possiblySince: undefined,
      isClosed: false,
    });
  });

  it.each([
    [263, 'unknown'],
    [264, 'met'],
    [179, 'unmet'],
  ])('carência de %i hoje, para a de 2019: %s', (carenciaMonths, verdict) => {
    const told = { ...woman, time: timeOf(38), timeAtReform: timeOf(31), carenciaMonths };
    expect(ruleOf(told, 'acquiredTime').criteria.at(-1)).toMatchObject({
      id: 'carenciaAtReform',
      verdict,
    });
  });
});

describe('grau da deficiência não sabido', () => {
  // journeys.md d: surda, 52 anos, 25 de trabalho.
  const deaf: RetirementAnswers = { ...woman, disability: { time: timeOf(25) } };

  it('grave e moderada já completas, leve em 2029: cada grau tem a sua resposta', () => {
    expect(ruleOf(deaf, 'disabilityByTime')).toMatchObject({
      verdict: 'unknown',
      byDegree: {
        severe: { verdict: 'met', metSince: '2021-11-20' },
        moderate: { verdict: 'met', metSince: '2025-11-20' },
        mild: { verdict: 'unmet', metOn: '2029-11-20' },
      },
    });
  });

  it('o grau de cada uma é o que daria se fosse dito', () => {
    const { byDegree } = ruleOf(deaf, 'disabilityByTime');
    for (const degree of ['severe', 'moderate', 'mild'] as const) {
      const told = { ...deaf, disability: { time: timeOf(25), degree } };
      expect(byDegree?.[degree]).toEqual(ruleOf(told, 'disabilityByTime'));
    }
  });

  it('sabido, ou sem deficiência, não há o que separar', () => {
    const known: RetirementAnswers = { ...deaf, disability: { time: timeOf(25), degree: 'mild' } };
    expect(ruleOf(known, 'disabilityByTime')).not.toHaveProperty('byDegree');
    for (const disability of [undefined, 'none'] as const) {
      expect(ruleOf({ ...deaf, disability }, 'disabilityByTime')).not.toHaveProperty('byDegree');
    }
  });
});

describe('MEI e planos de 5% e 11%', () => {
  const timeRules = ['points', 'progressiveAge', 'toll50', 'toll100', 'disabilityByTime'] as const;
  const contributor: RetirementAnswers = {
    ...woman,
    birthDate: isoDate('1963-01-10'),
    time: timeOf(40),
    timeAtReform: timeOf(33),
    carenciaMonths: 480,
    disability: { degree: 'mild', time: timeOf(40) },
  };

  it.each(timeRules)('%s: “não sei quantos” não vira sim nem não', (id) => {
    expect(ruleOf(contributor, id).verdict).toBe('met');
    expect(ruleOf({ ...contributor, reducedPlanMonths: 'unknown' }, id)).toMatchObject({
      verdict: 'unknown',
      isClosed: false,
    });
  });

  it('por idade não importa quantos são', () => {
    const unknown: RetirementAnswers = { ...contributor, reducedPlanMonths: 'unknown' };
    for (const id of ['ageUntilReform', 'disabilityByAge'] as const) {
      expect(ruleOf(unknown, id)).toEqual(ruleOf(contributor, id));
    }
  });

  it('sem saber quantos eram até 2019, só os pedágios ficam em aberto', () => {
    const told: RetirementAnswers = { ...contributor, reducedPlanMonths: 24 };
    const verdicts = timeRules.map((id) => [id, ruleOf(told, id).verdict]);
    expect(Object.fromEntries(verdicts)).toEqual({
      points: 'met',
      progressiveAge: 'met',
      toll50: 'unknown',
      toll100: 'unknown',
      disabilityByTime: 'met',
    });
  });

  it('com deficiência em parte do tempo, os meses saem de onde pesam mais e de onde pesam menos', () => {
    const partly: RetirementAnswers = {
      ...woman,
      time: timeOf(30),
      reducedPlanMonths: 60,
      disability: { degree: 'severe', time: timeOf(20) },
    };
    // 20 years of disability without 5, plus 10 converted by 0,67: 21a8m; whole 20 at the best.
    expect(ruleOf(partly, 'disabilityByTime').verdict).toBe('met');
    const less: RetirementAnswers = {
      ...partly,
      time: timeOf(26),
      disability: { degree: 'severe', time: timeOf(20) },
    };
    // 15 + 6 × 0,67 = 19a0m; but 20 + 1 × 0,67 if the months were without disability.
    expect(ruleOf(less, 'disabilityByTime')).toMatchObject({ verdict: 'unknown' });
  });
});

describe('de que suposições as datas dependem', () => {
  it('seguir contribuindo, se há data por vir', () => {
    expect(retirementRules(woman).assumptions).toEqual(['noGapAhead']);
  });

  it('e no plano completo, se houve meses de MEI ou não se sabe', () => {
    for (const reducedPlanMonths of [12, 'unknown'] as const) {
      expect(retirementRules({ ...woman, reducedPlanMonths }).assumptions).toContain(
        'fullPlanAhead',
      );
    }
  });
});
