import { contributionDueDays } from '#law/contribution-due-days.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, lastDayOf, type Month, readMonth } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { reform } from '#law/reform.ts';
import { findLegalValue, valueOn } from '#law/value.ts';
import { movedOn } from '../deadlines/term.ts';
import type { MonthPart } from './life.ts';
import type { Range, Reading } from './reading.ts';

/** The day in the month after, moved on to one with business. */
const dueAfter = (month: Month, dueDay: number): IsoDate =>
  movedOn(addDays(firstDayOf(addMonths(month, 1)), dueDay - 1));

const lastOfQuarter = (month: Month): Month =>
  addMonths(month, 2 - ((Number(month.slice(5)) - 1) % 3));

/**
 * Whether three months may have been paid together: only on the minimum wage (Decreto 3.048, art. 216,
 * § 15), which is the base of a cheap plan whatever was paid.
 */
const mayBeQuarterly = ({ month, plan, base }: MonthPart): boolean => {
  const minimum = findMinimumWageOf(month)?.value;
  return plan === 'reduced' || base === undefined || minimum === undefined || base <= minimum;
};

/**
 * Until when an own contribution is paid on time; Lei 8.212/1991, art. 30, II and § 2º. 'most' is later
 * for a cheap plan, that may be a MEI's, and for a quarterly payment, which no extract tells apart.
 * Undefined for a day before 2003, when the law was another.
 */
export function dueOf(part: MonthPart): Range<IsoDate> | undefined {
  const { month, plan } = part;
  const first = firstDayOf(addMonths(month, 1));
  if (findLegalValue(contributionDueDays.own, first) === undefined) return undefined;
  const least = dueAfter(month, valueOn(contributionDueDays.own, first));
  const quarterly = mayBeQuarterly(part)
    ? dueAfter(lastOfQuarter(month), valueOn(contributionDueDays.own, first))
    : least;
  const mei = findLegalValue(contributionDueDays.mei, first);
  const asMei = plan === 'reduced' && mei ? dueAfter(month, mei.value) : least;
  const [, most = least] = [quarterly, asMei].sort();
  return { least, most };
}

/** Whether it was paid late: for a due day of before 2003, after the month that follows, whatever the law was. */
export function isKnownLate(part: MonthPart): boolean {
  if (part.paidOn === undefined) return false;
  return part.paidOn > (dueOf(part)?.least ?? lastDayOf(addMonths(part.month, 1)));
}

/**
 * Whether a month until the reform was paid too late to be sure of for that day: after it, and after
 * it fell due (STF, Tema 1329, open).
 */
export const isPaidAfterReform = (part: MonthPart): boolean =>
  part.paidOn !== undefined && part.paidOn > reform && part.paidOn > (dueOf(part)?.least ?? reform);

/** Months paid by carnê, of which the INSS has no day; IN 128/2022, art. 21, at second hand. */
const carne = { from: readMonth('1973-04'), until: readMonth('1994-02') };

/** Whether the payment is told or presumed on time: presumed surely only where no day says that it was not. */
export const isPresumedOnTime = (part: MonthPart, reading: Reading): boolean =>
  part.isToldOnTime ||
  (carne.from <= part.month &&
    part.month <= carne.until &&
    (reading === 'most' || !isKnownLate(part)));
