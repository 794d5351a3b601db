import { readFileSync } from 'node:fs';
import { checkSum } from '#letters/grant/check-sum.ts';
import type { Ask, DateMeaning, LetterRead } from '#letters/letter-read.ts';
import { readLetter } from '#letters/read-letter.ts';
import { isHarm } from '#words/letter/harm.ts';
import type { FoundKind } from '#words/letter/kinds.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';

/**
 * A letter nobody received, as a PDF's text, an e-mail in one line or a screen gives it, with all that stands
 * in it. The person is always "PESSOA DE TESTE", and no number of hers has right check digits.
 */
interface InventedLetter {
  readonly kind: FoundKind;
  /** The page of the benefit that it is about. */
  readonly benefit: string;
  /** The reason's slug, of those that the site explains. */
  readonly reason?: string;
  readonly dates: readonly (readonly [what: DateMeaning, day: string])[];
  /** A term in days, where no day is printed. */
  readonly days?: number;
  /** What is asked for, with what a reader should find in it. */
  readonly items?: readonly (readonly [text: string, asks: Ask[], papers?: string[]])[];
  /** How many lines the table of a grant has, made with our own table of corrections. */
  readonly rows?: number;
  readonly text: string;
}

const recorded = (name: string) =>
  readFileSync(`${import.meta.dirname}/${name}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const letters: readonly InventedLetter[] = recorded('letters');
/** Papers that are none of the INSS. */
const others: readonly string[] = recorded('others');

/** What of an invented letter may never be shown. */
const secrets = ['PESSOA DE TESTE', '000.000.000-00', '000.000.000-0', '123456789'].concat(
  '9999999999',
  '999999999-9',
);

/** From the best to the worst. "Asked": told as one of two kinds, the right one among them. */
export const verdicts = ['right', 'asked', 'silent', 'misleading', 'harmful'] as const;
type Verdict = (typeof verdicts)[number];

export const aspects = ['kind', 'reason', 'dates', 'items', 'species', 'sum', 'masked'] as const;
export type Aspect = (typeof aspects)[number];

type Judged = Readonly<Record<Aspect, Verdict>>;

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
  const isTold = ([is, on]: InventedLetter['dates'][number]) =>
    dates.some(({ what, day }) => what === is && day === on);
  const isThere = ({ what, day }: LetterRead['dates'][number]) =>
    letter.dates.some(([is, on]) => what === is && day === on);
  const wrong = dates.filter((one) => !isThere(one));
  if (wrong.some(({ what }) => clocks.includes(what))) return 'harmful';
  if (wrong.length > 0) return 'misleading';
  const hasTerm =
    !letter.days || terms.some(({ days, of }) => days === letter.days && of !== 'appeal');
  return letter.dates.every(isTold) && hasTerm ? 'right' : 'silent';
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** An item that stands in the rest is silent; one that is nowhere would be lost. */
function judgeItems({ items: asked = [] }: InventedLetter, { items, masked }: LetterRead): Verdict {
  const found = asked.map(([item]) => items.find(({ text }) => words(text).includes(words(item))));
  if (asked.some(([text]) => !words(masked).includes(words(text)))) return 'harmful';
  if (items.length > asked.length) return 'misleading';
  if (found.some((one) => !one)) return 'silent';
  const isWrong = asked.some(
    ([, asks, papers], at) =>
      String(found[at]?.asks) !== String(asks) ||
      (papers && String(found[at]?.papers) !== String(papers)),
  );
  return isWrong ? 'misleading' : 'right';
}

function judgeSpecies({ benefit }: InventedLetter, { species }: LetterRead): Verdict {
  if (!species) return 'silent';
  return species.benefit === benefit ? 'right' : 'misleading';
}

/** A table made by the rules closes, and every index of it is ours. */
function judgeSum({ rows = 0 }: InventedLetter, { grant, dates, rmi }: LetterRead): Verdict {
  if (rows === 0) return grant ? 'misleading' : 'right';
  if (grant?.rows.length !== rows) return 'silent';
  const dib = dates.find(({ what }) => what === 'dib')?.day;
  const { statements, indices } = checkSum({ table: grant, dib, rmi });
  return statements.length === 0 && indices?.agree === rows ? 'right' : 'misleading';
}

const judgeMasked = ({ masked }: LetterRead): Verdict =>
  secrets.some((secret) => masked.includes(secret)) ? 'harmful' : 'right';

const judgeLetter = (letter: InventedLetter, read: LetterRead): Judged => ({
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

/** The first recorded letters, judged; and as many papers of others. */
export const judgeInvented = (
  count: number,
  reasons: readonly KnownReason[],
): { letters: Judged[]; others: Verdict[] } => ({
  letters: letters
    .slice(0, count)
    .map((letter) => judgeLetter(letter, readLetter(letter.text, reasons))),
  others: others.slice(0, count).map((text) => judgeOther(readLetter(text, reasons))),
});

export const countOf = (all: readonly Verdict[]): Record<Verdict, number> =>
  Object.fromEntries(
    verdicts.map((one) => [one, all.filter((verdict) => verdict === one).length]),
  ) as Record<Verdict, number>;
