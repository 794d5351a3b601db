import type { Span } from '../letter-read.ts';

/** A bullet, also as the lone "?" that an e-mail makes of it, or a number. */
const bullet = '(?:[•●▪◦*·–-]|\\?(?= )|\\d{1,2}[.)]|\\d{1,2} ?-|[a-z]\\))\\s*';
export const beginsWithBullet = new RegExp(`^${bullet}`);
const isBullet = new RegExp(`^\\s*(?:${bullet})+$`);

/** Items are glued without a point: these verbs begin one. */
const asking =
  'Apresentar|Anexar|Enviar|Juntar|Informar|Comprovar|Encaminhar|Providenciar|Agendar|Atualizar|Regularizar|Esclarecer';

/** Where the next part begins; words are never cut. */
const beginnings = new RegExp(
  [
    '\\S[.;!?](?=\\s+\\S)',
    ':(?=[ \\t]*\\n)',
    '(?:Despacho|Mensagem|Exigência) ?:(?=\\s)',
    `\\s(?=[•●▪◦]|\\? )`,
    `\\s(?=\\d{1,2}[.)]\\s+\\p{Lu})`,
    `\\s(?=[a-z]\\)\\s)`,
    `\\n(?=\\s*${bullet})`,
    `\\s(?=(?:${asking}|Prazo)\\b)`,
    '\\n(?=\\s*\\n)',
  ].join('|'),
  'gu',
);

/** With these a point ends no sentence. */
const abbreviated = /(?:^|[^\p{L}])(?:arts?|n|nr|no|dra?|sra?|inc|par|fls?|al|v|sa|ltda|s)\.$/iu;

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
  const found = [...text.matchAll(beginnings)]
    .map(({ index, 0: { length } }) => index + length)
    .filter((at) => !abbreviated.test(text.slice(Math.max(0, at - 8), at)));
  const places = [...new Set([...found, ...shortLineEnds(text), text.length])]
    .filter((at) => at <= text.length)
    .sort((one, other) => one - other);
  const segments: Span[] = [];
  for (const until of places) {
    const from = segments.at(-1)?.until ?? 0;
    const piece = text.slice(from, until);
    // A number alone is the beginning of what follows it.
    if (until === text.length ? piece : !isBullet.test(piece) && piece.trim())
      segments.push({ from, until });
  }
  return segments.filter(({ from, until }) => text.slice(from, until).trim());
}
