import { describe, expect, it } from 'vitest';
import { durationSeries } from './durations.ts';
import {
  amountSeries,
  countSeries,
  fixedAmountSeries,
  optionalDaySeries,
  pastAmountSeries,
  rateSeries,
  type SeriesSchema,
} from './series.ts';

const period = (from: string, value: unknown, more: object = {}) => ({
  from,
  value,
  source: 'loas-20-3',
  ...more,
});

const faultsOf = (schema: SeriesSchema, values: unknown, unit = 'reais') =>
  schema
    .safeParse({ name: 'valor de teste', unit, values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const faultsAfter = (value: unknown, more?: object) =>
  faultsOf(amountSeries, [period('2026-01-01', '1.621,00'), period('2027-01-01', value, more)]);

describe('dinheiro se escreve em reais', () => {
  it.each(['1.621,00', '1.741,50', '2.107,30'])('aceita %s', (value) => {
    expect(faultsAfter(value)).toEqual([]);
  });

  it.each([1741, 174_100, '1741', '1741,00', '1.741', '1.741,0', 'R$ 1.741,00', '-1.741,00', ''])(
    'recusa %j',
    (value) => {
      expect(faultsAfter(value)).toEqual([
        expect.stringMatching(/^values\.1\.value: escreva em reais/),
      ]);
    },
  );

  it.each(['17,41', '17.410,00', '1.620,99', '2.107,31'])(
    'recusa o salto para %s, que mais parece um erro da mão',
    (value) => {
      expect(faultsAfter(value)).toEqual([
        expect.stringMatching(/^values\.1\.value: antes eram R\$ 1\.621,00\..*isJumpConfirmed/),
      ]);
    },
  );

  it('aceita o salto que alguém confirmou com a norma, e os de anos passados', () => {
    expect(faultsAfter('17,41', { isJumpConfirmed: true })).toEqual([]);
    const past = [period('1994-09-01', '70,00'), period('1995-05-01', '100,00')];
    expect(faultsOf(pastAmountSeries, past)).toEqual([]);
    expect(faultsOf(amountSeries, past)).toHaveLength(1);
  });

  it.each(['10,00', '1.000,00', '69,99', '105,01'])(
    'de anos passados, recusa %s depois de 70,00',
    (value) => {
      const past = [period('1994-09-01', '70,00'), period('1995-05-01', value)];
      expect(faultsOf(pastAmountSeries, past)).toEqual([
        expect.stringMatching(/^values\.1\.value: antes eram R\$ 70,00/),
      ]);
    },
  );
});

describe('o que a lei quase nunca muda só muda confirmado', () => {
  it.each([
    ['o ISS do MEI', fixedAmountSeries, 'reais', '5,00', '50,00'],
    ['uma alíquota', rateSeries, 'por cento', '7,5', '75'],
    ['um número de dias', countSeries, 'dias', 90, 9],
  ] as const)('%s', (_, schema, unit, before, now) => {
    const values = (value: unknown, more?: object) => [
      period('2026-01-01', before),
      period('2027-01-01', value, more),
    ];
    const faults = (...args: Parameters<typeof values>) =>
      faultsOf(schema as typeof amountSeries, values(...args), unit);
    expect(faults(before)).toEqual([]);
    expect(faults(now)).toEqual([
      expect.stringMatching(/^values\.1\.value: antes era .*isJumpConfirmed/),
    ]);
    expect(faults(now, { isJumpConfirmed: true })).toEqual([]);
  });
});

describe('cada dia tem um valor, e só um', () => {
  const first = (more: object) => [
    period('2026-01-01', '1,00', more),
    period('2027-01-01', '1,10', { until: '2027-12-31' }),
  ];

  it('o fim pode faltar, ou ser a véspera do seguinte', () => {
    expect(faultsOf(amountSeries, first({}))).toEqual([]);
    expect(faultsOf(amountSeries, first({ until: '2026-12-31' }))).toEqual([]);
  });

  it.each([
    ['2026-12-30', 'o próximo valor começa em 2027-01-01: este acaba em 2026-12-31'],
    ['2027-01-01', 'o próximo valor começa em 2027-01-01'],
    ['2025-12-31', 'acaba antes de começar, em 2026-01-01'],
    ['2026-02-30', 'a data não existe'],
    ['2026-02', 'a data não existe'],
  ])('recusa o fim %s', (until, message) => {
    expect(faultsOf(amountSeries, first({ until }))).toEqual([
      expect.stringContaining(`values.0.until: ${message}`),
    ]);
  });

  it('recusa os períodos fora de ordem, e a lista vazia', () => {
    expect(faultsOf(amountSeries, first({}).reverse())).toContainEqual(
      expect.stringMatching(/^values\.1\.from: este período começa antes do anterior/),
    );
    expect(faultsOf(amountSeries, [])).toEqual(['values: escreva ao menos um valor']);
  });
});

it('diz da fonte que não existe, da unidade errada e do campo que não conhece', () => {
  expect(
    faultsOf(amountSeries, [period('2026-01-01', '1,00', { source: 'lei-0', cents: 1 })], 'euros'),
  ).toEqual([
    'unit: escreva reais ou reais por mês',
    expect.stringContaining('values.0.source: a fonte “lei-0” não existe'),
    expect.stringContaining('values.0: '),
  ]);
});

it('um ano sem emendas tem a lista vazia', () => {
  const days = (value: unknown) =>
    optionalDaySeries.safeParse({
      name: 'x',
      unit: 'dias de emenda',
      values: [period('2027-01-01', value, { until: '2027-12-31' })],
    }).success;
  expect(days([])).toBe(true);
  expect(days(undefined)).toBe(false);
});

it.each([
  ['segunda-feira', '2027-11-01', {}, []],
  ['sexta-feira', '2027-05-28', {}, []],
  ['quinta-feira', '2027-05-27', {}, ['não é segunda nem sexta-feira']],
  ['domingo', '2027-04-18', {}, ['não é segunda nem sexta-feira']],
  ['quinta-feira confirmada', '2027-05-27', { isJumpConfirmed: true }, []],
  ['sexta-feira do ano seguinte', '2028-06-16', {}, ['fora do período']],
  ['sexta-feira do ano anterior', '2026-06-05', {}, ['fora do período']],
])('uma emenda é uma segunda ou uma sexta do seu ano: %s', (_, date, more, told) => {
  const written = [{ date, holiday: 'Corpus Christi' }];
  const until = { until: '2027-12-31', ...more };
  const faults = faultsOf(
    optionalDaySeries,
    [period('2027-01-01', written, until)],
    'dias de emenda',
  );
  expect(faults).toEqual(told.map((part) => expect.stringContaining(part)));
});

it.each([
  [
    'inteira',
    [
      { fromAge: 0, untilAge: 20, years: 3 },
      { fromAge: 21, years: 'vitalicia' },
    ],
    true,
  ],
  [
    'com um ano a menos',
    [
      { fromAge: 0, untilAge: 20, years: 3 },
      { fromAge: 22, years: 6 },
    ],
    false,
  ],
  ['com fim', [{ fromAge: 0, untilAge: 20, years: 3 }], false],
])('a tabela de idades %s: %s', (_, rows, isRight) => {
  const table = {
    name: 'x',
    unit: 'anos, por faixa de idade',
    values: [period('2021-01-01', rows)],
  };
  expect(durationSeries.safeParse(table).success).toBe(isRight);
});

describe('as idades da pensão sobem todas juntas, e os anos ficam', () => {
  const table = (second: number, third: number, years: number) => [
    { fromAge: 0, untilAge: second - 1, years: 3 },
    { fromAge: second, untilAge: third - 1, years },
    { fromAge: third, untilAge: 29, years: 10 },
    { fromAge: 30, years: 'vitalicia' },
  ];
  const faults = (rows: object[], more?: object) =>
    faultsOf(
      durationSeries as unknown as typeof amountSeries,
      [period('2015-01-01', table(20, 25, 6)), period('2021-01-01', rows, more)],
      'anos, por faixa de idade',
    );

  it('iguais, ou mais velhas um ano', () => {
    expect(faults(table(20, 25, 6))).toEqual([]);
    const older = table(21, 26, 6).map((row) => ({
      ...row,
      ...(row.untilAge === 29 ? { untilAge: 30 } : {}),
      ...(row.fromAge === 30 ? { fromAge: 31 } : {}),
    }));
    expect(faults(older)).toEqual([]);
  });

  it.each([
    ['outro número de anos', table(20, 25, 60), 'values.1.value.1.years'],
    ['uma idade que sobe sozinha', table(20, 26, 6), 'values.1.value.2.fromAge'],
    ['uma faixa a menos', [{ fromAge: 0, years: 'vitalicia' }], 'values.1.value.0.years'],
  ])('%s se confirma', (_, rows, place) => {
    const [first] = faults(rows);
    expect(first).toContain(`${place}: na tabela de antes`);
    expect(faults(rows, { isJumpConfirmed: true })).toEqual([]);
  });
});
