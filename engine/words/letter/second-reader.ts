import { type FoundKind, foundKinds } from './kinds.ts';

/**
 * What each beginning of a word says for each kind, in the order of `foundKinds`: "m" nothing, the
 * letters before it against the kind, those after it for it. `npm run letter:learn` writes it.
 */
export interface Weights {
  bias: string;
  words: Readonly<Record<string, string>>;
}

/** How many letters of a word count, so that its endings are one. */
const stemLength = 6;

/** Steps of a weight in the log of the odds. */
export const stepsOfWeight = 2;

/** The letter of a weight of nothing. */
export const none = 'm'.charCodeAt(0);
const weightAt = (packed: string, kind: number): number =>
  (packed.charCodeAt(kind) - none) / stepsOfWeight;

/** The beginnings of the words of a text, each once; numbers say no kind. */
export const stemsOf = (facts: string): string[] => [
  ...new Set(
    facts
      .split(' ')
      .filter((word) => !/^[\d.]/.test(word))
      .map((word) => word.slice(0, stemLength)),
  ),
];

/** How one word among so many weighs: a long letter is no surer than a short one. */
export const shareOf = (count: number): number => 1 / Math.sqrt(count || 1);

/**
 * A second opinion, learned from papers whose kind is known and ignorant of the rules.
 * @param facts as `withoutThreats` gives them
 * @returns how likely each kind is; together 1
 */
export function likelyKinds(
  facts: string,
  { bias, words }: Weights,
): ReadonlyMap<FoundKind, number> {
  const known = stemsOf(facts).filter((stem) => Object.hasOwn(words, stem));
  const share = shareOf(known.length);
  const odds = foundKinds.map((_, kind) =>
    Math.exp(
      weightAt(bias, kind) +
        share * known.reduce((sum, stem) => sum + weightAt(words[stem] as string, kind), 0),
    ),
  );
  const all = odds.reduce((sum, one) => sum + one, 0);
  return new Map(foundKinds.map((kind, at) => [kind, (odds[at] as number) / all]));
}
