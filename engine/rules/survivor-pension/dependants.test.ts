import { describe, expect, it } from 'vitest';
import { type IsoDate, isoDate } from '#law/date.ts';
import type { Verdict } from '../criterion.ts';
import type { ChildAnswers, PensionAnswers, SiblingAnswers } from './answers.ts';
import type { Dependant } from './dependant.ts';
import { survivorPension } from './survivor-pension.ts';

const death = isoDate('2026-10-01');
const on = isoDate('2026-11-20');

function compare(answers: Partial<PensionAnswers>) {
  const result = survivorPension(
    { death, request: death, formerPartnerWithAlimony: false, ...answers },
    on,
  );
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

function only(answers: Partial<PensionAnswers>): Dependant {
  const [first, ...others] = compare(answers).dependants;
  if (first === undefined || others.length > 0) throw new Error('one dependant expected');
  return first;
}

const child = (birth: string, more: Partial<ChildAnswers> = {}): ChildAnswers => ({
  kind: 'child',
  birth: isoDate(birth),
  condition: 'none',
  emancipated: false,
  ...more,
});

const childOf = (birth: string, more: Partial<ChildAnswers> = {}) =>
  only({ children: [child(birth, more)] });

const criterion = ({ criteria }: Dependant, id: string) => criteria.find((item) => item.id === id);

describe('filhos (Lei 8.213, arts. 16 e 77)', () => {
  it.each([
    ['2005-10-01', 21, 'unmet'],
    ['2005-10-02', 20, 'met'],
    ['2004-10-02', 21, 'unmet'],
  ] as const)('nascido em %s, %i anos na morte', (birth, age, verdict) => {
    const dependant = childOf(birth);
    expect(dependant.standing).toBe(verdict);
    expect(criterion(dependant, 'ageOrCondition')).toMatchObject({
      verdict,
      requiredUnderAge: 21,
      toldAge: age,
      citations: ['lei-8213-16', 'lei-8213-77-2-ii', 'stj-tema-643'],
    });
  });

  it('a parte dura até o dia em que faz 21 anos', () => {
    expect(childOf('2010-03-15').shares.asTold).toMatchObject({
      from: death,
      raisesToFull: false,
      lapsed: false,
      end: {
        kind: 'date',
        on: '2031-03-15',
        reason: 'twentyFirstBirthday',
        citations: ['lei-8213-77-2-ii'],
      },
    });
  });

  it('com 20 anos e 364 dias recebe um dia', () => {
    expect(compare({ children: [child('2005-10-02')] }).timelines.asTold).toMatchObject([
      { from: '2026-10-01', until: '2026-10-02' },
    ]);
  });

  it.each([
    [true, 'unmet'],
    [false, 'met'],
    [undefined, 'unknown'],
  ] as const)('16 anos, emancipado: %s', (emancipated, verdict) => {
    expect(childOf('2010-10-01', { emancipated }).standing).toBe(verdict);
  });

  it('aos 15 anos a emancipação não precisa ser respondida', () => {
    expect(childOf('2010-10-02', { emancipated: undefined }).standing).toBe('met');
  });

  it('inválido de qualquer idade: enquanto durar, e a pensão é de 100%', () => {
    const share = childOf('1970-01-01', { condition: 'invalidOrSevere' }).shares.asTold;
    expect(share?.raisesToFull).toBe(true);
    expect(share?.end).toEqual({
      kind: 'whileConditionLasts',
      citations: ['lei-8213-77-2-iii', 'lei-8213-77-2-iv'],
    });
  });

  it('inválido menor de 21: no mínimo até os 21', () => {
    expect(
      childOf('2010-03-15', { condition: 'invalidOrSevere' }).shares.asTold?.end,
    ).toMatchObject({ kind: 'whileConditionLasts', notBefore: '2031-03-15' });
  });

  it('deficiência que não é intelectual, mental nem grave não muda a parte do filho', () => {
    expect(childOf('1970-01-01', { condition: 'otherDisability' }).standing).toBe('unmet');
    const young = childOf('2010-03-15', { condition: 'otherDisability' }).shares.asTold;
    expect(young).toMatchObject({ raisesToFull: false, end: { on: '2031-03-15' } });
  });

  it('não sabe se é inválido: 30 anos, falta conferir; 10 anos, até os 21 ao menos', () => {
    const grown = childOf('1996-01-01', { condition: undefined });
    expect(grown.standing).toBe('unknown');
    expect(grown.shares.asTold).toBeUndefined();
    expect(grown.shares.ifConfirmed).toMatchObject({
      raisesToFull: true,
      end: { kind: 'whileConditionLasts' },
    });
    const young = childOf('2016-01-01', { condition: undefined });
    expect(young.standing).toBe('met');
    expect(young.shares.asTold).toMatchObject({ raisesToFull: false, end: { kind: 'date' } });
    expect(young.shares.ifConfirmed).toMatchObject({ raisesToFull: true });
  });

  it('nascido muito depois da morte: precisa de análise, não entra na conta', () => {
    const result = compare({ death: isoDate('2025-10-01'), children: [child('2026-11-01')] });
    expect(result.dependants[0]?.standing).toBe('unknown');
    expect(result.dependants[0]?.shares).toEqual({ asTold: undefined, ifConfirmed: undefined });
    expect(result.timelines).toEqual({ asTold: [], ifConfirmed: [] });
    expect(result.analysis.map(({ id }) => id)).toEqual(['bornAfterDeath']);
  });

  it('filho tem o prazo de 180 dias; irmão não', () => {
    expect(childOf('2016-01-01').payment.requiredDays).toBe(180);
    const sibling = only({ siblings: [{ birth: isoDate('2016-01-01'), dependent: true }] });
    expect(sibling.payment.requiredDays).toBe(90);
  });
});

describe('enteado, tutela e guarda (art. 16, § 2º)', () => {
  it.each([
    [true, 'met'],
    [false, 'unmet'],
    [undefined, 'unknown'],
  ] as const)('enteado e tutelado, dependência declarada: %s', (dependent, verdict) => {
    for (const kind of ['stepchild', 'tutela'] as const) {
      const dependant = childOf('2016-01-01', { kind, dependent });
      expect(dependant.standing).toBe(verdict);
      expect(criterion(dependant, 'equatedDependency')?.citations).toEqual([
        'lei-8213-16-2',
        'ec-103-23-6',
      ]);
    }
  });

  it.each([
    ['2008-10-02', 17, 'met'],
    ['2008-10-01', 18, 'unknown'],
  ] as const)('tutelado nascido em %s: %i anos na morte', (birth, toldAge, verdict) => {
    const dependant = childOf(birth, { kind: 'tutela', dependent: true });
    expect(criterion(dependant, 'minorInCare')).toMatchObject({
      verdict,
      requiredUnderAge: 18,
      toldAge,
      citations: ['lei-8213-16-2'],
    });
    expect(dependant.standing).toBe(verdict);
  });

  it('enteado de 20 anos não precisa ser menor de 18', () => {
    expect(childOf('2006-01-01', { kind: 'stepchild', dependent: true }).standing).toBe('met');
  });

  it.each(['2020-05-01', '2025-03-12', '2026-10-01'])(
    'guarda, morte em %s: sempre falta conferir, com a lei, a emenda e o tema do STF',
    (day) => {
      const result = compare({
        death: isoDate(day),
        request: isoDate(day),
        children: [child('2016-01-01', { kind: 'guarda', dependent: true })],
      });
      const [dependant] = result.dependants;
      expect(dependant?.standing).toBe('unknown');
      expect(result.analysis).toEqual([
        {
          id: 'guarda',
          dependants: ['child-0'],
          citations: ['lei-8213-16-2', 'lei-15108', 'ec-103-23-6', 'stf-tema-1271'],
        },
      ]);
    },
  );
});

describe('cônjuge e companheiro', () => {
  it('casamento: dependência presumida', () => {
    expect(only({ partner: { kind: 'spouse' } }).criteria).toEqual([
      { id: 'marriage', verdict: 'met', citations: ['lei-8213-16', 'lei-8213-16-4'] },
    ]);
  });

  it.each([
    [true, 'met'],
    [false, 'unmet'],
    [undefined, 'unknown'],
  ] as const)('união estável, documentos dos últimos 24 meses: %s', (unionProof, verdict) => {
    const dependant = only({ partner: { kind: 'uniaoEstavel', unionProof } });
    expect(dependant.standing).toBe(verdict);
    expect(dependant.criteria).toEqual([
      {
        id: 'unionProof',
        verdict,
        citations: ['lei-8213-16-5', 'lei-8213-16-4'],
        withinMonths: 24,
      },
    ]);
  });

  it('deficiência que não é grave prolonga, mas não leva a 100%', () => {
    const share = (condition: 'otherDisability' | 'invalidOrSevere') =>
      only({ partner: { kind: 'spouse', birth: isoDate('1996-01-01'), condition } }).shares.asTold;
    expect(share('otherDisability')).toMatchObject({
      raisesToFull: false,
      end: { kind: 'whileConditionLasts' },
    });
    expect(share('invalidOrSevere')?.raisesToFull).toBe(true);
  });
});

describe('classes (art. 16, § 1º)', () => {
  const spouse = {
    kind: 'spouse',
    birth: isoDate('1976-01-01'),
    union: true,
    condition: 'none',
  } as const;
  const parent = { dependent: true, condition: 'none' } as const;
  const sibling: SiblingAnswers = {
    birth: isoDate('2010-01-01'),
    dependent: true,
    emancipated: false,
    condition: 'none',
  };
  const standings = (answers: Partial<PensionAnswers>): Record<string, Verdict> =>
    Object.fromEntries(compare(answers).dependants.map(({ id, standing }) => [id, standing]));

  it('a 1ª afasta a 2ª e a 3ª', () => {
    const answers = { partner: spouse, parents: [parent], siblings: [sibling] };
    expect(standings(answers)).toEqual({
      partner: 'met',
      'parent-0': 'unmet',
      'sibling-0': 'unmet',
    });
    expect(compare(answers).classTaking).toEqual({ asTold: 1, ifConfirmed: 1 });
  });

  it('a 2ª afasta a 3ª', () => {
    const answers = { parents: [parent], siblings: [sibling] };
    expect(standings(answers)).toEqual({ 'parent-0': 'met', 'sibling-0': 'unmet' });
    expect(compare(answers).classTaking).toEqual({ asTold: 2, ifConfirmed: 2 });
  });

  it('filho que já fez 21 anos não afasta os pais', () => {
    const answers = { children: [child('2000-01-01')], parents: [parent] };
    expect(standings(answers)).toEqual({ 'child-0': 'unmet', 'parent-0': 'met' });
  });

  it('o critério cita o parágrafo', () => {
    const { dependants } = compare({ partner: spouse, parents: [parent] });
    const last = dependants[1];
    expect(last && criterion(last, 'noPriorClass')).toEqual({
      id: 'noPriorClass',
      verdict: 'unmet',
      citations: ['lei-8213-16-1'],
    });
  });

  it.each([
    [true, 'met', 2],
    [false, 'unmet', undefined],
    [undefined, 'unknown', undefined],
  ] as const)('pais: dependência econômica %s', (dependent, verdict, taking) => {
    const result = compare({ parents: [{ dependent, condition: 'none' }] });
    expect(result.dependants[0]?.standing).toBe(verdict);
    expect(result.dependants[0]?.criteria).toContainEqual({
      id: 'economicDependency',
      verdict,
      citations: ['lei-8213-16-4'],
    });
    expect(result.classTaking.asTold).toBe(taking);
  });

  it.each([
    ['2005-10-01', 'unmet'],
    ['2005-10-02', 'met'],
  ] as const)('irmão nascido em %s', (birth, verdict) => {
    expect(only({ siblings: [{ ...sibling, birth: birth as IsoDate }] }).standing).toBe(verdict);
  });

  it.each([
    ['2026-10-01', 'met'],
    ['2026-10-02', 'unknown'],
  ] as const)('irmão nascido em %s, em volta do dia da morte', (birth, verdict) => {
    const answers = { siblings: [{ ...sibling, birth: isoDate(birth) }] };
    expect(only(answers).standing).toBe(verdict);
    expect(compare(answers).timelines.ifConfirmed).toHaveLength(verdict === 'met' ? 1 : 0);
  });

  it('irmão inválido de 40 anos que dependia', () => {
    const share = only({
      siblings: [{ ...sibling, birth: isoDate('1986-01-01'), condition: 'invalidOrSevere' }],
    }).shares.asTold;
    expect(share).toMatchObject({ raisesToFull: true, end: { kind: 'whileConditionLasts' } });
  });

  it('alguém incerto na 1ª classe deixa os pais sem resposta, nas duas leituras', () => {
    const result = compare({
      children: [child('2016-01-01', { kind: 'guarda' })],
      parents: [parent],
    });
    expect(result.dependants[1]?.standing).toBe('unknown');
    expect(result.classTaking).toEqual({ asTold: undefined, ifConfirmed: 1 });
    expect(result.timelines.asTold).toEqual([]);
    expect(result.timelines.ifConfirmed.flatMap(({ dependants }) => dependants)).toEqual([
      'child-0',
    ]);
  });

  it('ex-cônjuge com pensão alimentícia: precisa de análise e pode afastar os pais', () => {
    const result = compare({ formerPartnerWithAlimony: true, parents: [parent] });
    expect(result.dependants[0]?.standing).toBe('unknown');
    expect(result.classTaking).toEqual({ asTold: undefined, ifConfirmed: 1 });
    expect(result.timelines).toEqual({ asTold: [], ifConfirmed: [] });
    expect(result.analysis).toEqual([
      {
        id: 'formerPartnerWithAlimony',
        dependants: [],
        citations: ['lei-8213-76-2', 'lei-8213-76-3', 'stj-sumula-336'],
      },
    ]);
  });

  it('ex-cônjuge não informado: fica apontado, sem mudar a conta', () => {
    const result = compare({ formerPartnerWithAlimony: undefined, parents: [parent] });
    expect(result.classTaking.asTold).toBe(2);
    expect(result.analysis.map(({ id }) => id)).toEqual(['formerPartnerNotTold']);
  });

  it('ninguém: sem classe e sem períodos', () => {
    const result = compare({});
    expect(result.classTaking).toEqual({ asTold: undefined, ifConfirmed: undefined });
    expect(result.timelines).toEqual({ asTold: [], ifConfirmed: [] });
  });
});
