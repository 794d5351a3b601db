import { expect, it } from 'vitest';
import { addDays, isoDate } from './date.ts';
import {
  accumulationBands,
  durationByAge,
  durationConditions,
  quotas,
  requestTerms,
} from './survivor-pension.ts';
import { type LegalSeries, MissingLegalValueError, valueOn } from './value.ts';

// The day before the law that each series begins with: an earlier death has other rules, not kept here.
it.each([
  ['a duração', '2015-02-28', durationByAge],
  ['o que abre a tabela da duração', '2015-02-28', durationConditions],
  ['as cotas', '2016-01-02', quotas],
  ['a acumulação', '2019-11-12', accumulationBands],
  ['os prazos para pedir', '2016-01-02', requestTerms],
] as const)('%s não diz nada de um óbito em %s', (_, death, series: LegalSeries<unknown>) => {
  expect(() => valueOn(series, isoDate(death))).toThrow(MissingLegalValueError);
  expect(() => valueOn(series, addDays(isoDate(death), 1))).not.toThrow();
});

it.each([
  [
    '4 meses sem 18 contribuições ou sem 2 anos de união',
    durationConditions,
    '2026-11-20',
    { contributions: 18, unionYears: 2, otherwiseMonths: 4 },
  ],
  ['antes da reforma, inteira', quotas, '2019-11-12', { base: 100 }],
  [
    'desde a reforma, 50% mais 10% por dependente, até 100%',
    quotas,
    '2019-11-13',
    { base: 50, perDependant: 10, maximum: 100 },
  ],
  [
    '90 dias para pedir desde o óbito; 180 para filho menor de 16 anos',
    requestTerms,
    '2019-06-18',
    { days: 90, childDays: 180, childUnderAge: 16 },
  ],
  ['180 também pela MP 871', requestTerms, '2019-01-18', { childDays: 180 }],
] as const)('%s', (_, series: LegalSeries<unknown>, death, value) => {
  expect(valueOn(series, isoDate(death))).toMatchObject(value);
});

it('antes da MP 871, nenhum prazo corria contra o menor', () => {
  expect(valueOn(requestTerms, isoDate('2019-01-17')).childDays).toBeUndefined();
});

it('acumulação: 100% do primeiro salário mínimo, depois 60%, 40%, 20% e 10%', () => {
  const bands = valueOn(accumulationBands, isoDate('2019-11-13'));
  expect(bands.map(({ percentage }) => percentage)).toEqual([100, 60, 40, 20, 10]);
  expect(bands.map(({ untilWages }) => untilWages)).toEqual([1, 2, 3, 4, undefined]);
  expect(accumulationBands.values[0]?.source).toBe('ec-103-24-2');
});

it('cita a portaria para óbitos desde 2021 e a lei para os anteriores', () => {
  const sources = durationByAge.values.map(({ source }) => source);
  expect(sources).toEqual(['lei-8213-77-2-v-c', 'portaria-me-424']);
});
