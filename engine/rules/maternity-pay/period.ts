import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { maternityDays } from '#law/maternity.ts';
import { valueOn } from '#law/value.ts';
import { daysBetween } from '../calendar.ts';
import type { MaternityAnswers, MaternityEvent } from './answers.ts';
import { longStayDays, mayBeInHospital, mayLeaveEarly, mostDaysBefore } from './kinds.ts';

/** Days of the benefit on an abortion, two weeks; IN PRES/INSS 128/2022, art. 358, § 1º. */
const abortionDays = 14;

/** Days of the benefit without a stay in hospital; Lei 8.213/1991, arts. 71 and 71-A. */
export const daysOf = (event: MaternityEvent, day: IsoDate): number =>
  event === 'abortion' ? abortionDays : valueOn(maternityDays, day);

/** In force of Lei 15.222/2025, from its publication (DOU 30/09/2025), which wrote the stay in hospital into art. 71, § 3º. */
export const stayLaw = isoDate('2025-09-30');

/** Days that are paid, both ends included. */
export interface Period {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly days: number;
}

/** What has to hold, or to be chosen, for a period other than the main one. */
type Condition = 'earlyLeave' | 'stay' | 'stayFromBefore';

export interface OtherPeriod extends Period {
  readonly ifHold: Condition;
}

const plain = (from: IsoDate, days: number): Period => ({
  from,
  until: addDays(from, days - 1),
  days,
});

/**
 * The stay, and the usual days after the discharge, less those paid before the birth; Lei 8.213/1991, art.
 * 71, § 3º. The day after the discharge is the first of them: the law does not say which is.
 */
function withStay(from: IsoDate, { event, day }: MaternityAnswers, discharge: IsoDate): Period {
  const until = addDays(discharge, daysOf(event, day) - daysBetween(from, day));
  return { from, until, days: daysBetween(from, until) + 1 };
}

/**
 * The period by what is told and settled, and those that hang on something else: a leave before the
 * birth that is still open, a stay in hospital from before the law that tells of it, or one that is
 * longer than two weeks only if it began before the birth.
 */
export function periodsOf(answers: MaternityAnswers): {
  main: Period;
  others: readonly OtherPeriod[];
} {
  const { event, kind, day, leave, stay } = answers;
  const isEarly = mayLeaveEarly(event, kind);
  const from = isEarly && leave !== undefined && leave !== 'atBirth' ? leave : day;
  const discharge = mayBeInHospital(event) && typeof stay === 'object' ? stay.discharge : undefined;
  const isShort = discharge !== undefined && daysBetween(day, discharge) < longStayDays;
  const isStaySettled = day >= stayLaw && !isShort;
  const periodFrom = (first: IsoDate): Period =>
    discharge && isStaySettled
      ? withStay(first, answers, discharge)
      : plain(first, daysOf(event, day));
  return {
    main: periodFrom(from),
    others: [
      ...(isEarly && leave === undefined
        ? [{ ...periodFrom(addDays(day, -mostDaysBefore)), ifHold: 'earlyLeave' as const }]
        : []),
      ...(discharge && !isStaySettled
        ? [
            {
              ...withStay(from, answers, discharge),
              ifHold: isShort ? ('stayFromBefore' as const) : ('stay' as const),
            },
          ]
        : []),
    ],
  };
}
