import { keysOf } from '#law/keyed.ts';
import { reformMonth } from '#law/reform.ts';
import type { SpellKind } from './life.ts';
import type { Range } from './reading.ts';
import { reaches, type SeenMonth, total } from './seen.ts';
import type { Why } from './why.ts';

const thoseTrue = (reasons: Partial<Record<Why, boolean>>): Why[] =>
  keysOf(reasons).filter((why) => reasons[why]);

/** What keeps the pay of the month from reaching, or being sure to reach, the minimum. */
function whyNotReached({ least, most }: Range<SeenMonth>): Why[] {
  const { minimum, consolidated, entries } = least;
  const isTold = entries.length > 0;
  if (minimum === undefined && isTold) return ['minimumUnknown'];
  const lacks = minimum ?? 0;
  const isShort = least.taken.length > 0 && !least.isSumUnknown && least.sum < lacks;
  const undoubted = most.taken.filter(({ doubt }) => doubt === undefined);
  return [
    ...most.taken.flatMap(({ doubt }) => doubt ?? []),
    ...thoseTrue({
      refused: isTold && most.taken.length === 0,
      pending: undoubted.length > least.taken.length,
      baseUnknown: most.taken.some(({ base }) => base === undefined),
      belowMinimum: isShort && least.sum > 0,
      noPay: isShort && least.sum === 0,
      sumsDiffer: isShort && consolidated !== undefined && total(least.taken) >= lacks,
    }),
  ];
}

function whyNoBenefit({ least, most }: Range<SeenMonth>): Why[] {
  const has = (seen: SeenMonth, kind: SpellKind) =>
    seen.benefits.some(({ spell }) => spell.kind === kind);
  if (has(most, 'maternityBenefit')) return ['maternityPay'];
  if (has(least, 'incapacityBenefit')) return ['partOfBenefit'];
  const isNothingElse = most.entries.length === 0 && most.silent.length === 0;
  return has(most, 'incapacityBenefit') || isNothingElse ? ['notBetween'] : [];
}

/** Why a month since 11/2019 is not in the cautious total; empty where it is. */
export function whyNotOf(seen: Range<SeenMonth>): Why[] {
  const isNovember = seen.most.month === reformMonth && reaches(seen.most, 'most');
  const november: readonly Why[] = isNovember ? ['november2019'] : [];
  if (reaches(seen.least, 'least')) return [...november];
  const silent: readonly Why[] = seen.most.silent.length > 0 ? ['noPay'] : [];
  return [...new Set([...november, ...whyNotReached(seen), ...silent, ...whyNoBenefit(seen)])];
}
