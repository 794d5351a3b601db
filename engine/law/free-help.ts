import dpu from './values/dpu-income.json' with { type: 'json' };
import jef from './values/jef-limit.json' with { type: 'json' };
import { counts } from './written.ts';

/** Largest family income that the Defensoria Pública da União serves, in minimum wages. */
export const dpuFamilyIncome = counts('dpu-income', dpu);

/** Largest claim of a Juizado Especial Federal, in minimum wages; older than its first day (2001). */
export const jefLimit = counts('jef-limit', jef);
