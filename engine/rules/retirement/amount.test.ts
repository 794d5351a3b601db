import { describe, expect, it } from 'vitest';
import { legalDays, legalYears } from '../legal-days.ts';
import { percentOfMean, percentOfSalarioDeBeneficio } from './amount.ts';

const eve = (years: number) => legalDays({ years: years - 1, months: 11, days: 29 });

describe('percentual da média (EC 103/2019, art. 26)', () => {
  it.each([
    ['mulher, 22 anos', 'woman', legalYears(22), 74],
    ['mulher, 15 anos', 'woman', legalYears(15), 60],
    ['mulher, véspera de 16 anos', 'woman', eve(16), 60],
    ['mulher, 16 anos', 'woman', legalYears(16), 62],
    ['mulher, véspera de 17 anos: só ano completo', 'woman', eve(17), 62],
    ['mulher, 35 anos', 'woman', legalYears(35), 100],
    ['mulher, menos de 15 anos', 'woman', legalYears(3), 60],
    ['homem, 22 anos', 'man', legalYears(22), 64],
    ['homem, 15 anos', 'man', legalYears(15), 60],
    ['homem, 20 anos', 'man', legalYears(20), 60],
    ['homem, véspera de 21 anos', 'man', eve(21), 60],
    ['homem, 21 anos', 'man', legalYears(21), 62],
    ['homem, 40 anos', 'man', legalYears(40), 100],
    ['homem, 45 anos: não para em 100', 'man', legalYears(45), 110],
  ] as const)('%s', (_, sex, time, percent) => {
    expect(percentOfMean(sex, time)).toBe(percent);
  });
});

describe('percentual da aposentadoria por idade da pessoa com deficiência (LC 142, art. 8º)', () => {
  it.each([
    ['15 anos', legalYears(15), 85],
    ['véspera de 16 anos', eve(16), 85],
    ['16 anos', legalYears(16), 86],
    ['véspera de 30 anos', eve(30), 99],
    ['30 anos', legalYears(30), 100],
    ['31 anos: no máximo 100', legalYears(31), 100],
  ])('%s', (_, time, percent) => {
    expect(percentOfSalarioDeBeneficio(time)).toBe(percent);
  });
});
