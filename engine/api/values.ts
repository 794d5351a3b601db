import { ceiling } from '#law/ceiling.ts';
import { contributionRates, meiTaxes } from '#law/contributions.ts';
import { familyAllowance } from '#law/family-allowance.ts';
import { dpuFamilyIncome, jefLimit } from '#law/free-help.ts';
import {
  goodFriday,
  nationalHolidaysOf,
  type OptionalDay,
  optionalDaysOf,
  ordinanceOf,
} from '#law/holidays.ts';
import { reducedTaxIncome, untaxedIncome } from '#law/income-tax.ts';
import { keysOf } from '#law/keyed.ts';
import { lowIncomeLimit } from '#law/low-income.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { pastCeilings } from '#law/past-ceilings.ts';
import { pastMinimumWages } from '#law/past-minimum-wages.ts';
import { points, progressiveAge, retirementAge } from '#law/transition-rules.ts';
import { findLegalValue, type LegalSeries, type LegalValue } from '#law/value.ts';
import { type Source, sourceOf } from './answer.ts';
import { StaleLawError } from './law-in-force.ts';
import { day, oneOf, whole } from './shape.ts';

const joined = (past: LegalSeries<number>, now: LegalSeries<number>): LegalSeries<number> => ({
  ...now,
  values: [...past.values, ...now.values],
});

const series = {
  minimumWage: joined(pastMinimumWages, minimumWage),
  ceiling: joined(pastCeilings, ceiling),
  lowIncome: lowIncomeLimit,
  familyAllowance,
  untaxedIncome,
  reducedTaxIncome,
  jefLimit,
  dpuFamilyIncome,
  fullPlanRate: contributionRates.full,
  simplifiedPlanRate: contributionRates.simplified,
  lowIncomePlanRate: contributionRates.lowIncome,
  meiRate: contributionRates.mei,
  meiTradeTax: meiTaxes.trade,
  meiServicesTax: meiTaxes.services,
  pointsWoman: points.woman,
  pointsMan: points.man,
  progressiveAgeWoman: progressiveAge.woman,
  progressiveAgeMan: progressiveAge.man,
  retirementAgeWoman: retirementAge.woman,
  retirementAgeMan: retirementAge.man,
} satisfies Record<string, LegalSeries<number>>;

/** The name of a value that the law fixes. */
export type ValueId = keyof typeof series;

/** Every name, in order. */
export const valueIds = keysOf(series);

const known = oneOf(...valueIds);

/** What the law fixes for a period. */
export interface DatedValue {
  readonly from: string;
  /** Absent where the norm sets no end. */
  readonly until?: string;
  /** Money in whole cents, rates in thousandths, ages in months; else what `unit` of the series says. */
  readonly value: number;
  readonly source: Source;
  /** When somebody opened the norm; absent while nobody has, and the value comes from public copies. */
  readonly verifiedOn?: string;
}

const dated = ({ source, ...one }: LegalValue<number>): DatedValue => ({
  ...one,
  source: sourceOf(source),
});

/** In what a value is counted: 'centavos', 'milésimos', 'pontos', 'meses de idade'… */
function unitOf({ unit }: LegalSeries<number>): string {
  if (unit === 'por cento') return 'milésimos';
  return unit.startsWith('reais') ? unit.replace('reais', 'centavos') : unit;
}

/** All that a value has been, oldest first. @throws {InputError} for a name that does not exist */
export function valueSeries(id: ValueId): {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly DatedValue[];
} {
  const one = series[known.read(id, 'id')];
  return { name: one.name, unit: unitOf(one), values: one.values.map(dated) };
}

/**
 * What the law fixes on a day. Never the value of a neighbouring year.
 * @throws {InputError} for a name or a day that does not exist
 * @throws {StaleLawError} for a day of which nothing is recorded
 */
export function lawValue(id: ValueId, on: string): DatedValue {
  const one = series[known.read(id, 'id')];
  const date = day.read(on, 'on');
  const found = findLegalValue(one, date);
  const [first, last] = [one.values[0], one.values.at(-1)];
  if (!found) throw new StaleLawError(date, first?.from ?? date, last?.until ?? date);
  return dated(found);
}

/** The days of a year on which federal offices close. */
export interface Holidays {
  /** By federal law, in the whole country: these move a legal term. */
  readonly national: readonly {
    readonly date: string;
    readonly name: string;
    readonly source: Source;
  }[];
  readonly goodFriday: string;
  /** Pontos facultativos; no law says that they move a term. */
  readonly optional: readonly OptionalDay[];
  /** False while the ordinance of the year is not known, and only the usual days are told. */
  readonly isByOrdinance: boolean;
}

/** Federal holidays and pontos facultativos of a year, from 2003 on. @throws {InputError} for another year */
export function holidays(year: number): Holidays {
  const of = whole(2003, 2199).read(year, 'year');
  return {
    national: nationalHolidaysOf(of).map(({ source, ...one }) => ({
      ...one,
      source: sourceOf(source),
    })),
    goodFriday: goodFriday(of),
    optional: optionalDaysOf(of),
    isByOrdinance: ordinanceOf(of) !== undefined,
  };
}
