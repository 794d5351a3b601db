import type { Hindrance } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { hangsOnLawOnly } from '#rules/bpc-income/doubt-of-law.ts';
import { isOpen } from '#rules/bpc-income/span.ts';
import type { Verdict } from '#rules/criterion.ts';
import { conditionsOn } from '../sentences/conditions.ts';
import type { Assessment } from './assess.ts';

export interface Known extends Assessment {
  /** The INSS has said no to a request, whose appeal has its term. */
  isRefused?: boolean;
}

/** Whether there is a Bolsa Família to count or not: else the two ways are one. */
export const hasTwoWays = ({ incomes }: BpcIncomeResult): boolean =>
  incomes.some(({ personId }) => personId === 'family');

/**
 * Of two incomes the smaller decides who keeps the BPC: one within the limit suffices, one above it
 * settles nothing.
 */
export const keepsByOtherSum = ({ beside, withBolsaFamilia }: BpcIncomeResult): boolean =>
  beside.hindrances.includes('hasBpc') && withBolsaFamilia.quarter.verdict !== 'met';

/** Nothing is open but whether the benefit of who has exactly 65 years enters (LOAS, art. 20, § 14). */
export const hangsOnAge65 = (known: Known): boolean =>
  isOpenBothWays(known) &&
  known.result.members.every(({ verdict }) => verdict !== 'unknown') &&
  known.result.incomes.every((one) => !isOpen(one) || one.reason === 'holderAgedExactly65');

/** Cents a month of proved expenses that are still missing for the income to fit, where one sum tells it. */
export const healthStillMissing = ({
  way: { isSettled, lessHealth, quarter },
}: Known): number | undefined =>
  isSettled && lessHealth?.verdict === 'unmet'
    ? lessHealth.lowest.sum - quarter.largestSum.lowest
    : undefined;

/** A wage within the limit of the salário-família, of somebody who may have a child in the house. */
export const mayHaveFamilyAllowance = ({
  result: { incomes, members },
  lowIncome = 0,
}: Known): boolean =>
  incomes.some(
    ({ kind, cents = 0, personId }) =>
      kind === 'work' &&
      cents > 0 &&
      cents <= lowIncome &&
      members.some((one) =>
        one.personId === personId
          ? one.reason === 'parent' || one.reason === 'stepparentOfAbsentParent'
          : one.relationship === 'child',
      ),
  );

/** Whether proved expenses could bring the income within the limit, by one of the two ways to see Bolsa Família. */
export const mayFitByHealth = ({ withBolsaFamilia, withoutBolsaFamilia }: BpcIncomeResult) =>
  withBolsaFamilia.quarter.verdict !== 'met' &&
  [withBolsaFamilia, withoutBolsaFamilia].some(
    ({ lessHealth }) => lessHealth && lessHealth.verdict !== 'unmet',
  );

type When = (known: Known) => boolean;

export const isRefused: When = (known) => known.isRefused === true;

/** By at least one of the two ways to see Bolsa Família. */
export const oneWay =
  (verdict: Verdict): When =>
  ({ result: { withBolsaFamilia, withoutBolsaFamilia } }) =>
    [withBolsaFamilia, withoutBolsaFamilia].some(({ quarter }) => quarter.verdict === verdict);

export const isOpenBothWays: When = ({ result: { withBolsaFamilia, withoutBolsaFamilia } }) =>
  [withBolsaFamilia, withoutBolsaFamilia].every(({ quarter }) => quarter.verdict === 'unknown');

/** What stands against a request, or how the income compares where nothing does. */
type Case = Hindrance | 'fits' | 'openByLaw' | 'open' | 'fitsByHealth' | 'passes';

function caseOf(known: Known): Case {
  const { result } = known;
  // That only the disability is to be seen is no reason not to ask.
  const [hindrance = 'disabilityNotTold'] = result.beside.hindrances;
  if (hindrance !== 'disabilityNotTold') return hindrance;
  if (oneWay('met')(known)) return 'fits';
  if (oneWay('unknown')(known)) return hangsOnLawOnly(result) ? 'openByLaw' : 'open';
  return mayFitByHealth(result) ? 'fitsByHealth' : 'passes';
}

export const of =
  (...cases: readonly Case[]): When =>
  (known) =>
    cases.includes(caseOf(known));

export const { both } = conditionsOn<Known>();

/** One of the two things told of that keep a low income alone from being a reason to ask. */
export const hinders =
  (hindrance: Hindrance): When =>
  ({ result }) =>
    result.beside.hindrances.slice(0, 2).includes(hindrance);

export const isOldEnough: When = ({ result }) => result.ageOrDisability.verdict === 'met';

/** The other benefit is known to pay as much as the BPC, or more. */
export const paysMore: When = ({ result: { beside, wage } }) =>
  (beside.noOtherBenefit.ownCents ?? 0) >= wage.value;
