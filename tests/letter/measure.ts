import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { figuresOn } from '#content/figures/figures.ts';
import { type Letter, loadLetters } from '#content/load/letters.ts';
import { matchLetter } from '#features/letter/match.ts';
import { isoDate } from '#law/date.ts';

export interface Sample {
  /** The reason's slug, or "none". */
  reason: string;
  text: string;
}

/** How the matcher does on the samples of one reason. */
export interface Recall {
  reason: string;
  samples: number;
  /** The right reason stands first; stands among those offered. */
  first: number;
  offered: number;
  /** Samples for which only other reasons are offered: worse than none. */
  wrong: Sample[];
  /** Samples for which nothing is offered. */
  missed: Sample[];
}

export const knownLetters = (): Letter[] => loadLetters(figuresOn(isoDate('2026-11-21')));

export const paraphrases = (): Sample[] =>
  parse(readFileSync('tests/letter/paraphrases.yaml', 'utf8')) as Sample[];

/** The sentences that the content itself gives, as the INSS prints them. */
export const printed = (letters: readonly Letter[]): Sample[] =>
  letters.flatMap(({ slug, says }) => says.map((text) => ({ reason: slug, text })));

/** Figures per reason; samples of reasons that have no page yet are left out. */
export function recallOf(samples: readonly Sample[], letters: readonly Letter[]): Recall[] {
  const reasons = [...letters.map(({ slug }) => slug), 'none'];
  return reasons.flatMap((reason) => {
    const own = samples
      .filter((sample) => sample.reason === reason)
      .map((sample) => ({ sample, found: matchLetter(sample.text, letters).map((l) => l.slug) }));
    if (own.length === 0) return [];
    const isRight = ({ found }: (typeof own)[number]) =>
      reason === 'none' ? found.length === 0 : found.includes(reason);
    const isFirst = ({ found }: (typeof own)[number]) => (found[0] ?? 'none') === reason;
    return [
      {
        reason,
        samples: own.length,
        first: own.filter(isFirst).length,
        offered: own.filter(isRight).length,
        wrong: own
          .filter((one) => one.found.length > 0 && !isRight(one))
          .map(({ sample }) => sample),
        missed: own
          .filter((one) => one.found.length === 0 && !isRight(one))
          .map(({ sample }) => sample),
      },
    ];
  });
}

/** The sums over all reasons. */
export const totalOf = (recalls: readonly Recall[]) => ({
  samples: recalls.reduce((sum, { samples }) => sum + samples, 0),
  first: recalls.reduce((sum, { first }) => sum + first, 0),
  offered: recalls.reduce((sum, { offered }) => sum + offered, 0),
  wrong: recalls.reduce((sum, { wrong }) => sum + wrong.length, 0),
});
