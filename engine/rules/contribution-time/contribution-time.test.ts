import { describe, expect, it } from 'vitest';
import { citation } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { dayNumberOf } from '../calendar.ts';
import { inYearsMonthsDays } from '../legal-days.ts';
import { contributionTime } from './contribution-time.ts';
import { legalDaysOf, legalLengths } from './legal-length.ts';
import { cases } from './proof/cases.ts';
import { life, oneMonth, paid, paidFrom, spell } from './proof/lives.ts';

describe('casos resolvidos', () => {
  it.each(cases)('$title', ({ life: told, least, most, written: [years, months, days] }) => {
    const { today } = contributionTime(told);
    expect([today.least.days, today.least.months]).toEqual(least);
    expect([today.most.days, today.most.months]).toEqual(most);
    expect(today.least.written).toEqual({ years, months, days });
  });
});

describe('unidades', () => {
  it.each([
    ['T5: 1.263 dias', 1263, { years: 3, months: 5, days: 18 }],
    ['T6: 3.531 dias', 3531, { years: 9, months: 8, days: 6 }],
    ['359 dias', 359, { years: 0, months: 11, days: 29 }],
    ['360 dias ainda não são um ano', 360, { years: 0, months: 11, days: 29 }],
    ['364 dias também não', 364, { years: 0, months: 11, days: 29 }],
    ['365 dias são um ano', 365, { years: 1, months: 0, days: 0 }],
  ])('%s', (_, days, written) => {
    expect(inYearsMonthsDays(legalDaysOf(days))).toEqual(written);
  });

  it('um dia a mais nunca diminui, e nunca soma mais que um', () => {
    for (let days = 0; days < 3000; days += 1)
      expect([0, 1]).toContain(legalDaysOf(days + 1) - legalDaysOf(days));
  });

  const byDates = (...dates: readonly (readonly [from: string, until: string])[]) =>
    legalLengths(
      dates.map(([from, until]) => ({
        from: dayNumberOf(isoDate(from)),
        until: dayNumberOf(isoDate(until)),
      })),
      0,
    ).byDates;

  it.each([
    ['T6', '2010-03-15', '2019-11-13', [9, 7, 29]],
    ['o da revisão', '2000-01-01', '2014-12-28', [14, 11, 28]],
    ['um dia', '2010-01-31', '2010-01-31', [0, 0, 1]],
    ['janeiro inteiro', '2010-01-01', '2010-01-31', [0, 1, 0]],
    ['fevereiro inteiro', '2010-02-01', '2010-02-28', [0, 1, 0]],
    ['fevereiro bissexto sem o dia 29', '2012-02-01', '2012-02-28', [0, 0, 28]],
    ['um ano, até o fim de fevereiro', '2009-03-01', '2010-02-28', [1, 0, 0]],
    ['de um dia ao anterior do mês seguinte', '2010-01-15', '2010-02-14', [0, 1, 0]],
  ] as const)('de data a data: %s', (_, from, until, [years, months, days]) => {
    expect(inYearsMonthsDays(byDates([from, until]))).toEqual({ years, months, days });
  });

  it('de data a data, um trecho nunca dá menos que os pedaços dele', () => {
    const first = dayNumberOf(isoDate('2011-11-01'));
    const length = (from: number, until: number) => legalLengths([{ from, until }], 0).byDates;
    for (let gap = 0; gap < 200; gap += 1)
      for (const before of [1, 27, 28, 29, 30, 31, 60, 91])
        for (const after of [1, 28, 30, 59]) {
          const [from, until] = [first + gap, first + gap + before + after];
          const parts = length(from, from + before - 1) + length(until - after + 1, until);
          expect(length(from, until)).toBeGreaterThanOrEqual(parts);
        }
  });

  it('vale a conta menor; a maior fica no que pode vir a ser', () => {
    const { least, most } = contributionTime(
      life([spell('a', 'employee', ['2010-03-15', '2018-12-31'])]),
    ).today;
    expect(least.ways).toEqual(most.ways);
    expect(least.legalDays).toBe(least.ways.byDates);
    expect(most.legalDays).toBe(least.ways.byDays);
    expect(most.legalDays).toBeGreaterThan(least.legalDays);
  });
});

describe('mês a mês depois da reforma', () => {
  const rowsOf = (...args: Parameters<typeof life>) => contributionTime(life(...args)).months;
  const job = (cents: number | undefined, month = '2024-05') =>
    spell('a', 'employee', [`${month}-01`, `${month}-28`], [paid(month, cents)]);

  it.each([
    [141_199, false, ['belowMinimum']],
    [141_200, true, []],
    [141_201, true, []],
  ])('%i centavos em 05/2024: %s', (cents, counts, whyNot) => {
    expect(rowsOf([job(cents)])).toMatchObject([
      { month: '2024-05', counts: { least: counts, most: counts }, whyNot, minimum: 141_200 },
    ]);
  });

  it.each([
    ['empregado, 7,5%', 'employee', '2023-07', 120_000, 12_000, 900],
    [
      'empregado antes de 03/2020: a alíquota era outra',
      'employee',
      '2020-02',
      100_000,
      4_500,
      undefined,
    ],
    ['empregado em 03/2020', 'employee', '2020-03', 100_000, 4_500, 338],
    ['serviço a empresa, 11%', 'serviceToCompany', '2026-01', 120_000, 42_100, 4_631],
    ['por conta própria, 20%', 'ownAccount', '2026-01', 120_000, 42_100, 8_420],
    ['empregado em 2026', 'employee', '2026-01', 120_000, 42_100, 3_158],
  ] as const)('o que falta e quanto custa: %s', (_, kind, month, cents, base, cost) => {
    const [row] = rowsOf([spell('a', kind, [`${month}-01`, `${month}-28`], [paid(month, cents)])]);
    expect(row?.missing).toMatchObject({ base, cents: cost });
  });

  it('dois trabalhos de espécies diferentes: falta, mas o preço não é certo', () => {
    const [row] = rowsOf([job(50_000), oneMonth('b', 'ownAccount', '2024-05', 50_000)]);
    expect(row?.missing).toMatchObject({ base: 41_200, cents: undefined });
  });

  it.each([
    ['valor desconhecido', job(undefined), 'baseUnknown', true],
    [
      'mês pendente',
      oneMonth('a', 'employee', '2024-05', 200_000, { standing: 'pending' }),
      'pending',
      true,
    ],
    ['emprego pendente', { ...job(200_000), standing: 'pending' as const }, 'pending', true],
    [
      'mês recusado',
      oneMonth('a', 'employee', '2024-05', 200_000, { standing: 'refused' }),
      'refused',
      false,
    ],
    [
      'emprego sem nada escrito no mês',
      spell('a', 'employee', ['2024-05-01', '2024-05-31']),
      'noPay',
      true,
    ],
    [
      'auxílio que não foi entre contribuições',
      spell('a', 'incapacityBenefit', ['2024-05-01', '2024-05-31']),
      'notBetween',
      false,
    ],
  ] as const)('%s', (_, told, why, most) => {
    const [row] = rowsOf([told]);
    expect(row).toMatchObject({ counts: { least: false, most }, whyNot: [why] });
  });

  it('mês em que o auxílio começou: em parte', () => {
    const rows = rowsOf([
      job(200_000, '2024-03'),
      spell('b', 'incapacityBenefit', ['2024-04-10', '2024-06-20']),
      job(200_000, '2024-07'),
    ]);
    expect(
      rows.map(({ month, counts, whyNot }) => [month, counts.least, counts.most, whyNot]),
    ).toEqual([
      ['2024-03', true, true, []],
      ['2024-04', false, true, ['partOfBenefit']],
      ['2024-05', true, true, []],
      ['2024-06', false, true, ['partOfBenefit']],
      ['2024-07', true, true, []],
    ]);
  });

  it('ano ainda sem salário mínimo anotado: não conta com certeza, e diz por quê', () => {
    const [row] = rowsOf([job(900_000, '2150-01')], {}, isoDate('2150-02-01'));
    expect(row).toMatchObject({ counts: { least: false, most: true }, whyNot: ['minimumUnknown'] });
  });

  it('sem salário mínimo anotado, um mês só de benefício não espera por ele', () => {
    const [row] = rowsOf(
      [spell('b', 'incapacityBenefit', ['2150-01-01', '2150-01-31'])],
      {},
      isoDate('2150-02-01'),
    );
    expect(row?.whyNot).not.toContain('minimumUnknown');
  });

  it('um mês que ainda não chegou não conta', () => {
    expect(rowsOf([job(900_000, '2026-12')])).toEqual([]);
  });
});

describe('planos que só servem para a idade', () => {
  it('à parte, hoje e na reforma; o mês que um emprego cobre não', () => {
    const { today, atReform } = contributionTime(
      life([
        spell('a', 'employee', ['2019-06-01', '2019-07-31']),
        spell(
          'b',
          'ownAccount',
          ['2019-06-01', '2019-09-30'],
          [
            ...paidFrom('2019-06', 4, 99_800, { plan: 'reduced' }),
            ...paidFrom('2020-02', 3, 104_500, { plan: 'reduced' }),
          ],
        ),
        oneMonth('c', 'employee', '2020-03', 104_500),
      ]),
    );
    expect(atReform.least.reducedMonths).toEqual(['2019-08', '2019-09']);
    expect(today.least.reducedMonths).toEqual(['2019-08', '2019-09', '2020-02', '2020-04']);
    expect([today.least.days, today.least.months]).toEqual([122, 3]);
  });

  // STF, Tema 1329, open: whether what was paid late after the reform is of its day.
  it.each([
    ['reduced', 'full', ['2018-01'], ['2018-01', '2018-03']],
    ['full', 'reduced', ['2018-02', '2018-03'], ['2018-03']],
    ['full', 'full', [], []],
  ] as const)(
    'um benefício depois de um mês %s em dia e um %s pago depois da reforma',
    (onTime, late, today, atReform) => {
      const told = [
        paid('2018-01', 95_400, { plan: onTime, paidOn: isoDate('2018-02-10') }),
        paid('2018-02', 95_400, { plan: late, paidOn: isoDate('2020-06-10') }),
      ];
      const time = contributionTime(
        life([
          spell('a', 'ownAccount', ['2018-01-01', '2018-02-28'], told),
          spell('b', 'incapacityBenefit', ['2018-03-01', '2018-03-31']),
          spell('c', 'employee', ['2018-05-01', '2018-05-31']),
        ]),
      );
      expect(time.today.least.reducedMonths).toEqual(today);
      expect(time.atReform.least.reducedMonths).toEqual(atReform);
    },
  );
});

describe('até a reforma', () => {
  it('o pago depois dela, e atrasado, não é certo para aquele dia', () => {
    const late = isoDate('2019-11-19');
    const onTime = isoDate('2019-11-18');
    const withPayment = (paidOn: string) =>
      contributionTime(
        life([oneMonth('a', 'ownAccount', '2019-10', 99_800, { paidOn: isoDate(paidOn) })]),
      );
    expect(withPayment(onTime).atReform.least.days).toBe(31);
    const { atReform, today, leftOut } = withPayment(late);
    expect([atReform.least.days, atReform.most.days, today.least.days]).toEqual([0, 31, 31]);
    expect(leftOut).toMatchObject([{ spell: 'a', why: 'paidAfterReform' }]);
  });

  it('diz o que ficou de fora e por quê', () => {
    const { leftOut } = contributionTime(
      life([
        spell('a', 'employee', ['2001-01-01', '2001-12-31'], [], { standing: 'pending' }),
        spell('b', 'employee', ['2002-01-01', '2002-12-31'], [], { standing: 'refused' }),
        spell('c', 'special', ['2003-01-01', '2003-12-31']),
        spell('d', 'otherBenefit', ['2004-01-01', '2004-12-31']),
        spell('e', 'employee', ['2005-01-01']),
        spell('f', 'incapacityBenefit', ['2018-01-01', '2018-12-31']),
        spell(
          'g',
          'employee',
          ['2006-01-10', '2006-06-30'],
          [paid('2006-01', 40_000, { standing: 'refused' })],
        ),
        spell('h', 'employee', ['2019-01-01'], [], { standing: 'pending', isRunning: true }),
      ]),
    );
    expect(leftOut.map(({ spell: id, from, until, why }) => [id, why, from, until])).toEqual([
      ['a', 'pending', '2001-01-01', '2001-12-31'],
      ['b', 'refused', '2002-01-01', '2002-12-31'],
      ['c', 'rural', '2003-01-01', '2003-12-31'],
      ['d', 'notTime', '2004-01-01', '2004-12-31'],
      ['e', 'noEnd', '2005-01-01', undefined],
      ['f', 'notBetween', '2018-01-01', '2018-12-31'],
      ['g', 'refused', '2006-01-10', '2006-01-31'],
      ['h', 'pending', '2019-01-01', '2019-11-13'],
    ]);
  });

  it.each([
    ['2019-11-13', 1],
    ['2019-11-14', 0],
  ])('do que começou em %s, %i trecho fica de fora até a reforma', (from, count) => {
    const refused = spell('a', 'employee', [from, '2019-12-31'], [], { standing: 'refused' });
    expect(contributionTime(life([refused])).leftOut).toHaveLength(count);
  });

  it('emprego em aberto: até o último mês pago, e avisado', () => {
    const { openJobs } = contributionTime(
      life([
        spell('a', 'employee', ['2026-01-10'], paidFrom('2026-01', 5, 200_000)),
        spell('b', 'employee', ['2005-01-01']),
        spell('c', 'employee', ['2005-01-01', '2005-02-01']),
      ]),
    );
    expect(openJobs).toEqual([
      { spell: 'a', lastPaid: '2026-05' },
      { spell: 'b', lastPaid: undefined },
    ]);
  });

  it('cada trecho diz quantos dias acrescentou: a sobreposição, uma vez', () => {
    const { spans } = contributionTime(
      life([
        spell('b', 'employee', ['2003-06-01', '2006-12-31']),
        spell('a', 'employee', ['2000-01-01', '2004-12-31']),
        spell('c', 'employee', ['2001-01-01', '2001-12-31']),
      ]),
    ).today.least;
    expect(spans.map(({ spell: id, days, added }) => [id, days, added])).toEqual([
      ['a', 1827, 1827],
      ['c', 365, 0],
      ['b', 1310, 730],
    ]);
  });
});

it('cita de onde vem a conta', () => {
  const labels = contributionTime(life([])).citations.map((key) => citation(key).label);
  expect(labels).toContain(
    'Decreto 3.048/1999 (Regulamento da Previdência Social), art. 19-C, § 2º',
  );
  expect(labels).toContain('Instrução Normativa PRES/INSS 128/2022, art. 209');
});
