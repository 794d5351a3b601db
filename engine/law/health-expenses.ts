import dayCentre from './values/bpc-day-centre.json' with { type: 'json' };
import medicine from './values/bpc-medicine.json' with { type: 'json' };
import nappies from './values/bpc-nappies.json' with { type: 'json' };
import specialFood from './values/bpc-special-food.json' with { type: 'json' };
import treatment from './values/bpc-treatment.json' with { type: 'json' };
import { amounts } from './written.ts';

/**
 * What the INSS takes off the income of the family for each health expense of who asks for the BPC,
 * in integer cents a month (LOAS, art. 20-B, § 4º; Portaria Conjunta MDS/INSS 45/2026, Annex I).
 * Nothing before 30 September 2026: which table holds for an older request is not settled.
 */
export const healthExpenses = {
  medicine: amounts('bpc-medicine', medicine),
  treatment: amounts('bpc-treatment', treatment),
  nappies: amounts('bpc-nappies', nappies),
  specialFood: amounts('bpc-special-food', specialFood),
  dayCentre: amounts('bpc-day-centre', dayCentre),
} as const;

export type HealthExpense = keyof typeof healthExpenses;
