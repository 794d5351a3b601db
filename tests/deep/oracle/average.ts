import type { Month } from '#law/month.ts';
import { findCeilingOf } from '#law/past-ceilings.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { salariesByLaw } from './life.ts';

// next-facts, B5: EC 103/2019, art. 26, and Lei 8.213/1991, art. 135-A, told off month by month. The
// ceilings are data, and are not written down once more.

interface Asked {
  readonly life: WorkingLife;
  readonly isWoman: boolean;
  /** In thirtieths of a month. */
  readonly time: number;
  readonly carencia: number;
  readonly floor: number;
  readonly top: number;
  /** From 07/1994 on, each month's rate in hundredths of 1 %. */
  readonly rates: readonly number[];
  readonly isWhole: boolean;
  readonly minimumTime: number;
}

/** From 07/1994: 0. */
const place = (month: string): number =>
  (Number(month.slice(0, 4)) - 1994) * 12 + Number(month.slice(5)) - 7;

function inMoneyOfTheTable(month: string, cents: number, rates: readonly number[]): number {
  const capped = Math.min(cents, findCeilingOf(month as Month)?.value ?? 0);
  return rates.slice(place(month)).reduceRight((sum, rate) => sum * (1 + rate / 10_000), capped);
}

function percentFor({ isWhole, isWoman }: Asked, time: number): number {
  if (isWhole) return 100;
  let percent = 60;
  for (let year = isWoman ? 16 : 21; year * 360 <= time; year += 1) percent += 2;
  return percent;
}

/** Whether so many months may be left out at all. */
function mayLeave(out: number, left: number, asked: Asked, isOld: boolean): boolean {
  const { carencia, time, minimumTime } = asked;
  if (out === 0) return true;
  return carencia - out >= 180 && time - out * 30 >= minimumTime && !(isOld && left < 108);
}

/** The best amount, in cents, and how many months were left out for it; undefined without a salary. */
export function amountByLaw(asked: Asked): { cents: number; leftOut: number } | undefined {
  const { life, time, top, floor } = asked;
  const salaries = [...salariesByLaw(life)]
    .map(([month, cents]) => inMoneyOfTheTable(month, cents, asked.rates))
    .sort((one, other) => one - other);
  const isOld = life.spells.some(
    ({ from, standing }) => standing === 'counts' && from < '1994-08-01',
  );
  let best: { cents: number; leftOut: number } | undefined;
  for (let out = 0; out < salaries.length; out += 1) {
    const left = salaries.slice(out);
    if (!mayLeave(out, left.length, asked, isOld)) break;
    const divisor = isOld ? Math.max(108, left.length) : left.length;
    const mean = left.reduce((sum, one) => sum + one, 0) / divisor;
    const amount = Math.round((mean * percentFor(asked, time - out * 30)) / 100);
    const cents = Math.min(top, Math.max(floor, amount));
    if (best === undefined || cents > best.cents) best = { cents, leftOut: out };
  }
  return best;
}
