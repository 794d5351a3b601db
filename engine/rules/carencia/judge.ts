import type { Month } from '#law/month.ts';
import { domesticPaidLate } from '../contribution-time/doubts/late.ts';
import { withDoubts } from '../contribution-time/doubts/with-doubts.ts';
import { isOwnPayment } from '../contribution-time/doubts/withheld.ts';
import type { WorkingLife } from '../contribution-time/life.ts';
import { type MonthRow, monthRows } from '../contribution-time/month-rows.ts';
import type { Reading } from '../contribution-time/reading.ts';
import { countedMonths } from './counted-months.ts';
import { type JudgedPayment, judgePayments } from './own-payments.ts';

/** The life with its doubts marked, those of carência too. */
export const withDoubtsOfCarencia = (told: WorkingLife): WorkingLife =>
  withDoubts(told, [domesticPaidLate]);

/** Whether salário-maternidade is carência is not sure: the decree may except it (art. 19-C, § 1º). */
const withoutSureMaternity = (life: WorkingLife): WorkingLife => ({
  ...life,
  spells: life.spells.map((spell) =>
    spell.kind === 'maternityBenefit' && spell.standing === 'counts'
      ? { ...spell, standing: 'pending' }
      : spell,
  ),
});

/** The life as carência reads it. */
export const asForCarencia = (told: WorkingLife): WorkingLife =>
  withoutSureMaternity(withDoubtsOfCarencia(told));

/** The life with only those own payments: the INSS's sum of a month may hold the others. */
const withPayments = (
  life: WorkingLife,
  keeps: (payment: JudgedPayment['part']) => boolean,
): WorkingLife => ({
  ...life,
  spells: life.spells.map((spell) => ({
    ...spell,
    months: spell.months.map((part) =>
      !isOwnPayment(spell, part) || keeps(part) ? part : { ...part, standing: 'refused' },
    ),
  })),
});

/** What the own payments of a life came to, and what counts with those that serve. */
export interface Judged {
  readonly payments: readonly JudgedPayment[];
  /** The life without the own payments that do not serve. */
  readonly served: WorkingLife;
  readonly months: ReadonlySet<Month>;
}

/**
 * @param life as `asForCarencia` gives it
 * @param rows of the same life
 */
export function judge(life: WorkingLife, reading: Reading, rows: readonly MonthRow[]): Judged {
  const without = withPayments(life, () => false);
  const presumed = countedMonths(without, reading, monthRows(without));
  const lacking = new Set(
    rows.filter(({ reaches }) => !reaches[reading]).map(({ month }) => month),
  );
  const payments = judgePayments(life, reading, presumed, (month) => !lacking.has(month));
  const kept = new Set(payments.filter(({ fault }) => fault === undefined).map(({ part }) => part));
  const served = withPayments(life, (part) => kept.has(part));
  return { payments, served, months: countedMonths(served, reading, monthRows(served)) };
}
