import reduced from './values/reduced-tax-income.json' with { type: 'json' };
import untaxed from './values/untaxed-income.json' with { type: 'json' };
import { amounts } from './written.ts';

/** Taxable income of a month on which no income tax is due, in integer cents. */
export const untaxedIncome = amounts('untaxed-income', untaxed);

/** Taxable income of a month from which the reduction of the tax ends, in integer cents. */
export const reducedTaxIncome = amounts('reduced-tax-income', reduced);
