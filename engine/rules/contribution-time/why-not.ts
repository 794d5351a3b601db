import { type Month, monthOf } from '#law/month.ts';
import { reform } from '#law/reform.ts';
import type { Doubt } from './life.ts';
import { total } from './month-pay.ts';
import { countsIn, type Taken } from './month-taken.ts';
import type { Range } from './reading.ts';

/** The month of the reform: its days count until the 13th, and whether it counts whole is open. */
export const reformMonth: Month = monthOf(reform);

/** Why a month is not in the cautious total. */
export type WhyNot =
  | 'november2019'
  | 'pending'
  | 'refused'
  | 'baseUnknown'
  | 'sumsDiffer'
  | 'partOfBenefit'
  | 'maternityPay'
  | 'benefitNotBetween'
  | Doubt;

/** What the reasons of a month are read from. */
interface Seen {
  readonly least: Taken;
  readonly most: Taken;
  readonly minimum: number | undefined;
  readonly consolidated: number | undefined;
  readonly hasMaternity: boolean;
  /** In part of the month a benefit counts for sure; or may count. */
  readonly isBetween: Range<boolean>;
  /** Parts of work, whatever becomes of them. */
  readonly told: number;
}

/** What keeps the pay of the month from reaching, or being sure to reach, the minimum. */
function whyNotReached({ least, most, minimum, consolidated, told }: Seen): WhyNot[] {
  if (minimum === undefined && told > 0) return ['minimumUnknown'];
  const lacks = minimum ?? 0;
  const isShort = least.parts.length > 0 && !least.isSumUnknown && least.sum < lacks;
  const doubts = new Set(most.parts.flatMap(({ doubt }) => doubt ?? []));
  const undoubted = most.parts.filter(({ doubt }) => doubt === undefined);
  const why: readonly (readonly [WhyNot, boolean])[] = [
    ['refused', told > 0 && most.parts.length === 0],
    ['pending', undoubted.length > least.parts.length],
    ['baseUnknown', most.parts.some(({ base }) => base === undefined)],
    ['belowMinimum', isShort && least.sum > 0],
    ['noPay', isShort && least.sum === 0],
    ['sumsDiffer', isShort && consolidated !== undefined && total(least.parts) >= lacks],
  ];
  return [...new Set([...doubts, ...why.filter(([, isTrue]) => isTrue).map(([one]) => one)])];
}

/** Why the month is not in the cautious total; empty where it is. */
export function whyNotOf(month: Month, seen: Seen): WhyNot[] {
  const { least, most, hasMaternity, isBetween, told } = seen;
  const isNovember = month === reformMonth && countsIn(most);
  if (countsIn(least)) return isNovember ? ['november2019'] : [];
  const ofBenefit: WhyNot[] = hasMaternity
    ? ['maternityPay']
    : isBetween.least
      ? ['partOfBenefit']
      : isBetween.most || (told === 0 && !most.hasSilentJob)
        ? ['benefitNotBetween']
        : [];
  return [
    ...new Set([
      ...(isNovember ? (['november2019'] as const) : []),
      ...whyNotReached(seen),
      ...(most.hasSilentJob ? (['noPay'] as const) : []),
      ...ofBenefit,
    ]),
  ];
}
