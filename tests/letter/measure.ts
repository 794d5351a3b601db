import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { figuresOn } from '#content/figures/figures.ts';
import { type Letter, loadLetters } from '#content/load/letters.ts';
import { isoDate } from '#law/date.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import { asKnown, matchLetter } from '#words/letter/match-letter.ts';
import { isHarm } from './harm.ts';

export interface Sample {
  /** What the paper does; undefined where the text does not say it. */
  kind?: FoundKind | 'unknown';
  /** The reason's slug, or "none". */
  reason: string;
  text: string;
}

/** What the reader is led to, from the best to the worst. */
export const outcomes = ['right', 'kindOnly', 'silent', 'misleading', 'harmful'] as const;
export type Outcome = (typeof outcomes)[number];

export interface Judged {
  sample: Sample;
  outcome: Outcome;
  /** What was told and offered. */
  told: string;
}

export const knownLetters = (): Letter[] =>
  loadLetters(figuresOn(isoDate('2026-11-21'))).map(asKnown);

const read = (name: string): Sample[] =>
  parse(readFileSync(`tests/letter/${name}.yaml`, 'utf8')) as Sample[];

/** Sentences by which the keys and rules were written. */
export const paraphrases = (): Sample[] => read('paraphrases');
export const wholeLetters = (): Sample[] => read('kinds');

/** Sentences of a reader who saw neither keys nor rules. */
export const heldOut = (): Sample[] => read('held-out');

/** The kinds of papers alone, by another reader; nothing was mended after a look at them. */
export const unseenKinds = (): Sample[] =>
  read('held-out-2').map((sample) => ({ ...sample, reason: 'none' }));

/** The sentences that the content itself gives, as the INSS prints them. */
export const printed = (letters: readonly Letter[]): Sample[] =>
  letters.flatMap(({ slug, says }) => says.map((text) => ({ reason: slug, text })));

/** What the page tells of a sample, and whether it harms: a kind, or a page before the right one. */
function harmIn(
  own: readonly FoundKind[],
  told: readonly FoundKind[],
  before: readonly Letter[],
): boolean {
  const harmsBy = (kind: FoundKind) => own.length > 0 && isHarm(own, kind);
  if (told.some((kind) => own.includes(kind))) return false;
  return (
    (told.length > 0 && told.every(harmsBy)) || before.some(({ kinds }) => kinds.every(harmsBy))
  );
}

/** What is told where no page is offered. */
function withoutPage(
  own: readonly FoundKind[],
  told: readonly FoundKind[],
  hasPage: boolean,
): Outcome {
  if (own.length === 0 || (own[0] === 'foreign' && told.length === 0)) {
    return told.every((one) => one === 'foreign') ? 'right' : 'misleading';
  }
  if (told.length === 0) return 'silent';
  if (!told.some((one) => own.includes(one))) return 'misleading';
  return hasPage ? 'kindOnly' : 'right';
}

/** The kinds that a sample is of; none where nothing should be told. */
function kindsOf({ kind }: Sample, page: Letter | undefined): readonly FoundKind[] {
  if (kind === 'unknown') return [];
  return kind ? [kind] : (page?.kinds ?? []);
}

function outcomeOf(sample: Sample, letters: readonly Letter[]): [Outcome, string] {
  const { reasons, kinds, isSure } = matchLetter(sample.text, letters);
  const page = letters.find(({ slug }) => slug === sample.reason);
  const own = kindsOf(sample, page);
  // The page tells a kind only where it is sure.
  const told = isSure ? kinds : [];
  const at = page ? reasons.indexOf(page) : -1;
  const as = [...told, ...reasons.map(({ slug }) => slug)].join(', ');
  if (harmIn(own, told, at < 0 ? reasons : reasons.slice(0, at))) return ['harmful', as];
  if (at >= 0) return ['right', as];
  return [reasons.length > 0 ? 'misleading' : withoutPage(own, told, page !== undefined), as];
}

/** How a sample is answered. */
const judge = (sample: Sample, letters: readonly Letter[]): Judged => {
  const [outcome, told] = outcomeOf(sample, letters);
  return { sample, outcome, told };
};

export const judgeAll = (samples: readonly Sample[], letters: readonly Letter[]): Judged[] =>
  samples.map((sample) => judge(sample, letters));

/** How many of each outcome. */
export const totalOf = (judged: readonly Judged[]): Record<Outcome, number> =>
  Object.fromEntries(
    outcomes.map((one) => [one, judged.filter(({ outcome }) => outcome === one).length]),
  ) as Record<Outcome, number>;
