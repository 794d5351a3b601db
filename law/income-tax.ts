import { isoDate } from './date.ts';
import { legalSeries } from './value.ts';

const file = 'law/income-tax.ts';
const unit = 'centavos de real por mês';
const from = isoDate('2026-01-01');
const verifiedOn = isoDate('2026-11-22');

/** Taxable income of a month on which no income tax is due, in integer cents. */
export const untaxedIncome = legalSeries<number>({
  name: 'renda do mês sem imposto de renda',
  unit,
  file,
  values: [{ from, value: 500_000, source: 'lei-15270', verifiedOn }],
});

/** Taxable income of a month from which the reduction of the tax ends, in integer cents. */
export const reducedTaxIncome = legalSeries<number>({
  name: 'renda do mês até a qual o imposto de renda é menor',
  unit,
  file,
  values: [{ from, value: 735_000, source: 'lei-15270', verifiedOn }],
});
