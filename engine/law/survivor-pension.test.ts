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

it('cita a portaria para óbitos desde 2021 e a lei para os anteriores', () => {
  const sources = durationByAge.values.map(({ source }) => source);
  expect(sources).toEqual(['lei-8213-77-2-v-c', 'portaria-me-424']);
});
