import { withoutThreats } from '#words/letter/kind-of.ts';
import { type FoundKind, foundKinds } from '#words/letter/kinds.ts';
import { plainWords } from '#words/letter/plain.ts';
import { repaired } from '#words/letter/repair.ts';
import { kindStems } from '#words/letter/rules.ts';
import {
  none,
  shareOf,
  stemsOf,
  stepsOfWeight,
  type Weights,
} from '#words/letter/second-reader.ts';

/** Weights of one word, one a kind, as a string; beyond twelve steps they end. */
const packWeights = (weights: readonly number[]): string =>
  weights
    .map((one) => Math.max(-12, Math.min(12, Math.round(one * stepsOfWeight))))
    .map((steps) => String.fromCharCode(none + steps))
    .join('');

/** A paper whose kind is known, by its words; of two kinds where it may be either. */
export interface Known {
  stems: readonly string[];
  kinds: readonly FoundKind[];
}

export const knownPaper = (text: string, kinds: readonly FoundKind[]): Known => ({
  stems: stemsOf(withoutThreats(repaired(plainWords(text), kindStems))),
  kinds,
});

const rounds = 30;
const decay = 1e-4;
/** Words that weigh least say almost nothing, and would travel to every phone. */
const mostWords = 600;

/** Always the same order of chances, so that the same papers teach the same. */
function chances(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}

function softmax(sums: readonly number[]): number[] {
  const top = Math.max(...sums);
  const odds = sums.map((one) => Math.exp(one - top));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** A paper: the weights of its words, what each counts for, and its kinds. */
interface Row {
  own: readonly number[][];
  share: number;
  goal: readonly number[];
}

/** Moves the weights of a paper's words, and where all start, by what was told wrongly of it. */
function learnOne({ own, share, goal, bias, rate }: Row & { bias: number[]; rate: number }): void {
  const sums = foundKinds.map(() => 0);
  for (const one of own)
    for (let kind = 0; kind < sums.length; kind++)
      sums[kind] = (sums[kind] as number) + (one[kind] as number);
  const told = softmax(bias.map((start, kind) => start + share * (sums[kind] as number)));
  const errors = told.map((one, kind) => one - (goal[kind] as number));
  errors.forEach((error, kind) => {
    bias[kind] = (bias[kind] as number) - rate * 0.1 * error;
  });
  for (const one of own)
    for (let kind = 0; kind < errors.length; kind++)
      one[kind] =
        (one[kind] as number) -
        rate * ((errors[kind] as number) * share + decay * (one[kind] as number));
}

/** Multinomial logistic regression over beginnings of words, by gradient descent, a paper at a time. */
export function learn(papers: readonly Known[]): Weights {
  const taught = papers.filter(({ kinds }) => kinds.length > 0);
  const seen = new Map<string, number>();
  for (const stem of taught.flatMap(({ stems }) => stems))
    seen.set(stem, (seen.get(stem) ?? 0) + 1);
  const words = new Map(
    [...seen].filter(([, times]) => times > 1).map(([stem]) => [stem, foundKinds.map(() => 0)]),
  );
  const bias = foundKinds.map(() => 0);
  // The weights of a paper's words are looked up once: they are the same in each round.
  const rows = taught.map(({ stems, kinds }): Row => {
    const own = stems.flatMap((stem) => [words.get(stem) ?? []]).filter((one) => one.length > 0);
    return {
      own,
      share: shareOf(own.length),
      goal: foundKinds.map((kind) => (kinds.includes(kind) ? 1 / kinds.length : 0)),
    };
  });
  const chance = chances();
  for (let round = 0; round < rounds; round++) {
    const rate = 0.5 / (1 + round / 10);
    for (const row of rows
      .map((row) => [chance(), row] as const)
      .sort(([a], [b]) => a - b)
      .map(([, row]) => row)) {
      learnOne({ ...row, bias, rate });
    }
  }
  const spread = (one: readonly number[]): number => Math.max(...one) - Math.min(...one);
  const kept = [...words]
    .sort(([, one], [, other]) => spread(other) - spread(one))
    .slice(0, mostWords);
  return {
    bias: packWeights(bias),
    words: Object.fromEntries(
      kept
        .map(([stem, own]) => [stem, packWeights(own)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}
