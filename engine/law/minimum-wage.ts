import written from './values/minimum-wage.json' with { type: 'json' };
import { amounts } from './written.ts';

/** Salário mínimo, in integer cents. */
export const minimumWage = amounts('minimum-wage', written);

// The functions below take a minimum wage in integer cents, and not a date, so that a page can also
// show last year's figures marked as such. A fraction of a cent is dropped: an income of whole cents
// is "equal to or below" a limit exactly when it is so for the limit rounded down.

/** Largest monthly income per person for the BPC, a quarter of the wage; LOAS, art. 20, § 3º. */
export const bpcIncomeLimit = (wage: number): number => Math.floor(wage / 4);

/** Half of the wage: what a regulation may widen the BPC limit to; LOAS, art. 20, § 11-A. */
export const halfMinimumWage = (wage: number): number => Math.floor(wage / 2);

/** Auxílio-inclusão, half of the BPC, which is one wage; LOAS, art. 26-B. */
export const auxilioInclusao = (wage: number): number => Math.floor(wage / 2);

/** Twice the wage: the most one may earn and receive auxílio-inclusão; LOAS, art. 26-A. */
export const twiceMinimumWage = (wage: number): number => wage * 2;

/** The most that INSS may take from a benefit of one wage each month for what it paid too much; Lei 8.213/1991, art. 115. */
export const debtDiscountLimit = (wage: number): number => Math.floor((wage * 30) / 100);
