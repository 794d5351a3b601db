import employee from './values/employee-first-rate.json' with { type: 'json' };
import full from './values/full-plan-rate.json' with { type: 'json' };
import lowIncome from './values/low-income-plan-rate.json' with { type: 'json' };
import mei from './values/mei-rate.json' with { type: 'json' };
import services from './values/mei-services-tax.json' with { type: 'json' };
import trade from './values/mei-trade-tax.json' with { type: 'json' };
import simplified from './values/simplified-plan-rate.json' with { type: 'json' };
import withheld from './values/withheld-rate.json' with { type: 'json' };
import { amounts, rates } from './written.ts';

// Several are older in fact than the day they start on: nothing here looks further back.

/** What each plan pays to the INSS of its base, in thousandths: 5% is 50. */
export const contributionRates = {
  /** Normal plan of contribuinte individual and facultativo; base from the minimum wage to the ceiling. */
  full: rates('full-plan-rate', full),
  /** Plano simplificado; base is the minimum wage only. Not for who works for a company. */
  simplified: rates('simplified-plan-rate', simplified),
  /** Facultativo de baixa renda; base is the minimum wage only. */
  lowIncome: rates('low-income-plan-rate', lowIncome),
  /** Part of the INSS in the DAS of the MEI; base is the minimum wage only. */
  mei: rates('mei-rate', mei),
  /** Withheld by a company from a contribuinte individual that works for it, up to the ceiling. */
  withheldByCompany: rates('withheld-rate', withheld),
  /** First bracket of empregado, doméstico and avulso: the rate of what lacks up to the minimum wage. */
  employeeFirstBracket: rates('employee-first-rate', employee),
};

/** Fixed taxes in the DAS of the MEI beside the INSS, in integer cents. */
export const meiTaxes = {
  /** ICMS. */
  trade: amounts('mei-trade-tax', trade),
  /** ISS. */
  services: amounts('mei-services-tax', services),
};

/**
 * A contribution in integer cents, rounded to the nearest: 7,5% of 421,00 is 31,58.
 * @param base in integer cents
 * @param perMille in thousandths: a rate, or the difference of two for what complements a month
 */
export const contributionOf = (base: number, perMille: number): number =>
  Math.round((base * perMille) / 1000);
