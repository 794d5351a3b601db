import type { SpellKind } from '../../contribution-time/life.ts';
import { isBenefit } from '../../contribution-time/reading.ts';
import { type InsuredKind, insuredKinds } from '../answers.ts';
import { isCompulsory } from '../terms.ts';

/** As what a spell insures; undefined for a benefit. */
export const insuredKindOf = (kind: SpellKind): InsuredKind | undefined => {
  if (kind === 'serviceToCompany') return 'ownAccount';
  return isBenefit({ kind }) ? undefined : (kind as InsuredKind);
};

/** The place of a kind, from the safest to rely on; what nothing tells comes last. */
export const rankOf = (kind: InsuredKind | undefined): number =>
  kind ? insuredKinds.indexOf(kind) : insuredKinds.length;

/** Of several kinds in one month the one to rely on; undefined of none. */
export const safestOf = (kinds: ReadonlySet<InsuredKind>): InsuredKind | undefined =>
  insuredKinds.find((kind) => kinds.has(kind));

/** Whether somebody was insured in another way than as facultativo. */
export const hasWork = (kinds: ReadonlySet<InsuredKind>): boolean => [...kinds].some(isCompulsory);

/** Whose grace more than 120 contributions surely lengthen; Lei 8.213/1991, art. 15, § 1º. */
export const isSurelyExtended = (kind: InsuredKind | undefined): boolean =>
  kind !== undefined && kind !== 'facultativo' && kind !== 'special';
