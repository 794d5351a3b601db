import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isoDate } from '#law/date.ts';
import { asTyped } from '#letters/as-typed.ts';
import { signsIn } from '#letters/signs.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { type Letter, loadLetters } from '#texts/load/letters.ts';
import { flat } from '#words/flat.ts';
import { isHarm } from '#words/letter/harm.ts';
import type { KindFound } from '#words/letter/kind-of.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import { asKnown, type LetterFound, matchLetter } from '#words/letter/match-letter.ts';
import type { Weights } from '#words/letter/second-reader.ts';
import { type Known, knownPaper } from './learn.ts';

export interface Sample {
  /** What the paper does; undefined where the text does not say it. */
  kind?: FoundKind | 'unknown';
  /** The reason's slug, or "none". */
  reason: string;
  text: string;
}

/** What the reader is led to, best first. "Asked": pages under conditions seen on the paper, the right one too. */
export const outcomes = [
  'right',
  'kindOnly',
  'asked',
  'silent',
  'misleading',
  /** Pages under conditions, each of a kind that would do harm to who does not look at the condition. */
  'harmIfBelieved',
  'harmful',
] as const;
type Outcome = (typeof outcomes)[number];

export interface Judged {
  sample: Sample;
  outcome: Outcome;
  told: string;
}

export const knownLetters = (): Letter[] =>
  loadLetters(figuresOn(isoDate('2026-11-21'))).map(asKnown);

const read = (name: string): Sample[] =>
  parse(readFileSync(`tests/letter/${name}.yaml`, 'utf8')) as Sample[];

/** Sentences by which the keys and rules were written. */
export const paraphrases = (): Sample[] => read('paraphrases');
const wholeLetters = (): Sample[] => read('kinds');

/** Sentences of a reader who saw neither keys nor rules. */
const heldOut = (): Sample[] => read('held-out');

/** The kinds of papers alone, by another author each. */
const kindsOnly = (name: string): Sample[] =>
  read(name).map((sample) => ({ ...sample, reason: 'none' }));

/** The sentences that the content itself gives, as the INSS prints them. */
export const printed = (letters: readonly Letter[]): Sample[] =>
  letters.flatMap(({ slug, says }) => says.map((text) => ({ reason: slug, text })));

/** All papers whose kind is known, by who wrote them. */
export const everySet = (letters: readonly Letter[]): Record<string, Sample[]> => ({
  ours: [...printed(letters), ...paraphrases(), ...wholeLetters()],
  first: heldOut(),
  second: kindsOnly('held-out-2'),
  third: kindsOnly('held-out-3'),
  fourth: kindsOnly('held-out-4'),
  fifth: kindsOnly('held-out-5'),
  seventh: kindsOnly('held-out-7'),
  eighth: kindsOnly('held-out-8'),
});

/** Papers from which the second reader does not learn, by an author each. */
export const neverLearned = (): Sample[] => [
  ...kindsOnly('held-out-6'),
  ...kindsOnly('held-out-9'),
  ...kindsOnly('held-out-10'),
  ...kindsOnly('held-out-11'),
  ...kindsOnly('held-out-12'),
  ...kindsOnly('held-out-13'),
  ...kindsOnly('held-out-14'),
];

/** The same, of sets by which the rules were mended since: no figure is made of them. */
export const mendedFor = (): Sample[] =>
  [15, 16, 17, 18, 19, 20, 21, 22, 23].flatMap((number) => kindsOnly(`held-out-${number}`));

/** The kinds that a sample is of; none where nothing should be told. */
function kindsOf({ kind }: Sample, page: Letter | undefined): readonly FoundKind[] {
  if (kind === 'unknown') return [];
  return kind ? [kind] : (page?.kinds ?? []);
}

export const asLabelled =
  (letters: readonly Letter[]) =>
  (sample: Sample): Known =>
    knownPaper(
      sample.text,
      kindsOf(
        sample,
        letters.find(({ slug }) => slug === sample.reason),
      ),
    );

/** Whether what is told as sure harms a paper of these kinds. */
export const isHarmful = (own: readonly FoundKind[], { kinds, isSure }: KindFound): boolean =>
  isSure && kinds.length > 0 && own.length > 0 && kinds.every((kind) => isHarm(own, kind));

/** Where the kind is told as sure: that of another paper may harm. */
function whereSure(own: readonly FoundKind[], told: LetterFound<Letter>, page?: Letter): Outcome {
  if (!told.kinds.some((kind) => own.includes(kind))) {
    if (isHarmful(own, told)) return 'harmful';
    return own.length === 0 && told.kinds.includes('foreign') ? 'right' : 'misleading';
  }
  if (!page) return 'right';
  return told.reasons.length === 0 ? 'kindOnly' : 'misleading';
}

/** Where it is not: each page stands under its condition. */
function whereAsked(own: readonly FoundKind[], { kinds, reasons }: LetterFound<Letter>): Outcome {
  const asked = [...(kinds.length > 1 ? kinds : []), ...reasons.flatMap((one) => one.kinds)];
  if (asked.length === 0) return own.length === 0 || own.includes('foreign') ? 'right' : 'silent';
  if (own.length === 0 || own.some((kind) => asked.includes(kind))) return 'asked';
  return asked.every((kind) => isHarm(own, kind)) ? 'harmIfBelieved' : 'misleading';
}

function judge(sample: Sample, letters: readonly Letter[], weights?: Weights): Judged {
  const text = asTyped(sample.text.normalize('NFC'));
  const read = matchLetter(text, letters, weights);
  // The visitor sees the warning, and no kind.
  const isOfOthers = signsIn(flat(text)).alarm !== undefined;
  const found: LetterFound<Letter> = isOfOthers
    ? { ...read, kinds: ['foreign'], isSure: true, reasons: [] }
    : read;
  const page = letters.find(({ slug }) => slug === sample.reason);
  const own = kindsOf(sample, page);
  const isRight = page && found.reasons.includes(page);
  const otherwise = () => (found.isSure ? whereSure(own, found, page) : whereAsked(own, found));
  return {
    sample,
    outcome: isRight ? 'right' : otherwise(),
    told: [...found.kinds, ...found.reasons.map(({ slug }) => slug)].join(', '),
  };
}

export const judgeAll = (
  samples: readonly Sample[],
  letters: readonly Letter[],
  weights?: Weights,
): Judged[] => samples.map((sample) => judge(sample, letters, weights));

export const totalOf = (judged: readonly Judged[]): Record<Outcome, number> =>
  Object.fromEntries(
    outcomes.map((one) => [one, judged.filter(({ outcome }) => outcome === one).length]),
  ) as Record<Outcome, number>;
