import type { Span, UnreadPassage } from '../letter-read.ts';
import { overlaps, passageOf } from '../same-length.ts';
import { clauseBefore } from './clause.ts';
import { type DateToken, monthWord } from './date-tokens.ts';
import { daysInWords } from './days-in-words.ts';
import { isTold } from './told.ts';

/** "Em março dia 12", "faz uma semana hoje", "um dia depois de Finados, na terça": another day, or a month that is not the last. */
const ofOtherDay = new RegExp(
  `\\b(?:${monthWord})\\b[^.;]{0,12}$|\\b(?:faz|completa|depois|antes|vespera|apos|dias)\\b[^.;]{0,20}$`,
);
const chat = /\[ ?\d\d?\/\d\d?[^\]\n]{0,10} \d\d?:\d\d/;
const beforeDate = /^[\s,(]*(?:n?o )?(?:dia )?$/;

/** Whether such words stand for themselves, and not beside the date or another day that they are told by. */
function isOwnDay(flatText: string, { from, until }: Span, tokens: readonly DateToken[]): boolean {
  const after = flatText.slice(until, until + 80);
  const clause = clauseBefore(flatText, from);
  const isDated = tokens.some(
    ({ place }) =>
      overlaps(place, { from, until }) ||
      (place.from >= until && beforeDate.test(flatText.slice(until, place.from))),
  );
  // In a chat such words count from their own day, and not from the one on which it is read.
  const isOfChat =
    /^(?:hj|hoje|ontem|anteontem|ag|ha|faz)/.test(flatText.slice(from, until)) &&
    chat.test(flatText);
  return !isDated && !isOfChat && !ofOtherDay.test(clause) && !/^ (?:faz|completa)\b/.test(after);
}

/** The days that who has the paper tells in words of their own: "recebi dia 9", "vi ontem". */
export const toldDays = (
  text: string,
  flatText: string,
  tokens: readonly DateToken[],
): UnreadPassage[] =>
  daysInWords(flatText)
    .filter(
      (place) =>
        isOwnDay(flatText, place, tokens) &&
        isTold(clauseBefore(flatText, place.from), flatText.slice(place.until, place.until + 120)),
    )
    .map((place) => ({ ...passageOf(text, place), why: 'incomplete', what: 'toldKnown' }));
