import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import { isoDate } from '#law/date.ts';
import { addMonths, type Month, monthOf } from '#law/month.ts';
import { baseMonthOf, type SalaryCorrection, salaryCorrection } from '#law/salary-correction.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { type Figures, type Limit, limitedMean, limitOf, withinLimits } from '../figures.ts';
import { legalMonths } from '../legal-days.ts';
import { percentOfMean } from '../retirement/amount.ts';
import type { Sex } from '../retirement/answers.ts';
import { carencia } from '../retirement/requirements.ts';
import { type Salary, salariesOf } from './salaries.ts';

const monthsBehindAllowed = 2;

/** Least divisor of who was insured by 07/1994; Lei 8.213/1991, art. 135-A. */
const leastDivisor = 108;
const lastDayForDivisor = isoDate('1994-07-31');

/**
 * A rule of retirement as the amount sees it. That of the toll of 50 % (EC 103/2019, art. 17) takes the
 * fator previdenciário, whose table of life expectancy is not here: no amount is worked out for it.
 */
export interface AmountRule {
  /** 60 % and 2 % for each year above 15 or 20 (arts. 15, 16, 18 and 19), or the whole mean (art. 20). */
  readonly formula: 'shareOfMean' | 'wholeMean';
  /** Time that has to stay when months are left out, in legal days: what the rule asks, with its toll. */
  readonly minimumTime: number;
  /** The cautious total, where less of it counts for this rule. */
  readonly time?: number;
}

export interface AverageQuestion {
  readonly life: WorkingLife;
  readonly sex: Sex;
  /** The cautious total, in legal days. */
  readonly time: number;
  /** The cautious total. */
  readonly carenciaMonths: number;
  readonly figures: Pick<Figures, 'minimumWage' | 'ceiling'>;
  /** The visitor was told of which month the table is, and goes on. */
  readonly isOldTableAccepted: boolean;
}

/** What comes of leaving out the lowest months; EC 103/2019, art. 26, § 6º. Cents are integer. */
export interface Estimate {
  readonly mean: number;
  readonly divisor: number;
  /** The months left out: their time serves for nothing. */
  readonly leftOut: readonly Month[];
  readonly percent: number;
  readonly cents: number;
  readonly limit: Limit;
}

export type BenefitAverage =
  | { readonly outcome: 'unchecked' | 'oldTable' | 'noSalaries'; readonly base: Month }
  | {
      readonly outcome: 'estimated';
      /** In money of this month. */
      readonly base: Month;
      readonly salaries: readonly Salary[];
      /** With every month in; never above the ceiling. */
      readonly mean: number;
      readonly divisor: number;
      readonly estimateFor: (rule: AmountRule) => Estimate;
      readonly citations: readonly CitationKey[];
    };

/** What the mean rests on, whatever the life. */
export const averageCitations = keys(
  'ec-103-26 ec-103-26-2 ec-103-26-5 ec-103-26-6 lei-8213-29-b lei-8213-32 stj-tema-1070',
  'lei-8212-28-5 lei-8213-135-a',
);

const sumOf = (salaries: readonly Salary[]): number =>
  salaries.reduce((sum, { corrected }) => sum + corrected, 0);

/**
 * An estimate of the mean of all salaries since 07/1994, corrected to the month of the table, and of the
 * amount by each rule (EC 103/2019, art. 26; Lei 8.213/1991, arts. 29-B and 135-A). 'unchecked' until
 * the practice has compared the table, 'oldTable' when that is more than two months old and nobody
 * accepted it. Contributions of the plans of 5 % and 11 % are in the mean of every rule.
 */
export function benefitAverage(
  question: AverageQuestion,
  table: SalaryCorrection = salaryCorrection,
): BenefitAverage {
  const { life, sex, time, carenciaMonths, figures, isOldTableAccepted } = question;
  const base = baseMonthOf(table);
  if (!table.isChecked) return { outcome: 'unchecked', base };
  const isOld = addMonths(base, monthsBehindAllowed) < monthOf(life.today);
  if (isOld && !isOldTableAccepted) return { outcome: 'oldTable', base };
  const salaries = salariesOf(life, table);
  if (salaries.length === 0) return { outcome: 'noSalaries', base };
  const isOldInsured = life.spells.some(
    ({ from, standing }) => from <= lastDayForDivisor && standing === 'counts',
  );
  const divisorOf = (count: number) => (isOldInsured ? Math.max(leastDivisor, count) : count);
  const lowestFirst = [...salaries].sort((one, other) => one.corrected - other.corrected);
  const meanOf = (kept: readonly Salary[]) =>
    limitedMean(sumOf(kept) / divisorOf(kept.length), figures);

  const timeFor = (rule: AmountRule): number => rule.time ?? time;

  const estimateWithout = (count: number, rule: AmountRule): Estimate => {
    const kept = lowestFirst.slice(count);
    const mean = meanOf(kept);
    const percent =
      rule.formula === 'wholeMean' ? 100 : percentOfMean(sex, timeFor(rule) - legalMonths(count));
    const told = Math.round((mean * percent) / 100);
    const cents = withinLimits(told, figures);
    return {
      mean: Math.round(mean),
      divisor: divisorOf(kept.length),
      leftOut: lowestFirst.slice(0, count).map(({ month }) => month),
      percent,
      cents,
      limit: limitOf(told, cents),
    };
  };

  const mostLeftOut = (rule: AmountRule): number =>
    Math.max(
      0,
      Math.min(
        salaries.length - 1,
        carenciaMonths - carencia,
        Math.floor((timeFor(rule) - rule.minimumTime) / legalMonths(1)),
        isOldInsured ? salaries.length - leastDivisor : Number.POSITIVE_INFINITY,
      ),
    );

  // A month is left out only where that raises the amount: of equals, the fewest.
  const estimateFor = (rule: AmountRule): Estimate =>
    Array.from({ length: mostLeftOut(rule) + 1 }, (_, count) =>
      estimateWithout(count, rule),
    ).reduce((best, one) => (one.cents > best.cents ? one : best));

  return {
    outcome: 'estimated',
    base,
    salaries,
    mean: Math.round(meanOf(salaries)),
    divisor: divisorOf(salaries.length),
    estimateFor,
    citations: averageCitations,
  };
}
