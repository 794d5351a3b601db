import written from './values/low-income.json' with { type: 'json' };
import { amounts } from './written.ts';

/** Largest monthly pay for auxílio-reclusão and salário-família, in integer cents. */
export const lowIncomeLimit = amounts('low-income', written);
