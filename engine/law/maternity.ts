import written from './values/maternity-days.json' with { type: 'json' };
import { counts } from './written.ts';

/** Days of salário-maternidade of a birth or an adoption. */
export const maternityDays = counts('maternity-days', written);
