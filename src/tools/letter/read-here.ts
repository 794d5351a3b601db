import type { LetterRead } from '#letters/letter-read.ts';
import { readLetter } from '#letters/read-letter.ts';
import { letterPath } from '#texts/paths.ts';
import type { KnownReason } from '#words/letter/match-letter.ts';

/**
 * What a letter says, without the reasons that have no page here.
 * @param known all reasons: among some alone, a paper is taken for the one that is most like it
 */
export function readHere(
  text: string,
  known: readonly KnownReason[],
  isHere: (path: string) => boolean,
): LetterRead {
  const read = readLetter(text, known);
  const reasons = read.reasons.filter(({ slug }) => isHere(letterPath(slug)));
  // The next likely one is not what the letter says.
  return { ...read, reasons, agree: read.agree && reasons[0] === read.reasons[0] };
}
