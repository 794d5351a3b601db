import { expect, it } from 'vitest';
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

const faultsOf = (schema: unknown, values: unknown, unit = 'reais') =>
  (schema as SeriesSchema)
    .safeParse({ name: 'valor de teste', unit, values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const confirmed = { isJumpConfirmed: true };

/** One value of 2026, and one of 2027. */
const two = (before: unknown, value: unknown, more?: object) => [
  period('2026-01-01', before),
  period('2027-01-01', value, more),
];
const wages = (value: unknown, more?: object) => two('1.621,00', value, more);
const past = (value: unknown) => [period('1994-09-01', '70,00'), period('1995-05-01', value)];
const ending = (until?: string) => [
  period('2026-01-01', '1,00', until === undefined ? {} : { until }),
  period('2027-01-01', '1,10', { until: '2027-12-31' }),
];
const bridge = (date: string, more: object = {}) => [
  period('2027-01-01', [{ date, holiday: 'Corpus Christi' }], { until: '2027-12-31', ...more }),
];
const bridgeUnit = 'dias de emenda';
const ageUnit = 'anos, por faixa de idade';
const ages = (second: number, third: number, years: number, last = 30) => [
  { fromAge: 0, untilAge: second - 1, years: 3 },
  { fromAge: second, untilAge: third - 1, years },
  { fromAge: third, untilAge: last - 1, years: 10 },
  { fromAge: last, years: 'vitalicia' },
];
const oldAges = ages(20, 25, 6);
const alone = [{ fromAge: 0, years: 'vitalicia' }];

it.each([
  ['1.621,00', amountSeries, wages('1.621,00')],
  ['1.741,50', amountSeries, wages('1.741,50')],
  ['o que sobe 30%', amountSeries, wages('2.107,30')],
  ['o salto que alguém confirmou com a norma', amountSeries, wages('17,41', confirmed)],
  ['o salto de anos passados', pastAmountSeries, past('100,00')],
  ['o mesmo ISS do MEI', fixedAmountSeries, two('5,00', '5,00')],
  ['outro ISS, confirmado', fixedAmountSeries, two('5,00', '50,00', confirmed)],
  ['a mesma alíquota', rateSeries, two('7,5', '7,5'), 'por cento'],
  ['outra alíquota, confirmada', rateSeries, two('7,5', '75', confirmed), 'por cento'],
  ['o mesmo número de dias', countSeries, two(90, 90), 'dias'],
  ['outro número de dias, confirmado', countSeries, two(90, 9, confirmed), 'dias'],
  ['um fim que falta', amountSeries, ending()],
  ['um fim na véspera do seguinte', amountSeries, ending('2026-12-31')],
  ['um ano sem emendas', optionalDaySeries, [period('2027-01-01', [])], bridgeUnit],
  ['uma emenda na segunda-feira', optionalDaySeries, bridge('2027-11-01'), bridgeUnit],
  ['uma emenda na sexta-feira', optionalDaySeries, bridge('2027-05-28'), bridgeUnit],
  ['na quinta, confirmada', optionalDaySeries, bridge('2027-05-27', confirmed), bridgeUnit],
  ['as idades de antes', durationSeries, two(oldAges, oldAges), ageUnit],
  ['todas um ano mais velhas', durationSeries, two(oldAges, ages(21, 26, 6, 31)), ageUnit],
  ['outra tabela, confirmada', durationSeries, two(oldAges, alone, confirmed), ageUnit],
])('aceita %s', (_, schema, values, unit?: string) => {
  expect(faultsOf(schema, values, unit)).toEqual([]);
});

it.each([1741, 174_100, '1741', '1741,00', '1.741', '1.741,0', 'R$ 1.741,00', '-1.741,00', ''])(
  'dinheiro se escreve em reais: recusa %j',
  (value) => {
    expect(faultsOf(amountSeries, wages(value))).toEqual([
      expect.stringMatching(/^values\.1\.value: escreva em reais/),
    ]);
  },
);

const jump = /^values\.1\.value: antes eram? .*isJumpConfirmed/;
const bridgeDay = /não é segunda nem sexta-feira/;

// More often a slip of the hand than the law; and each day has one value, and only one.
it.each([
  ['17,41', amountSeries, wages('17,41'), jump],
  ['17.410,00', amountSeries, wages('17.410,00'), jump],
  ['um valor que cai', amountSeries, wages('1.620,99'), jump],
  ['um valor que sobe mais de 30%', amountSeries, wages('2.107,31'), jump],
  ['o salto de anos passados, hoje', amountSeries, past('100,00'), jump],
  ['10,00 depois de 70,00', pastAmountSeries, past('10,00'), jump],
  ['1.000,00 depois de 70,00', pastAmountSeries, past('1.000,00'), jump],
  ['69,99 depois de 70,00', pastAmountSeries, past('69,99'), jump],
  ['105,01 depois de 70,00', pastAmountSeries, past('105,01'), jump],
  ['outro ISS do MEI', fixedAmountSeries, two('5,00', '50,00'), jump],
  ['outra alíquota', rateSeries, two('7,5', '75'), jump, 'por cento'],
  ['outro número de dias', countSeries, two(90, 9), jump, 'dias'],
  ['um dia sem valor', amountSeries, ending('2026-12-30'), /^values\.0\.until: o próximo valor/],
  ['um dia com dois', amountSeries, ending('2027-01-01'), /^values\.0\.until: o próximo valor/],
  ['um fim antes do começo', amountSeries, ending('2025-12-31'), /\.until: acaba antes/],
  ['30 de fevereiro', amountSeries, ending('2026-02-30'), /\.until: a data não existe/],
  ['um mês em vez de um dia', amountSeries, ending('2026-02'), /\.until: a data não existe/],
  ['uma lista vazia', amountSeries, [], /^values: escreva ao menos um valor$/],
  ['a falta das emendas', optionalDaySeries, [period('2027-01-01', undefined)], /./, bridgeUnit],
  ['uma quinta-feira', optionalDaySeries, bridge('2027-05-27'), bridgeDay, bridgeUnit],
  ['um domingo', optionalDaySeries, bridge('2027-04-18'), bridgeDay, bridgeUnit],
  ['uma emenda de 2028', optionalDaySeries, bridge('2028-06-16'), /fora do período/, bridgeUnit],
  ['uma emenda de 2026', optionalDaySeries, bridge('2026-06-05'), /fora do período/, bridgeUnit],
] as const)('recusa %s', (_, schema, values, told: RegExp, unit?: string) => {
  expect(faultsOf(schema, values, unit)).toEqual([expect.stringMatching(told)]);
});

it('recusa os períodos fora de ordem', () => {
  expect(faultsOf(amountSeries, ending().reverse())).toContainEqual(
    expect.stringMatching(/^values\.1\.from: este período começa antes do anterior/),
  );
});

it('diz da fonte que não existe, da unidade errada e do campo que não conhece', () => {
  const wrong = period('2026-01-01', '1,00', { source: 'lei-0', cents: 1 });
  expect(faultsOf(amountSeries, [wrong], 'euros')).toEqual([
    'unit: escreva reais ou reais por mês',
    expect.stringContaining('values.0.source: a fonte “lei-0” não existe'),
    expect.stringContaining('values.0: '),
  ]);
});

// The ages rise all together, and the years stay.
it.each([
  ['outro número de anos', ages(20, 25, 60), 'values.1.value.1.years: na tabela de antes'],
  ['uma idade que sobe sozinha', ages(20, 26, 6), 'values.1.value.2.fromAge: na tabela de antes'],
  ['uma faixa a menos', alone, 'values.1.value.0.years: na tabela de antes'],
  [
    'um ano sem faixa',
    [...oldAges.slice(0, 1), { fromAge: 22, years: 6 }],
    'as faixas começam em 0',
  ],
  ['uma última faixa com fim', oldAges.slice(0, 1), 'a última faixa não tem fim'],
])('a tabela da pensão: recusa %s', (_, rows, told) => {
  expect(faultsOf(durationSeries, two(oldAges, rows), ageUnit).join('\n')).toContain(told);
});
