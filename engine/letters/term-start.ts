import type { LetterTerm, Span, TermStart } from './letter-read.ts';

/** By these a term runs from the day on which the person knew. */
const known =
  /\b(?:ciencia|cientific|receb|conhec|leitura|comunica|notifica|intima|entreg|aviso|cumpriment|soub|sabendo|abertura)/;

/** What else a term may run from; whatever comes first holds. */
const starts: readonly (readonly [TermStart, RegExp])[] = [
  ['stop', /\b(?:bloque|suspens)\w*/],
  ['end', /\b(?:cessacao|fim|termino|encerramento|dcb|alta)\b/],
  ['publication', /\b(?:publica|disponibiliza)\w*|\bdiario\b|\bdjen?\b/],
  [
    'paper',
    /\bdesta (?:data|mensagem)\b|\b(?:data d[aeo] )?(?:emissao|expedicao|postagem)\b|\bdata d(?:est[ea]|[ao]) (?:(?:presente )?(?:carta|oficio|documento|comunica\w+|notifica\w+))/,
  ],
];

const count = '(?:a contar|contad[oa]s?|contando-se|a partir|apos|depois)';
const lead = new RegExp(
  `^(?: (?:uteis|corridos|seguidos|consecutivos))*,? ?\\(?(${count},? (?:a partir )?)?(?:(?:d[aeo]s?|ao?s?)\\b|(?=dest[ea]\\b))`,
);
/** The day after the one on which one knew, as it goes without saying. */
const nextDay =
  /^(?:primeiro )?dia (?:util )?(?:imediatamente )?(?:seguinte|subsequente|posterior)\W*$/;
/** Where what a term runs from ends. */
const ends = / ?[.;,()]|\n\s*\n| (?:para|sob|e|ou|podendo|caso|se)\b/;
/** "A partir da data de cessação, terá o prazo de 30 dias". */
const before = new RegExp(`\\b${count} (?:d[aeo]s? |a )?([^.;]{3,90})$`);

function firstOf(words: string): TermStart | undefined {
  const at = (pattern: RegExp) => {
    const index = words.search(pattern);
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  const [first] = starts
    .map(([of, pattern]) => ({ of, index: at(pattern) }))
    .sort((one, other) => one.index - other.index);
  // "Data desta comunicação" is the paper's.
  return first && first.index < at(known) + (first.of === 'paper' ? 1 : 0) ? first.of : undefined;
}

const otherThan = (said: string): TermStart => (/\bdecisao\b/.test(said) ? 'decision' : 'other');

/** What a term runs from, in the words after it or before; undefined where it is the day on which one knew. */
export function startOf(words: string, { from, until }: Span): LetterTerm['start'] {
  const after = words.slice(until, until + 100);
  const led = lead.exec(after);
  if (led) {
    const [said = ''] = after.slice(led[0].length).split(ends);
    // A word that the paper's edge cuts says nothing.
    if (until + led[0].length + said.length === words.trimEnd().length) return undefined;
    const of =
      firstOf(said) ??
      (led[1] && !known.test(said) && !nextDay.test(said.trim()) ? otherThan(said) : undefined);
    // "30 dias de antecedência" runs from nothing.
    const begins = until + after.search(/[a-z]/);
    const place = { from: begins, until: until + led[0].length + said.length };
    return of && { of, place };
  }
  const sentence = words.slice(Math.max(0, from - 160), from);
  const found = before.exec(sentence);
  const of = found && firstOf(found[1] ?? '');
  if (!found || !of || known.test(found[1] ?? '')) return undefined;
  const [said = ''] = found[0].split(ends);
  const begins = from - sentence.length + found.index;
  return { of, place: { from: begins, until: begins + said.length } };
}
