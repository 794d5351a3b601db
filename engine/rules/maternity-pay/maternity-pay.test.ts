import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { figuresOn, knownFigures } from '../figures.ts';
import { totalOf } from './amount.ts';
import type { MaternityAnswers } from './answers.ts';
import { cases } from './cases.ts';
import { maternityPay } from './maternity-pay.ts';

const today = isoDate('2026-11-22');
const figures = knownFigures(today);
const told: MaternityAnswers = {
  event: 'birth',
  kind: 'ownAccount',
  day: isoDate('2026-03-01'),
  leave: 'atBirth',
  stay: 'none',
  payCents: 300_000,
  months: 12,
};
const resultOf = (more: Partial<MaternityAnswers>, on = today) =>
  maternityPay({ ...told, ...more }, figures, on);
const monthOf = (more: Partial<MaternityAnswers>) => {
  const { least, most, limit } = resultOf(more).pay;
  return [least, most, limit];
};

describe('casos resolvidos', () => {
  it.each(cases)('$title', ({ answers, days, from, until, others = [], month, total }) => {
    const { period, pay, ...result } = maternityPay(answers, figures, today);
    expect(period).toEqual({ days, from, until });
    expect(result.others.map((one) => [one.ifHold, one.from, one.until])).toEqual(others);
    expect([pay.least, pay.most]).toEqual([month, month]);
    if (total) expect(totalOf(pay.least ?? 0, days)).toBe(total);
  });
});

describe('o mês, abaixo, no limite e acima', () => {
  it.each([
    ['um centavo abaixo do mínimo', 162_099, 162_100, 'raised'],
    ['no mínimo', 162_100, 162_100, undefined],
    ['um centavo acima', 162_101, 162_101, undefined],
    ['no teto', 847_555, 847_555, undefined],
    ['um centavo acima do teto', 847_556, 847_555, 'capped'],
  ])('doméstica, %s', (_, payCents, month, limit) => {
    expect(monthOf({ kind: 'domestic', payCents })).toEqual([month, month, limit]);
  });

  it.each([
    [0, 162_100, 'raised'],
    [6, 162_100, 'raised'],
    [7, 175_000, undefined],
    [12, 300_000, undefined],
    [13, 300_000, undefined],
    [15, 300_000, undefined],
  ])('%i meses de 3.000 somados e divididos por 12', (months, month, limit) => {
    expect(monthOf({ months })).toEqual([month, month, limit]);
  });

  it('sem saber os meses, de um mínimo até a soma de doze; sem saber o valor, até o teto', () => {
    expect(monthOf({ months: undefined })).toEqual([162_100, 300_000, undefined]);
    expect(monthOf({ months: undefined, payCents: 162_100 })).toEqual([
      162_100,
      162_100,
      undefined,
    ]);
    expect(monthOf({ payCents: undefined })).toEqual([162_100, 847_555, undefined]);
    expect(monthOf({ kind: 'domestic', payCents: undefined })).toEqual([
      162_100,
      847_555,
      undefined,
    ]);
  });

  it('o salário inteiro: da empresa como é; do INSS, ao menos um mínimo', () => {
    expect(monthOf({ kind: 'employee', payCents: 100_000 })).toEqual([100_000, 100_000, undefined]);
    for (const who of [
      { kind: 'ofMei' },
      { kind: 'avulsa' },
      { kind: 'employee', event: 'adoption' },
    ] as const)
      expect(monthOf({ ...who, payCents: 100_000 })).toEqual([162_100, 162_100, 'raised']);
    expect(monthOf({ kind: 'employee', payCents: undefined })).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(monthOf({ kind: 'ofMei', payCents: undefined })).toEqual([
      162_100,
      undefined,
      undefined,
    ]);
  });

  it('180 dias de um mínimo', () => {
    expect(totalOf(162_100, 180)).toBe(972_600);
  });
});

describe('quem paga', () => {
  it.each([
    ['employee', 'birth', 'employer'],
    ['employee', 'stillbirth', 'employer'],
    ['employee', 'abortion', 'employer'],
    ['employee', 'adoption', 'inss'],
    ['ofMei', 'birth', 'inss'],
    ['domestic', 'birth', 'inss'],
    ['unemployed', 'birth', 'inss'],
  ] as const)('%s, %s: %s', (kind, event, payer) => {
    expect(resultOf({ kind, event }).payer).toBe(payer);
  });
});

describe('os dez meses que o STF derrubou', () => {
  it.each([
    ['ownAccount', '2024-04-04', 'askedThen'],
    ['ownAccount', '2024-04-05', 'noLonger'],
    ['mei', '2022-03-01', 'askedThen'],
    ['facultativa', '2026-03-01', 'noLonger'],
    ['special', '2024-04-05', 'noLonger'],
    ['unemployed', '2022-03-01', 'askedThen'],
    ['employee', '2022-03-01', 'neverAsked'],
    ['domestic', '2022-03-01', 'neverAsked'],
    ['avulsa', '2026-03-01', 'neverAsked'],
  ] as const)('%s, %s: %s', (kind, day, tenMonths) => {
    const result = resultOf({ kind, day: isoDate(day) });
    expect(result.tenMonths).toBe(tenMonths);
  });
});

describe('a lei da internação', () => {
  it.each([
    // tools-review-2 N3: in force from the DOU of 30/09/2025.
    ['2025-09-29', '2026-01-26', 1],
    ['2025-09-30', '2026-02-12', 0],
  ])('parto em %s', (day, until, others) => {
    const result = resultOf({ day: isoDate(day), stay: { discharge: isoDate('2025-10-15') } });
    expect([result.period.until, result.others.length]).toEqual([until, others]);
  });

  it.each([
    ['2026-03-01', '2026-06-28', 'stayFromBefore'],
    ['2026-03-15', '2026-06-28', 'stayFromBefore'],
    ['2026-03-16', '2026-07-14', undefined],
    ['2026-03-17', '2026-07-15', undefined],
  ])('parto em 1º de março, alta em %s: até %s', (discharge, until, condition) => {
    const result = resultOf({ stay: { discharge: isoDate(discharge) } });
    expect([result.period.until, result.others[0]?.ifHold]).toEqual([until, condition]);
  });

  it('só quem ainda está internado, por parto, tem “ao menos” os 120 dias', () => {
    const discharge = isoDate('2026-04-10');
    expect(resultOf({ stay: 'stillThere' }).isLeast).toBe(true);
    for (const stay of ['none', undefined, { discharge }] as const)
      expect(resultOf({ stay }).isLeast).toBe(false);
    expect(resultOf({ event: 'adoption', stay: 'stillThere' }).isLeast).toBe(false);
  });

  it('ainda sem alta, ou sem saber, os 120 dias; adoção e aborto não a têm', () => {
    const discharge = isoDate('2026-04-10');
    for (const stay of ['stillThere', undefined] as const)
      expect(resultOf({ stay }).period.days).toBe(120);
    expect(resultOf({ event: 'adoption', stay: { discharge } }).period.days).toBe(120);
    expect(resultOf({ event: 'abortion', stay: { discharge } }).period.days).toBe(14);
  });
});

describe('parto de ano anterior ao dos valores', () => {
  it.each([
    ['2025-12-31', { due: 2025, used: 2026 }],
    ['2026-01-01', undefined],
    ['2027-01-01', undefined],
  ])('%s: %o', (day, earlierYear) => {
    const least = { payCents: 100_000 };
    expect(resultOf({ ...least, day: isoDate(day) }).earlierYear).toEqual(earlierYear);
    expect(resultOf({ day: isoDate(day), kind: 'employee' }).earlierYear).toBeUndefined();
  });

  // tools-review-2 N4: what neither minimum wage nor ceiling made is the same by any year's; the
  // ceiling of 2024 was R$ 7.786,02.
  const earlier = { due: 2024, used: 2026 };
  it.each([
    ['adoção, salário inteiro no mínimo', 'adoption', 'employee', 162_100, earlier],
    ['adoção, salário inteiro pouco acima', 'adoption', 'employee', 162_101, undefined],
    ['adoção, salário inteiro no teto', 'adoption', 'employee', 847_555, undefined],
    ['empregada de MEI, acima do teto', 'birth', 'ofMei', 900_000, undefined],
    ['por conta própria, acima do mínimo', 'birth', 'ownAccount', 162_101, undefined],
    ['por conta própria, abaixo do teto de então', 'birth', 'ownAccount', 778_601, undefined],
    ['por conta própria, no teto de então', 'birth', 'ownAccount', 778_602, earlier],
  ] as const)('%s', (_, event, kind, payCents, expected) => {
    const more = { event, kind, payCents, day: isoDate('2024-04-04') };
    expect(resultOf(more).earlierYear).toEqual(expected);
  });
});

describe('cinco anos para pedir', () => {
  // 2021-11-23 plus five years is 23/11/2026, a Monday: the safe day is Friday 20.
  it.each([
    ['2026-11-23', 'expected'],
    ['2026-11-22', 'open'],
    ['2021-11-25', 'open'],
    ['2021-11-23', 'lastDays'],
    ['2021-11-20', 'lastDays'],
    ['2021-11-18', 'over'],
  ])('parto em %s: %s', (day, asking) => {
    expect(resultOf({ day: isoDate(day) }).asking).toBe(asking);
  });

  it('10/12/2021: o pedido vai até 10/12/2026, com folga um dia útil antes', () => {
    const { askBy } = resultOf({ day: isoDate('2021-12-10') });
    expect([askBy.lastDay, askBy.safeDay, askBy.latestReading]).toEqual([
      '2026-12-09',
      '2026-12-09',
      '2026-12-10',
    ]);
  });
});

describe('fontes e valores', () => {
  const labels = (more: Partial<MaternityAnswers>) =>
    resultOf(more).citations.map((key) => citation(key).label.replace(/^[^,]+, /, ''));

  it('dos dias, da internação e do valor', () => {
    expect(labels({})).toEqual(['art. 71', 'art. 358', 'art. 73', 'art. 357, § 5º']);
    expect(labels({ stay: 'stillThere' })).toContain('art. 71, § 3º');
    expect(labels({ day: isoDate('2025-01-01'), stay: 'stillThere' })).toContain('ADI 6.327');
    expect(labels({ event: 'adoption', kind: 'employee' })[0]).toBe('art. 71-A');
    expect(labels({ kind: 'special' })).toContain('art. 39');
  });

  it('num dia de que não há valor, os últimos que se conhecem', () => {
    expect(figuresOn(isoDate('1990-01-01'))).toBeUndefined();
    expect(knownFigures(isoDate('1990-01-01'))).toMatchObject({ isCurrent: false });
    expect(knownFigures(today).isCurrent).toBe(true);
  });
});
