import { expect, it } from 'vitest';
import type { CitationKey } from './citations.ts';
import { isoDate, wholeYear } from './date.ts';
import { outdatedNorms } from './outdated-norms.ts';
import { type LegalValue, legalSeries } from './value.ts';

const wage = 'decreto-12797-1' as CitationKey;
const ordinance = 'portaria-interministerial-13-2026' as CitationKey;
const next = 'loas-20-3';

const series = (name: string, ...sources: CitationKey[]) =>
  legalSeries<number>({
    name,
    unit: 'reais',
    file: 'engine/law/values/minimum-wage.json',
    values: sources.map(
      (source, index): LegalValue<number> => ({
        ...wholeYear(2026 + index),
        value: 1,
        source,
      }),
    ),
  });

const on = (date: string, ...all: ReturnType<typeof series>[]) => [
  ...outdatedNorms(isoDate(date), all),
];

it('a norma do ano passado dá lugar à que veio depois, do dia em que esta vale em diante', () => {
  const followed = series('salário', wage, next);
  expect(on('2026-12-31', followed)).toEqual([]);
  expect(on('2027-01-01', followed)).toEqual([[wage, [next]]]);
});

it('não enquanto um valor dela ainda aparece, por falta do novo', () => {
  const [followed, missing] = [series('teto', ordinance, next), series('renda', ordinance)];
  expect(on('2027-01-05', followed, missing)).toEqual([]);
  expect(on('2027-01-05', followed, series('renda', ordinance, 'loas-21'))).toEqual([
    [ordinance, [next, 'loas-21']],
  ]);
});

it('uma lei que não é do ano continua citada', () => {
  expect(on('2027-01-05', series('tabela', 'lei-8213-77', next))).toEqual([]);
});
