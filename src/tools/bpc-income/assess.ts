import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { lowIncomeLimit } from '#law/low-income.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { findLegalValue, lastKnownDay, MissingLegalValueError } from '#law/value.ts';
import type { BpcIncomeAnswers } from '#rules/bpc-income/answers.ts';
import {
  type BpcIncomeResult,
  bpcIncome,
  type IncomePerPerson,
} from '#rules/bpc-income/bpc-income.ts';
import { type HouseholdChanges, householdChanges } from '#rules/bpc-income/changes.ts';
import { RulesNotInForceError } from '#rules/bpc-income/in-force.ts';

export interface Assessment {
  result: BpcIncomeResult;
  /** With Bolsa Família, or without it where its value is not known. */
  way: IncomePerPerson;
  /** Absent while the sum is open, or where neither age nor disability would bring the BPC. */
  changes?: HouseholdChanges;
  /** The year whose minimum wage was used. */
  year: number;
  /** The limit of the salário-família on that day, in cents. */
  lowIncome?: number;
  /** The year of today, where its minimum wage is not known here and another was used. */
  missingYear?: number;
}

/** Later than any law in force: a device whose clock lies in the past is helped all the same. */
const endOfTime = isoDate('2199-12-31');

function on(answers: BpcIncomeAnswers, day: IsoDate): Omit<Assessment, 'missingYear'> {
  const result = bpcIncome(answers, day);
  const changes =
    result.ageOrDisability.reason === 'neither' ? undefined : householdChanges(answers, day);
  const { withBolsaFamilia, withoutBolsaFamilia } = result;
  const way = withBolsaFamilia.tellsNothing ? withoutBolsaFamilia : withBolsaFamilia;
  return {
    result,
    way,
    changes,
    year: yearOf(day),
    lowIncome: findLegalValue(lowIncomeLimit, day)?.value,
  };
}

/**
 * The income as of today. In January, before the new wage is in, or on a device whose clock is
 * wrong: as of the last day with a known wage, and saying so.
 */
export function assess(answers: BpcIncomeAnswers, today: IsoDate): Assessment {
  try {
    return on(answers, today);
  } catch (error) {
    const isOutside =
      error instanceof MissingLegalValueError || error instanceof RulesNotInForceError;
    if (!isOutside) throw error;
    const day = lastKnownDay(endOfTime, minimumWage);
    if (day === undefined) throw error;
    return { ...on(answers, day), missingYear: yearOf(today) };
  }
}
