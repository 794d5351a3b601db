import { keys } from '#law/citations/keys.ts';
import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { legalMonths } from '../legal-days.ts';
import { meanTimesFator, shareOfMean, wholeMean } from '../retirement/amount.ts';
import type { Sex } from '../retirement/answers.ts';
import {
  carencia,
  contribution,
  contributionForAge,
  permanentRule,
} from '../retirement/requirements.ts';
import type { Amount, RuleId } from '../retirement/result.ts';
import type { AmountRule } from './benefit-average.ts';

/** The cautious totals of a life. Lengths in legal days. */
interface Totals {
  readonly today: IsoDate;
  readonly sex: Sex;
  readonly time: number;
  readonly timeAtReform: number;
  /** Months in them that only a plan of 5 % or 11 % gave. */
  readonly reducedMonths: number;
  readonly reducedMonthsAtReform: number;
  readonly carenciaMonths: number;
  /** Insured until 13/11/2019. */
  readonly wasInsured: boolean;
}

/** How a rule of retirement makes an amount of the mean, and whether time and carencia reach it. */
export interface RuleOfAmount {
  readonly id: RuleId;
  readonly amount: Amount;
  /** Contribution time that it asks, with its toll, in legal days. */
  readonly asked: number;
  /** What counts for it of the time: without the months of reduced plans where they are not for it. */
  readonly time: number;
  readonly missing: 'time' | 'carencia' | undefined;
  /** Undefined where the mean alone gives no amount. */
  readonly estimated: AmountRule | undefined;
  readonly citations: readonly CitationKey[];
}

export const amountCitations = keys(
  'ec-103-15 ec-103-16 ec-103-17 ec-103-18 ec-103-19 ec-103-20 ec-103-26-2 ec-103-26-3',
  'ec-103-26-5',
);

/**
 * The rules of EC 103/2019 of which a mean gives the amount, without those of teachers and of persons
 * with disability. Age and points are not asked here: time and carencia alone say what is `missing`.
 */
export function amountRules(totals: Totals): RuleOfAmount[] {
  const { today, sex, carenciaMonths } = totals;
  const fullTime = Math.max(0, totals.time - legalMonths(totals.reducedMonths));
  const fullTimeAtReform = Math.max(
    0,
    totals.timeAtReform - legalMonths(totals.reducedMonthsAtReform),
  );
  const share = shareOfMean({ sex, time: undefined, referenceDate: today, metOn: undefined });

  const rule = (
    id: RuleId,
    citation: CitationKey,
    {
      amount,
      asked,
      time,
      kept = asked,
    }: { amount: Amount; asked: number; time: number; kept?: number },
  ): RuleOfAmount => {
    const { formula } = amount;
    return {
      id,
      amount,
      asked,
      time,
      missing: time < asked ? 'time' : carenciaMonths < carencia ? 'carencia' : undefined,
      estimated:
        formula === 'shareOfMean' || formula === 'wholeMean'
          ? { formula, minimumTime: kept, time }
          : undefined,
      citations: [citation, ...amount.citations.filter((key) => key !== citation)],
    };
  };

  if (!totals.wasInsured)
    return [
      rule('ageAfterReform', 'ec-103-19', {
        amount: share,
        asked: permanentRule.contribution[sex],
        time: totals.time,
      }),
    ];
  const asked = contribution[sex];
  const lackedAtReform = Math.max(0, asked - fullTimeAtReform);
  return [
    rule('ageUntilReform', 'ec-103-18', {
      amount: share,
      asked: contributionForAge[sex],
      time: totals.time,
    }),
    // A month left out would take points away.
    rule('points', 'ec-103-15', { amount: share, asked, time: fullTime, kept: fullTime }),
    rule('progressiveAge', 'ec-103-16', { amount: share, asked, time: fullTime }),
    rule('toll50', 'ec-103-17', {
      amount: meanTimesFator(),
      asked: asked + Math.ceil(lackedAtReform / 2),
      time: fullTime,
    }),
    rule('toll100', 'ec-103-20', {
      amount: wholeMean(),
      asked: asked + lackedAtReform,
      time: fullTime,
    }),
  ];
}
