import { expect, it } from 'vitest';
import { contributionOf, contributionRates } from './contributions.ts';
import { isoDate } from './date.ts';
import { minimumWage } from './minimum-wage.ts';
import { valueOn } from './value.ts';

// What who pays alone, a company and the MEI pay is among the recorded answers of contribution-cost.
const date = isoDate('2026-11-20');
const wage = valueOn(minimumWage, date);
const employee = valueOn(contributionRates.employeeFirstBracket, date);

it.each([
  ['T18, a primeira faixa, sobre o mínimo', wage, 12_158],
  ['mês de R$ 1.200,00, o que falta até o mínimo', wage - 120_000, 3_158],
])('empregado: %s', (_, base, cents) => {
  expect(contributionOf(base, employee)).toBe(cents);
});
