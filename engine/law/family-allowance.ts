import written from './values/family-allowance.json' with { type: 'json' };
import { amounts } from './written.ts';

/** Salário-família for each child, a month, in integer cents; its income limit is `lowIncomeLimit`. */
export const familyAllowance = amounts('family-allowance', written);
