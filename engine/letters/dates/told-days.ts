import type { Span, UnreadPassage } from '../letter-read.ts';
import { overlaps, passageOf } from '../same-length.ts';
import { clauseBefore, wordsAfter } from './clause.ts';
import { type DateToken, monthWord } from './date-tokens.ts';
import { daysInWords } from './days-in-words.ts';
import { isTold } from './told.ts';

/** "Em março dia 12", "faz uma semana hoje", "um dia depois de Finados, na terça": another day, or a month that is not the last. */
const ofOtherDay = new RegExp(
  `\\b(?:${monthWord})\\b[^.;]{0,12}$|\\b(?:faz|completa|depois|antes|vespera|apos|dias)\\b[^.;]{0,20}$`,
);
const beforeDate = /^[\s,(]*(?:n?o )?(?:dia )?$/;
/** Told from the day on which it was written: "ontem", "há 4 dias". */
const fromThatDay = /^(?:hj|hoje|ontem|anteontem|ag|ha|faz)/;

/** "[22/01/2026 07:58]": of a chat, not of the paper. */
export const isStamp = (flatText: string, { from, until }: Span): boolean =>
  /\[\s*$/.test(flatText.slice(0, from)) &&
  /^,? ?\d{1,2}:\d{2}[^\]\n]{0,6}\]/.test(flatText.slice(until));

/** Whether such words stand for themselves, and not beside the date or another day that they are told by. */
function isOwnDay(
  flatText: string,
  { from, until }: Span,
  tokens: readonly DateToken[],
  clause: string,
): boolean {
  const isDated = tokens.some(
    ({ place }) =>
      overlaps(place, { from, until }) ||
      (place.from >= until && beforeDate.test(flatText.slice(until, place.from))),
  );
  // In a chat such words count from their own day, and not from the one on which it is read.
  const isOfChat =
    fromThatDay.test(flatText.slice(from, until)) &&
    tokens.some(({ place }) => isStamp(flatText, place));
  return (
    !isDated &&
    !isOfChat &&
    !ofOtherDay.test(clause) &&
    !/^ (?:faz|completa)\b/.test(flatText.slice(until))
  );
}

/** The days that who has the paper tells in words of their own: "recebi dia 9", "vi ontem". */
export const toldDays = (
  text: string,
  flatText: string,
  tokens: readonly DateToken[],
): UnreadPassage[] =>
  daysInWords(flatText)
    .filter((place) => {
      const clause = clauseBefore(flatText, place.from);
      return (
        isOwnDay(flatText, place, tokens, clause) &&
        isTold(clause, wordsAfter(flatText, place.until))
      );
    })
    .map((place) => ({ ...passageOf(text, place), why: 'incomplete', what: 'toldKnown' }));
