import { ceiling } from './ceiling.ts';
import { bracketTops, contributionBrackets } from './contribution-brackets.ts';
import { contributionDueDays } from './contribution-due-days.ts';
import { contributionRates, meiTaxes } from './contributions.ts';
import { documentaryExamDays } from './documentary-exam.ts';
import { familyAllowance } from './family-allowance.ts';
import { dpuFamilyIncome, jefLimit } from './free-help.ts';
import { healthExpenses } from './health-expenses.ts';
import { nationalHolidayLaws, optionalDaysOrdinance } from './holidays.ts';
import { reducedTaxIncome, untaxedIncome } from './income-tax.ts';
import { lowIncomeLimit } from './low-income.ts';
import { maternityDays } from './maternity.ts';
import { minimumWage } from './minimum-wage.ts';
import { pastCeilings } from './past-ceilings.ts';
import { pastMinimumWages } from './past-minimum-wages.ts';
import {
  accumulationBands,
  durationByAge,
  durationConditions,
  quotas,
  requestTerms,
} from './survivor-pension.ts';
import { points, progressiveAge, retirementAge } from './transition-rules.ts';
import type { LegalSeries } from './value.ts';

/** All the dated figures, for the checks that look at every one: sources, and what is about to end. */
export const everySeries: readonly LegalSeries<unknown>[] = [
  minimumWage,
  ceiling,
  pastMinimumWages,
  pastCeilings,
  lowIncomeLimit,
  familyAllowance,
  ...bracketTops,
  contributionBrackets,
  ...Object.values(contributionRates),
  ...Object.values(meiTaxes),
  ...Object.values(contributionDueDays),
  untaxedIncome,
  reducedTaxIncome,
  ...Object.values(points),
  ...Object.values(progressiveAge),
  ...Object.values(retirementAge),
  durationByAge,
  durationConditions,
  quotas,
  accumulationBands,
  requestTerms,
  dpuFamilyIncome,
  jefLimit,
  documentaryExamDays,
  ...Object.values(healthExpenses),
  maternityDays,
  nationalHolidayLaws,
  optionalDaysOrdinance,
];
