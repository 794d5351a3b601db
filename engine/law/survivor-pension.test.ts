import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from './date.ts';
import { forAny } from './proof/for-any.ts';
import {
  accumulationBands,
  durationByAge,
  durationConditions,
  quotas,
  requestTerms,
} from './survivor-pension.ts';
import { MissingLegalValueError, valueOn } from './value.ts';

function durationsFor(death: string, age: number): (number | 'vitalicia')[] {
  return valueOn(durationByAge, isoDate(death))
    .filter(({ fromAge, untilAge = Number.POSITIVE_INFINITY }) => fromAge <= age && age <= untilAge)
    .map(({ years }) => years);
}

describe('duração da pensão do cônjuge ou companheiro', () => {
  it('óbito antes de março de 2015 segue outras regras, que não estão aqui', () => {
    expect(() => valueOn(durationByAge, isoDate('2015-02-28'))).toThrow(MissingLegalValueError);
  });

  forAny(fc.constantFrom('2018-06-01', '2026-11-20'), fc.nat(120))(
    'toda idade tem uma faixa',
    (death, age) => {
      expect(durationsFor(death, age)).toHaveLength(1);
    },
  );

  it('cita a portaria para óbitos desde 2021 e a lei para os anteriores', () => {
    expect(durationByAge.values.map(({ source }) => source)).toEqual([
      'lei-8213-77-2-v-c',
      'portaria-me-424',
    ]);
  });
});

describe('demais regras da pensão por morte', () => {
  it('4 meses sem 18 contribuições ou sem 2 anos de união', () => {
    expect(valueOn(durationConditions, isoDate('2026-11-20'))).toEqual({
      contributions: 18,
      unionYears: 2,
      otherwiseMonths: 4,
    });
    expect(() => valueOn(durationConditions, isoDate('2015-02-28'))).toThrow(
      MissingLegalValueError,
    );
  });

  it('50% mais 10% por dependente, até 100%, para óbitos desde a reforma', () => {
    expect(valueOn(quotas, isoDate('2019-11-13'))).toEqual({
      base: 50,
      perDependant: 10,
      maximum: 100,
    });
    expect(valueOn(quotas, isoDate('2019-11-12')).base).toBe(100);
    expect(() => valueOn(quotas, isoDate('2016-01-02'))).toThrow(MissingLegalValueError);
  });

  it('acumulação: 100% do primeiro salário mínimo, depois 60%, 40%, 20% e 10%', () => {
    const bands = valueOn(accumulationBands, isoDate('2019-11-13'));
    expect(bands.map(({ percentage }) => percentage)).toEqual([100, 60, 40, 20, 10]);
    expect(bands.map(({ untilWages }) => untilWages)).toEqual([1, 2, 3, 4, undefined]);
    expect(accumulationBands.values[0]?.source).toBe('ec-103-24-2');
    expect(() => valueOn(accumulationBands, isoDate('2019-11-12'))).toThrow(MissingLegalValueError);
  });

  it('90 dias para pedir desde o óbito; 180 para filho menor de 16 anos', () => {
    expect(valueOn(requestTerms, isoDate('2019-06-18'))).toEqual({
      days: 90,
      childDays: 180,
      childUnderAge: 16,
    });
    expect(valueOn(requestTerms, isoDate('2019-01-18')).childDays).toBe(180);
    expect(valueOn(requestTerms, isoDate('2019-01-17')).childDays).toBeUndefined();
    expect(() => valueOn(requestTerms, isoDate('2016-01-02'))).toThrow(MissingLegalValueError);
  });
});
