/** Letters that a device reads in well under the 15 seconds after which Chrome falls silent. */
const longest = 180;

const endOfSentence = /[.!?…]["”’)]*(?=\s+["“(]?\p{Lu})/gu;
const abbreviation = /(?:^|[\s(])(?:arts?|inc|dra?|sra?|nº?)\.$/i;
const pieces = new RegExp(`.{1,${longest}}(?:[;:,]\\s|$)|.{1,${longest}}(?:\\s|$)`, 'g');

/** The sentences of a text, in order; one that is too long comes in pieces, cut at commas if it can be. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(endOfSentence, (end, at: number) =>
      abbreviation.test(text.slice(0, at + 1)) ? end : `${end}\n`,
    )
    .split('\n')
    .flatMap((sentence) => sentence.trim().match(pieces) ?? [])
    .map((piece) => piece.trim());
