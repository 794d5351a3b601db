import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import { day, next, text } from './days.ts';
import { isHoliday, isWeekend } from './deadline.ts';

// law-facts-3, 2.1 to 2.6: rates and taxes written down here once more, each plan tried for everybody.

interface Money {
  wage: number;
  ceiling: number;
}

const per = (hundredths: number, cents: number): number =>
  Math.floor((2 * cents * hundredths + 100) / 200);

type Row = [plan: string, base: number, month: number, complement: number];

/** Each plan with who may use it, on what, at how much. */
export function plansByLaw(
  { occupation, activity, isLowIncome, baseCents }: ContributionAnswers,
  { wage, ceiling }: Money,
): Row[] {
  const rows: Row[] = [];
  const own = occupation === 'ownAccount' || occupation === 'none';
  if (occupation === 'none' && isLowIncome !== false)
    rows.push(['lowIncome', wage, per(5, wage), per(15, wage)]);
  if (own) rows.push(['simplified', wage, per(11, wage), per(9, wage)]);
  if (own || occupation === 'special') {
    const [, base = wage] = [wage, baseCents ?? 0, ceiling].sort((one, other) => one - other);
    rows.push(['full', base, per(20, base), 0]);
  }
  if (occupation === 'mei') {
    const taxes = { trade: 100, services: 500, both: 600 }[activity ?? 'trade'];
    rows.push(['mei', wage, per(5, wage) + taxes, per(15, wage)]);
  }
  if (occupation === 'company' && baseCents !== undefined) {
    const base = Math.min(baseCents, ceiling);
    rows.push(['withheld', base, per(11, base), 0]);
  }
  return rows;
}

/** What a company's pay lacks, and the price of it. */
export const lackingByLaw = ({ occupation, baseCents }: ContributionAnswers, { wage }: Money) =>
  occupation === 'company' && baseCents !== undefined && baseCents < wage
    ? { base: wage - baseCents, cents: per(11, wage - baseCents) }
    : undefined;

/** The first day from today on which a bill has to be paid, and the month that it pays. */
export function dueByLaw(dueDay: number, today: string) {
  // From three weeks before: a due day that moved on may be today.
  let at = day(today);
  const [year, month] = at.m === 1 ? [at.y - 1, 12] : [at.y, at.m - 1];
  at = { y: year, m: month, d: 1 };
  for (;;) {
    if (at.d === dueDay) {
      let paid = at;
      while (isWeekend(paid) || isHoliday(paid)) paid = next(paid);
      if (text(paid) >= today) {
        const of = at.m === 1 ? { y: at.y - 1, m: 12, d: 1 } : { y: at.y, m: at.m - 1, d: 1 };
        return { month: text(of), day: text(at), moved: text(paid) };
      }
    }
    at = next(at);
  }
}
