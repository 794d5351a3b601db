import { describe, expect, it } from 'vitest';
import { isCitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { notConsidered } from './analysis.ts';
import type { PensionAnswers } from './answers.ts';
import { survivorPension } from './survivor-pension.ts';

const on = isoDate('2026-11-20');
const death = isoDate('2026-10-01');
const spouse = {
  kind: 'spouse',
  birth: isoDate('1976-01-01'),
  union: true,
  condition: 'none',
} as const;

function compare(answers: Partial<PensionAnswers>, today = on) {
  const result = survivorPension(
    { death, request: death, contributions: true, formerPartnerWithAlimony: false, ...answers },
    today,
  );
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

describe('a data da morte escolhe a regra (STJ, Súmula 340)', () => {
  it.each([
    ['2014-12-31', 'outOfTool', '2019-11-13'],
    ['2015-02-28', 'outOfTool', '2019-11-13'],
    ['2015-03-01', 'oldValueRule', '2019-11-13'],
    ['2019-11-12', 'oldValueRule', '2019-11-13'],
  ])('morte em %s: %s', (day, reason, rulesFrom) => {
    const result = survivorPension({ death: isoDate(day), partner: spouse }, on);
    expect(result).toMatchObject({ outcome: 'stopped', reason, rulesFrom });
  });

  it('cita por que parou', () => {
    const citationsFor = (day: string) => {
      const result = survivorPension({ death: isoDate(day) }, on);
      return result.outcome === 'stopped' ? result.citations : [];
    };
    expect(citationsFor('2015-02-28')).toEqual(['stj-sumula-340', 'lei-8213-77-2-v']);
    expect(citationsFor('2019-11-12')).toEqual(['stj-sumula-340', 'ec-103-23', 'lei-8213-75']);
  });

  it.each([
    ['2019-11-13', 'lei-8213-77-2-v-c'],
    ['2020-12-31', 'lei-8213-77-2-v-c'],
    ['2021-01-01', 'portaria-me-424'],
    ['2026-10-01', 'portaria-me-424'],
  ])('morte em %s: tabela de %s', (day, source) => {
    const { rules } = compare({ death: isoDate(day), request: isoDate(day) });
    expect(rules.durationTable.source).toBe(source);
    expect(rules.citations).toEqual(['stj-sumula-340', source, 'ec-103-23']);
  });
});

describe('quem morreu', () => {
  it.each([
    [true, 'met'],
    [false, 'unmet'],
    [undefined, 'unknown'],
  ] as const)('segurado: %s', (insured, verdict) => {
    expect(compare({ insured }).insured).toEqual({
      id: 'insured',
      verdict,
      citations: ['lei-8213-74', 'lei-8213-102-2', 'stj-sumula-416'],
    });
  });

  it('não há carência', () => {
    expect(compare({ contributions: false }).carencia).toEqual({
      id: 'noCarencia',
      verdict: 'met',
      citations: ['lei-8213-26-i'],
    });
  });
});

describe('valores', () => {
  const first = (answers: Partial<PensionAnswers>, today = on) =>
    compare({ partner: spouse, ...answers }, today).timelines.asTold[0];

  it.each([
    [270_165, 162_099, true],
    [270_166, 162_099, true],
    [270_167, 162_100, false],
    [270_168, 162_100, false],
    [270_170, 162_102, false],
  ])('base de %i centavos: 60%% dá %i', (baseCents, byPercentage, raised) => {
    expect(first({ baseCents })?.amount).toMatchObject({
      totalCents: Math.max(162_100, byPercentage),
      raisedToMinimumWage: raised,
    });
  });

  it.each([
    [847_554, false, 847_554],
    [847_555, false, 847_555],
    [847_556, true, 847_555],
  ])('base de %i centavos e o teto', (baseCents, cutToCeiling, usedCents) => {
    expect(compare({ partner: spouse, baseCents }).base).toEqual({
      toldCents: baseCents,
      usedCents,
      cutToCeiling,
      ofAnotherYear: false,
    });
  });

  it('100% vai até o teto, não além', () => {
    const segment = first({
      partner: { ...spouse, condition: 'invalidOrSevere' },
      baseCents: 2_000_000,
    });
    expect(segment).toMatchObject({
      percentage: 100,
      reason: { kind: 'condition', dependants: ['partner'] },
      citations: ['ec-103-23-2'],
      amount: { totalCents: 847_555 },
    });
  });

  it('cotas citam o caput e o § 1º', () => {
    expect(first({})).toMatchObject({
      reason: { kind: 'quotas' },
      citations: ['ec-103-23', 'ec-103-23-1'],
    });
  });

  it('três partes iguais do salário mínimo: 540,33 e sobra um centavo', () => {
    const children = ['2016-01-01', '2018-01-01'].map((birth) => ({
      kind: 'child' as const,
      birth: isoDate(birth),
      condition: 'none' as const,
    }));
    expect(first({ children, baseCents: 200_000 })?.amount).toEqual({
      totalCents: 162_100,
      shareCents: 54_033,
      remainderCents: 1,
      raisedToMinimumWage: true,
    });
  });

  it('sem base não há valores, mas há percentuais', () => {
    const segment = first({});
    expect(segment?.percentage).toBe(60);
    expect(segment?.amount).toBeUndefined();
    expect(compare({}).base).toBeUndefined();
  });

  it('valores de 2026, com fonte', () => {
    expect(compare({}).figures).toEqual({
      year: 2026,
      isCurrent: true,
      from: '2026-01-01',
      until: '2026-12-31',
      minimumWage: 162_100,
      ceiling: 847_555,
      citations: ['constituicao-201-2', 'decreto-12797-1', 'portaria-interministerial-13-2026'],
    });
  });

  it('em ano ainda sem valores usa os últimos conhecidos, marcados como de outro ano', () => {
    // Far enough for the figures of the coming years not to reach it.
    const result = compare({ partner: spouse, baseCents: 200_000 }, isoDate('2199-01-01'));
    expect(result.figures?.isCurrent).toBe(false);
    expect(result.timelines.asTold[0]?.amount).toBeDefined();
  });

  it('antes dos valores conhecidos não há valores', () => {
    const result = compare(
      { death: isoDate('2024-10-01'), request: 'notYet', partner: spouse, baseCents: 200_000 },
      isoDate('2024-11-20'),
    );
    expect(result.figures).toBeUndefined();
    expect(result.base).toBeUndefined();
    expect(result.timelines.asTold[0]).toMatchObject({ percentage: 60 });
    expect(result.timelines.asTold[0]?.amount).toBeUndefined();
  });

  it('marca a base de outro ano', () => {
    const day = isoDate('2025-10-01');
    const { base } = compare({ death: day, request: day, partner: spouse, baseCents: 200_000 });
    expect(base?.ofAnotherYear).toBe(true);
  });

  it('marca os períodos fora do ano dos valores', () => {
    const covers = compare({
      contributions: false,
      baseCents: 300_000,
      partner: spouse,
      children: [
        { kind: 'child', birth: isoDate('2005-12-01'), condition: 'none', emancipated: false },
        { kind: 'child', birth: isoDate('2011-05-05'), condition: 'none' },
      ],
    }).timelines.asTold.map(({ from, until, figuresCover }) => [from, until, figuresCover]);
    expect(covers).toEqual([
      ['2026-10-01', '2026-12-01', 'whole'],
      ['2026-12-01', '2027-02-01', 'partly'],
      ['2027-02-01', '2032-05-05', 'none'],
    ]);
  });

  it.each([
    ['2026-12-31', '2026-12-31', 'whole'],
    ['2027-01-01', '2027-01-01', 'whole'],
    ['2027-01-02', '2027-01-02', 'partly'],
  ])('período que termina em %s', (birthday, until, cover) => {
    const birth = isoDate(`${Number(birthday.slice(0, 4)) - 21}${birthday.slice(4)}`);
    const [segment] = compare({
      baseCents: 300_000,
      children: [{ kind: 'child', birth, condition: 'none', emancipated: false }],
    }).timelines.asTold;
    expect(segment).toMatchObject({ until, figuresCover: cover });
  });

  it('período que começa no último dia do ano dos valores ainda o alcança', () => {
    const child = (birth: string) => ({
      kind: 'child' as const,
      birth: isoDate(birth),
      condition: 'none' as const,
      emancipated: false,
    });
    const covers = (birthday: string) =>
      compare({ baseCents: 300_000, children: [child(birthday), child('2015-01-01')] })
        .timelines.asTold.map(({ from, figuresCover }) => [from, figuresCover])
        .at(-1);
    expect(covers('2005-12-31')).toEqual(['2026-12-31', 'partly']);
    expect(covers('2006-01-01')).toEqual(['2027-01-01', 'none']);
  });

  it('período que acabou antes do ano dos valores, ou no seu primeiro dia', () => {
    const covers = (birthday: string) => {
      const birth = isoDate(`${Number(birthday.slice(0, 4)) - 21}${birthday.slice(4)}`);
      return compare({
        death: isoDate('2025-10-01'),
        request: isoDate('2025-10-01'),
        baseCents: 300_000,
        children: [{ kind: 'child', birth, condition: 'none', emancipated: false }],
      }).timelines.asTold.map(({ figuresCover }) => figuresCover);
    };
    expect(covers('2025-12-31')).toEqual(['none']);
    expect(covers('2026-01-01')).toEqual(['none']);
    expect(covers('2026-01-02')).toEqual(['partly']);
  });
});

describe('pedido tardio de uma parte curta', () => {
  it.each([
    ['2026-08-31', false, 1],
    ['2026-09-01', true, 0],
    ['2026-09-02', true, 0],
  ])('4 meses desde 01/05/2026, pedido em %s: já terminou? %s', (request, lapsed, segments) => {
    const result = compare({
      death: isoDate('2026-05-01'),
      request: isoDate(request),
      contributions: false,
      partner: spouse,
    });
    expect(result.dependants[0]?.shares.asTold).toMatchObject({ from: request, lapsed });
    expect(result.timelines.asTold).toHaveLength(segments);
  });
});

describe('o que precisa de análise', () => {
  it('começos diferentes por pedido tardio: cita o art. 76 e marca o período', () => {
    const result = compare({
      death: isoDate('2026-05-01'),
      request: isoDate('2026-08-29'),
      partner: spouse,
      children: [{ kind: 'child', birth: isoDate('2016-03-03'), condition: 'none' }],
    });
    expect(result.timelines.asTold.map((segment) => segment.awaitingLateRequest)).toEqual([
      true,
      false,
      false,
    ]);
    expect(result.analysis).toEqual([
      { id: 'paymentStartsDiffer', dependants: [], citations: ['lei-8213-76'] },
    ]);
  });

  it('data do pedido não informada', () => {
    expect(compare({ request: undefined, partner: spouse }).analysis).toEqual([
      { id: 'requestNotTold', dependants: [], citations: ['lei-8213-74'] },
    ]);
  });

  it('o que a ferramenta não considera tem fonte', () => {
    const keys = notConsidered.flatMap(({ citations }) => [...citations]);
    expect(keys.filter((key) => !isCitationKey(key))).toEqual([]);
    expect(notConsidered.map(({ id }) => id)).toEqual([
      'presumedDeath',
      'homicideOrFraud',
      'separationInFact',
      'accumulationWithRetirement',
      'baseOfNonRetired',
      'yearlyAdjustment',
    ]);
  });
});

describe('respostas impossíveis', () => {
  it.each<[string, Partial<PensionAnswers>, object]>([
    ['morte no futuro', { death: isoDate('2026-11-21') }, { id: 'deathInFuture' }],
    ['pedido antes da morte', { request: isoDate('2026-09-30') }, { id: 'requestBeforeDeath' }],
    ['base zero', { baseCents: 0 }, { id: 'baseNotAnAmount' }],
    ['base com fração de centavo', { baseCents: 100.5 }, { id: 'baseNotAnAmount' }],
    [
      'viúva nascida depois da morte',
      { partner: { ...spouse, birth: isoDate('2026-10-02') } },
      { id: 'bornAfterDeath', dependant: 'partner' },
    ],
    [
      'filho que ainda não nasceu',
      { children: [{ kind: 'child', birth: isoDate('2026-11-21') }] },
      { id: 'bornInFuture', dependant: 'child-0' },
    ],
    [
      'irmão que ainda não nasceu',
      { siblings: [{ birth: isoDate('2026-11-21') }] },
      { id: 'bornInFuture', dependant: 'sibling-0' },
    ],
  ])('%s', (_, answers, problem) => {
    expect(survivorPension({ death, ...answers }, on)).toEqual({
      outcome: 'invalid',
      problems: [expect.objectContaining(problem)],
    });
  });

  it.each<[string, Partial<PensionAnswers>]>([
    ['morte hoje', { death: on, request: on }],
    ['pedido no dia da morte', { request: death }],
    ['base de um centavo', { baseCents: 1 }],
    ['viúva nascida no dia da morte', { partner: { ...spouse, birth: death } }],
    ['filho nascido hoje', { children: [{ kind: 'child', birth: on }] }],
  ])('%s é possível', (_, answers) => {
    expect(survivorPension({ death, ...answers }, on).outcome).toBe('compared');
  });
});

describe('entre o fim de uma parte e o nascimento de um filho', () => {
  const { timelines } = compare({
    death: isoDate('2026-06-01'),
    request: isoDate('2026-06-01'),
    contributions: false,
    partner: spouse,
    children: [{ kind: 'child', birth: isoDate('2026-11-05'), condition: 'none' }],
  });

  it('ninguém recebe, e nada é pago', () => {
    expect(
      timelines.asTold.map(({ from, dependants, percentage }) => [
        from,
        dependants.length,
        percentage,
      ]),
    ).toEqual([
      ['2026-06-01', 1, 60],
      ['2026-10-01', 0, 0],
      ['2026-11-05', 1, 60],
    ]);
  });
});
