import type { Board } from '#letters/board.ts';
import type { LetterRead } from '#letters/letter-read.ts';
import type { LetterKind } from '#words/letter/kinds.ts';
import { dayOf } from './letter-facts.ts';

/** Kinds that a reason explains: of the others the page of the paper stands below the card. */
export const isRefusal: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'denial',
  'notExtended',
  'reviewRefused',
  'archived',
  'cut',
]);

/** The page that explains another answer of a board, whose papers quote both. */
const contraryOf: Readonly<Partial<Record<Board, string>>> = {
  asks: 'junta-negou',
  yes: 'junta-negou',
  no: 'junta-sem-cumprimento',
  last: 'junta-sem-cumprimento',
};

/** The page of the part that a yes refused, where one reason of a no was read. */
export function refusedPart({ kinds, reasons }: LetterRead): string | undefined {
  const [only, more] = reasons.filter((one) => one.kinds.includes('denial'));
  return kinds.includes('denial') && !more ? only?.slug : undefined;
}

const pensionWithEnd = 'pensao-com-fim';

/** A pension granted with a last day, which the letter may only print as a row, like that of a cut. */
export const endsPension = (kind: LetterKind, read: LetterRead): boolean =>
  (kind === 'grant' || (kind === 'cut' && read.kinds.includes('grant'))) &&
  read.species?.benefit === 'pensao-por-morte' &&
  dayOf(read, 'dcb') !== undefined;

/** Pages that explain a letter of this kind, and those of the no beside a yes. */
export function reasonsOf(kind: LetterKind, no: LetterKind, read: LetterRead): string[] {
  const { reasons, signs } = read;
  const contrary = kind === 'board' && signs.board && contraryOf[signs.board];
  // What was asked for no longer counts where the person gave the request up.
  const unmeant = kind === 'archived' && signs.isWithdrawn && 'exigencia';
  const uncalled = kind === 'summons' && signs.call === 'lifeProof' && 'convocacao-pericia';
  const fitting = reasons
    .filter(
      ({ kinds, slug }) =>
        signs.why !== 'residue' &&
        // What the INSS appeals against is neither refused nor left undone.
        signs.board !== 'appealed' &&
        (kinds.includes(kind) || kinds.includes(no)) &&
        slug !== contrary &&
        slug !== unmeant &&
        slug !== uncalled,
    )
    .map(({ slug }) => slug);
  return endsPension(kind, read) ? [...new Set([pensionWithEnd, ...fitting])] : fitting;
}

/** Whether the page of the first reason comes before what else there is to do. */
export const isToldFirst = (kind: LetterKind, read: LetterRead): boolean =>
  endsPension(kind, read) || (isRefusal.has(kind) && read.agree);
