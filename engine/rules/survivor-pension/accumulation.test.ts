import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny } from '#law/proof/for-any.ts';
import { accumulationBands } from '#law/survivor-pension.ts';
import { valueOn } from '#law/value.ts';
import { accumulated } from './accumulation.ts';

const bands = valueOn(accumulationBands, isoDate('2026-11-20'));
const wage = 162_100;
const both = (pension: number, retirement: number) => accumulated(pension, retirement, wage, bands);

// EC 103/2019, art. 24, § 2º.
it('6.000 + 4.000 em 2026: 6.000 + 2.896,80 = 8.896,80', () => {
  expect(both(600_000, 400_000)).toMatchObject({
    largerCents: 600_000,
    reducedCents: 289_680,
    totalCents: 889_680,
  });
});

it('tanto faz qual das duas é a maior', () => {
  expect(both(400_000, 600_000)).toEqual(both(600_000, 400_000));
});

it.each([
  ['um salário mínimo, inteiro', 162_100, 162_100],
  ['um centavo acima de um salário mínimo', 162_101, 162_100],
  ['dois salários mínimos: 100% + 60%', 324_200, 259_360],
  ['dois salários e um real: mais 40% do real', 324_300, 259_400],
  ['três salários mínimos: + 40%', 486_300, 324_200],
  ['três salários e um real: mais 20% do real', 486_400, 324_220],
  ['quatro salários mínimos: + 20%', 648_400, 356_620],
  ['quatro salários e um real: mais 10% do real', 648_500, 356_630],
])('da menor, %s', (_, smaller, reduced) => {
  expect(both(847_555, smaller).reducedCents).toBe(reduced);
});

it('cita os parágrafos do art. 24 e o decreto', () => {
  expect(both(1, 1).citations).toEqual([
    'ec-103-24-1',
    'ec-103-24-2',
    'ec-103-24-4',
    'decreto-3048-167-a',
  ]);
});

forAny(fc.integer({ min: 0, max: 900_000 }))(
  'a menor não aumenta, nem cai abaixo do mínimo',
  (smaller) => {
    const { reducedCents } = both(900_000, smaller);
    expect(reducedCents).toBeLessThanOrEqual(smaller);
    expect(reducedCents).toBeGreaterThanOrEqual(Math.min(smaller, wage));
  },
);
