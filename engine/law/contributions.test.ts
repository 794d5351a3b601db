import { expect, it } from 'vitest';
import { ceiling } from './ceiling.ts';
import { contributionDueDays } from './contribution-due-days.ts';
import { contributionOf, contributionRates, meiTaxes } from './contributions.ts';
import { isoDate } from './date.ts';
import { minimumWage } from './minimum-wage.ts';
import { valueOn } from './value.ts';

const date = isoDate('2026-11-20');
const wage = valueOn(minimumWage, date);
const largest = valueOn(ceiling, date);
const rates = {
  full: valueOn(contributionRates.full, date),
  simplified: valueOn(contributionRates.simplified, date),
  lowIncome: valueOn(contributionRates.lowIncome, date),
  mei: valueOn(contributionRates.mei, date),
  withheld: valueOn(contributionRates.withheldByCompany, date),
  employee: valueOn(contributionRates.employeeFirstBracket, date),
};

it.each([
  ['T18, a primeira faixa do empregado, sobre o mínimo', wage, rates.employee, 12_158],
  ['20% do mínimo', wage, rates.full, 32_420],
  ['20% do teto', largest, rates.full, 169_511],
  ['11% do mínimo', wage, rates.simplified, 17_831],
  ['5% do facultativo de baixa renda', wage, rates.lowIncome, 8_105],
  ['5% do MEI', wage, rates.mei, 8_105],
  ['o mais que a empresa retém', largest, rates.withheld, 93_231],
  ['complemento de 11 para 20%', wage, rates.full - rates.simplified, 14_589],
  ['complemento de 5 para 20%', wage, rates.full - rates.lowIncome, 24_315],
  ['complemento de 5 para 11%', wage, rates.simplified - rates.lowIncome, 9_726],
])('%s', (_, base, perMille, cents) => {
  expect(contributionOf(base, perMille)).toBe(cents);
});

it.each([
  ['empregado', rates.employee, 3_158],
  ['quem trabalha para empresa', rates.withheld, 4_631],
  ['por conta própria', rates.full, 8_420],
])('mês de R$ 1.200,00, o que falta até o mínimo: %s', (_, perMille, cents) => {
  expect(contributionOf(wage - 120_000, perMille)).toBe(cents);
});

it('DAS do MEI: R$ 82,05 no comércio, R$ 86,05 nos serviços, R$ 87,05 nos dois', () => {
  const inss = contributionOf(wage, rates.mei);
  const [trade, services] = [valueOn(meiTaxes.trade, date), valueOn(meiTaxes.services, date)];
  expect([inss + trade, inss + services, inss + trade + services]).toEqual([8_205, 8_605, 8_705]);
});

it('vence no dia 15, e o DAS no dia 20', () => {
  expect(valueOn(contributionDueDays.own, date)).toBe(15);
  expect(valueOn(contributionDueDays.mei, date)).toBe(20);
});
