import { checkSum } from '#letters/grant/check-sum.ts';
import type { DateMeaning, LetterRead } from '#letters/letter-read.ts';
import { readLetter } from '#letters/read-letter.ts';
import { isHarm } from '#words/letter/harm.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import { inventLetter, secrets, textOf } from './invent.ts';
import type { InventedLetter } from './invented.ts';
import { inventOther } from './negatives.ts';

/** From the best to the worst. "Asked": told as one of two kinds, the right one among them. */
export const verdicts = ['right', 'asked', 'silent', 'misleading', 'harmful'] as const;
type Verdict = (typeof verdicts)[number];

export const aspects = ['kind', 'reason', 'dates', 'items', 'species', 'sum', 'masked'] as const;
export type Aspect = (typeof aspects)[number];

function judgeKind({ kind }: InventedLetter, { kinds, isSure }: LetterRead): Verdict {
  if (kinds.includes(kind)) return isSure ? 'right' : 'asked';
  if (kinds.length === 0) return 'silent';
  return isSure && kinds.every((one) => isHarm([kind], one)) ? 'harmful' : 'misleading';
}

function judgeReason({ reason }: InventedLetter, { reasons }: LetterRead): Verdict {
  if (!reason || reasons.some(({ slug }) => slug === reason)) return 'right';
  return reasons.length === 0 ? 'silent' : 'misleading';
}

/** Told wrongly, one of these loses a term or sends somebody on a way. */
const clocks: readonly DateMeaning[] = ['dueBy', 'defenceBy', 'appealBy', 'dcb', 'appointment'];

function judgeDates(letter: InventedLetter, { dates, terms }: LetterRead): Verdict {
  const isTold = (one: InventedLetter['dates'][number]) =>
    dates.some(({ what, day }) => what === one.what && day === one.day);
  const isThere = (one: LetterRead['dates'][number]) =>
    letter.dates.some(({ what, day }) => what === one.what && day === one.day);
  const wrong = dates.filter((one) => !isThere(one));
  if (wrong.some(({ what }) => clocks.includes(what))) return 'harmful';
  if (wrong.length > 0) return 'misleading';
  const hasTerm =
    !letter.days || terms.some(({ days, of }) => days === letter.days && of !== 'appeal');
  return letter.dates.every(isTold) && hasTerm ? 'right' : 'silent';
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** An item that stands in the rest is silent; one that is nowhere would be lost. */
function judgeItems(letter: InventedLetter, { items, masked }: LetterRead): Verdict {
  const found = letter.items.map((item) =>
    items.find(({ text }) => words(text).includes(words(item.text))),
  );
  if (letter.items.some(({ text }) => !words(masked).includes(words(text)))) return 'harmful';
  if (items.length > letter.items.length) return 'misleading';
  if (found.some((one) => !one)) return 'silent';
  const isWrong = letter.items.some(
    ({ asks, papers }, at) =>
      String(found[at]?.asks) !== String(asks) ||
      (papers && String(found[at]?.papers) !== String(papers)),
  );
  return isWrong ? 'misleading' : 'right';
}

function judgeSpecies({ species }: InventedLetter, { species: told }: LetterRead): Verdict {
  if (!told) return 'silent';
  return told.benefit === species.page ? 'right' : 'misleading';
}

/** A table made by the rules closes, and every index of it is ours. */
function judgeSum({ table }: InventedLetter, { grant, dates, rmi }: LetterRead): Verdict {
  if (table.length === 0) return grant ? 'misleading' : 'right';
  if (grant?.rows.length !== table.length) return 'silent';
  const dib = dates.find(({ what }) => what === 'dib')?.day;
  const { statements, indices } = checkSum({ table: grant, dib, rmi });
  return statements.length === 0 && indices?.agree === table.length ? 'right' : 'misleading';
}

const judgeMasked = ({ masked }: LetterRead): Verdict =>
  secrets.some((secret) => masked.includes(secret)) ? 'harmful' : 'right';

const judgeLetter = (
  letter: InventedLetter,
  read: LetterRead,
): Readonly<Record<Aspect, Verdict>> => ({
  kind: judgeKind(letter, read),
  reason: judgeReason(letter, read),
  dates: judgeDates(letter, read),
  items: judgeItems(letter, read),
  species: judgeSpecies(letter, read),
  sum: judgeSum(letter, read),
  masked: judgeMasked(read),
});

/** A paper of somebody else is told as such, or as nothing. */
function judgeOther({ kinds, isSure, reasons, items, dates }: LetterRead): Verdict {
  const isForeign = kinds.includes('foreign') || kinds.length === 0;
  if (isForeign && (isSure || reasons.length === 0) && items.length === 0)
    return kinds.length > 1 ? 'asked' : 'right';
  return isSure || dates.length > 0 ? 'harmful' : 'misleading';
}

interface JudgedLetter {
  readonly letter: InventedLetter;
  readonly text: string;
  readonly verdicts: Readonly<Record<Aspect, Verdict>>;
}

/** The letters of the seeds from 0, judged; and as many papers of others. */
export function judgeInvented(
  count: number,
  reasons: readonly KnownReason[],
): { letters: JudgedLetter[]; others: { text: string; verdict: Verdict }[] } {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  return {
    letters: seeds.map((seed) => {
      const letter = inventLetter(seed, reasons);
      const text = textOf(letter);
      return { letter, text, verdicts: judgeLetter(letter, readLetter(text, reasons)) };
    }),
    others: seeds.map((seed) => {
      const text = inventOther(seed);
      return { text, verdict: judgeOther(readLetter(text, reasons)) };
    }),
  };
}

export const countOf = (all: readonly Verdict[]): Record<Verdict, number> =>
  Object.fromEntries(
    verdicts.map((one) => [one, all.filter((verdict) => verdict === one).length]),
  ) as Record<Verdict, number>;
