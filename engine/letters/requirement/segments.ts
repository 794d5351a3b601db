import type { Span } from '../letter-read.ts';

/** A bullet, also as the lone "?" that an e-mail makes of it, or a number before a capital. */
const bullet = '(?:[•●▪◦*·–-]|\\?(?= )|\\d{1,2}[.)]|\\d{1,2} ?-|[a-z]\\))\\s*';
export const beginsWithBullet = new RegExp(`^${bullet}`);
const isBullet = new RegExp(`^\\s*${bullet}$`);

/** Items are glued without a point: these verbs begin one. */
const asking =
  'Apresentar|Anexar|Enviar|Juntar|Informar|Comprovar|Encaminhar|Providenciar|Agendar|Atualizar|Regularizar';

/** Where the next part begins; words are never cut. */
const beginnings = new RegExp(
  [
    // After a sentence, but not after "art." or a number of an item.
    '(?:(?!\\b(?:art|arts|n|nr|no|dr|dra|sr|sra|inc|par|lei|fl|fls|al))\\p{L}{2}|[)\\d%"”\'])[.;!?](?=\\s+\\S)',
    ';(?=\\s)',
    ':(?=[ \\t]*\\n)',
    // Before a bullet.
    `\\s(?=(?:[•●▪◦]|\\? ))`,
    `\\s(?=\\d{1,2}[.)]\\s+\\p{Lu})`,
    `\\s(?=[a-z]\\)\\s)`,
    `\\n(?=\\s*${bullet})`,
    `\\s(?=(?:${asking})\\b)`,
    '\\n(?=\\s*\\n)',
  ].join('|'),
  'gu',
);

/** A line much shorter than the longest ends what it says: the next one is no rest of it. */
const shortLine = 0.7;

function shortLineEnds(text: string): number[] {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  let at = 0;
  return lines.flatMap((line) => {
    at += line.length + 1;
    return line.length < longest * shortLine ? [at] : [];
  });
}

/** A text in its parts, which together are all of it. */
export function segmentsOf(text: string): Span[] {
  const found = [...text.matchAll(beginnings)].map(({ index, 0: { length } }) => index + length);
  const places = [...new Set([0, ...found, ...shortLineEnds(text), text.length])]
    .filter((at) => at <= text.length)
    .sort((one, other) => one - other);
  // A number alone is the beginning of what follows it.
  const cuts = places.filter(
    (at, index) => !isBullet.test(text.slice(places[index - 1] ?? 0, at)) || at === text.length,
  );
  return cuts
    .slice(1)
    .map((until, index) => ({ from: cuts[index] as number, until }))
    .filter(({ from, until }) => text.slice(from, until).trim());
}
