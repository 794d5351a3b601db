import type { LetterRead as Read } from '#letters/letter-read.ts';
import { readLetter as readWhole } from '#letters/read-letter.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';
import { InputError } from './shape.ts';

/** A letter, as read. `masked` is its text with "█" over names and numbers of persons. */
export type LetterRead = Omit<Read, 'text'> & {
  /** With its names and numbers: only where they were asked for. */
  readonly text?: string;
};

/** Most characters that are read: a letter has a few thousand. */
const most = 500_000;

/**
 * Reads the text of a letter, a screen or an e-mail of the INSS: what it is, its days and terms, and what
 * it asks for. Nothing is completed or guessed. Places count in `masked`.
 * @param reasons those to look for; none are part of the law
 * @throws {InputError} for no text, or for more than a letter has
 */
export function readLetter(
  letter: string,
  {
    reasons = [],
    withNames = false,
  }: { readonly reasons?: readonly KnownReason[]; readonly withNames?: boolean } = {},
): LetterRead {
  if (typeof letter !== 'string' || letter.trim() === '')
    throw new InputError('', 'falta o texto da carta.');
  if (letter.length > most)
    throw new InputError('', `o texto tem mais de ${most} letras: não é uma carta.`);
  const { text, ...read } = readWhole(letter, reasons);
  return withNames ? { text, ...read } : read;
}
