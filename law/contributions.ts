import type { CitationKey } from './citations.ts';
import { type IsoDate, isoDate } from './date.ts';
import { legalSeries } from './value.ts';

const file = 'law/contributions.ts';
const verifiedOn = isoDate('2026-11-22');

const series = (name: string, unit: string, from: IsoDate, value: number, source: CitationKey) =>
  legalSeries<number>({ name, unit, file, values: [{ from, value, source, verifiedOn }] });

// Several are older in fact: nothing here looks further back than the day each starts on.
const oldPlan = isoDate('2003-01-01');
const cheapPlans = isoDate('2012-01-01');

const rate = (whose: string, from: IsoDate, perMille: number, source: CitationKey) =>
  series(`alíquota da contribuição, ${whose}`, 'por mil', from, perMille, source);

/** What each plan pays to the INSS of its base, in thousandths: 5% is 50. */
export const contributionRates = {
  /** Normal plan of contribuinte individual and facultativo; base from the minimum wage to the ceiling. */
  full: rate('plano normal', oldPlan, 200, 'lei-8212-21'),
  /** Plano simplificado; base is the minimum wage only. Not for who works for a company. */
  simplified: rate('plano simplificado', cheapPlans, 110, 'lei-8212-21-2'),
  /** Facultativo de baixa renda; base is the minimum wage only. */
  lowIncome: rate('facultativo de baixa renda', cheapPlans, 50, 'lei-8212-21-2'),
  /** Part of the INSS in the DAS of the MEI; base is the minimum wage only. */
  mei: rate('MEI', cheapPlans, 50, 'lei-8212-21-2'),
  /** Withheld by a company from a contribuinte individual that works for it, up to the ceiling. */
  withheldByCompany: rate('retida pela empresa', cheapPlans, 110, 'lei-10666-4'),
  /** First bracket of empregado, doméstico and avulso: the rate of what lacks up to the minimum wage. */
  employeeFirstBracket: rate('primeira faixa do empregado', isoDate('2020-03-01'), 75, 'ec-103-28'),
};

/** Fixed taxes in the DAS of the MEI beside the INSS, in integer cents. */
export const meiTaxes = {
  /** ICMS. */
  trade: series('ICMS no DAS do MEI', 'centavos de real', cheapPlans, 100, 'lc-123-18-a'),
  /** ISS. */
  services: series('ISS no DAS do MEI', 'centavos de real', cheapPlans, 500, 'lc-123-18-a'),
};

/**
 * A contribution in integer cents, rounded to the nearest: 7,5% of 421,00 is 31,58.
 * @param base in integer cents
 * @param perMille in thousandths: a rate, or the difference of two for what complements a month
 */
export const contributionOf = (base: number, perMille: number): number =>
  Math.round((base * perMille) / 1000);
