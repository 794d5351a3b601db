import type { Place, Unread } from '../extract.ts';
import { inRuns } from './in-runs.ts';
import type { PageText, TextRun } from './text-run.ts';
import { isValue } from './values.ts';

/** A value or some words that belong together. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly place: Place;
}

export interface Line {
  readonly y: number;
  readonly place: Place;
  /** From left to right. */
  readonly pieces: readonly Piece[];
}

/** What is beyond these is not read, and said to be so. */
export const limits = { pages: 200, runsOfPage: 3_000, lettersOfRun: 600 };

/** Baselines closer than this are one line. */
const sameLine = 2;

/** Mean width of a letter of the body, for runs that do not say theirs. */
const letterWidth = 4.2;

/** The middle of a piece, in points from the left edge of the page. */
export const centreOf = ({ x, end }: Pick<Piece, 'x' | 'end'>): number => (x + end) / 2;

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();

type Loose = Omit<Piece, 'place'>;

/** Takes dates, months, amounts and numbers apart that stand in one run; words stay together. */
function piecesOf(run: TextRun): Loose[] {
  const text = cleaned(run.text);
  if (text === '') return [];
  const width = run.width > 0 ? run.width : text.length * letterWidth;
  const words = text.split(' ');
  if (words.length === 1 || !words.some(isValue)) {
    return [{ text, x: run.x, end: run.x + width, y: run.y }];
  }
  const pieces: Loose[] = [];
  let at = 0;
  let isAfterValue = true;
  for (const word of words) {
    const x = run.x + (width * at) / text.length;
    const end = run.x + (width * (at + word.length)) / text.length;
    const before = pieces.at(-1);
    if (isAfterValue || isValue(word) || !before) pieces.push({ text: word, x, end, y: run.y });
    else pieces[pieces.length - 1] = { ...before, text: `${before.text} ${word}`, end };
    isAfterValue = isValue(word);
    at += word.length + 1;
  }
  return pieces;
}

/** Pieces closer than this are one word, cut where the fount has a letter of its own for "fi". */
const sameWord = 0.8;

function withWholeWords(pieces: readonly Loose[]): Loose[] {
  const whole: Loose[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const gap = before ? piece.x - before.end : Number.POSITIVE_INFINITY;
    if (before && Math.abs(gap) < sameWord && !isValue(before.text) && !isValue(piece.text)) {
      whole[whole.length - 1] = { ...before, text: before.text + piece.text, end: piece.end };
    } else whole.push(piece);
  }
  return whole;
}

const isUsable = ({ text, x, y, width }: TextRun): boolean =>
  [x, y, width].every(Number.isFinite) && text.length <= limits.lettersOfRun;

function linesOfPage(page: PageText, number: number, unread: Unread[]): Line[] {
  const tooMuch = (text: string): void => {
    unread.push({ text: text.slice(0, 80), why: 'tooMuch', place: { page: number, line: 1 } });
  };
  const rest = page[limits.runsOfPage];
  if (rest) tooMuch(rest.text);
  const runs = page.slice(0, limits.runsOfPage);
  for (const run of runs) if (!isUsable(run)) tooMuch(run.text);
  const pieces = runs.filter(isUsable).flatMap(piecesOf);
  const downwards = [...pieces].sort((one, other) => one.y - other.y);
  const rows = inRuns(downwards, (piece, [first]) => piece.y - first.y > sameLine);
  return rows.map((row, index) => {
    const place = { page: number, line: index + 1 };
    const inOrder = [...row].sort((one, other) => one.x - other.x);
    return {
      y: row[0].y,
      place,
      pieces: withWholeWords(inOrder).map((piece) => ({ ...piece, place })),
    };
  });
}

/** The lines of each page from top to bottom, and what was too much to be read. */
export function linesOf(pages: readonly PageText[]): { lines: Line[][]; unread: Unread[] } {
  const unread: Unread[] = [];
  const first = pages[limits.pages]?.[0];
  if (first) {
    const place = { page: limits.pages + 1, line: 1 };
    unread.push({ text: cleaned(first.text.slice(0, 80)), why: 'tooMuch', place });
  }
  const lines = pages
    .slice(0, limits.pages)
    .map((page, index) => linesOfPage(page, index + 1, unread));
  return { lines, unread };
}

/** Reports pieces that gave nothing. */
export function report(
  pieces: readonly Pick<Piece, 'text' | 'place'>[],
  why: Unread['why'],
  unread: Unread[],
): void {
  for (const { text, place } of pieces) unread.push({ text, why, place });
}

/** Pieces by the line on which they stand, from left to right. */
export const byLine = (pieces: readonly Piece[]): Piece[][] =>
  inRuns(
    pieces,
    ({ place: { page, line } }, [{ place }]) => place.page !== page || place.line !== line,
  );
