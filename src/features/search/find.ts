import MiniSearch from 'minisearch';
import { withoutAccents } from '#words/accents.ts';
import { spokenForm } from './spoken-form.ts';

/** What can be found, as it travels to the device; names and other words apart by commas. */
export type Row = readonly [
  path: string,
  kind: string,
  title: string,
  answer: string,
  names: string,
  foundBy: string,
];

/** More is no answer. */
export const most = 8;

// What is much less like the question than the best answer is noise beside it.
const worthwhile = 0.2;

// Words that say nothing of what is looked for.
const idle =
  /^(?:a|ao|aos|as|ate|com|como|da|das|de|do|dos|e|ela|ele|em|era|essa|esse|esta|eu|foi|ha|isso|ja|la|mas|me|meu|meus|minha|minhas|na|nao|nas|nem|no|nos|o|os|ou|pela|pelo|por|pra|pro|para|q|que|quem|se|sem|ser|seu|seus|so|sua|suas|ta|tem|tenho|to|um|uma|vou)$/;

/** "B P C" and "b.p.c." are one word. */
const joinLetters = (text: string): string =>
  text.replaceAll(
    /(^|[^\p{L}\p{N}])(\p{L}(?:[ .]+\p{L}(?![\p{L}\p{N}])){2,})/gu,
    (_, before: string, letters: string) => before + letters.replaceAll(/[ .]/g, ''),
  );

const wordsOf = (text: string): string[] =>
  joinLetters(text.toLowerCase()).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

const says = (word: string): boolean => !idle.test(withoutAccents(word));

// The cedilla is the one accent without which a word sounds another way: "roca" is asked for "roça".
const withoutCedilla = (text: string): string => text.normalize('NFC').replaceAll(/ç/gi, 'c');

const termsOf = (word: string): string[] =>
  says(word) ? [...new Set([spokenForm(word), spokenForm(withoutCedilla(word))])] : [];

/** What is left of a phrase when it is looked for. */
const phraseOf = (text: string): string =>
  wordsOf(withoutCedilla(text)).filter(says).map(spokenForm).join(' ');

const isNumber = (word: string): boolean => /^\d/.test(word);

// A short word with another letter is another word.
function mistakes(word: string): number {
  if (isNumber(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Finds what was asked for among the rows, the likeliest first. Keeps nothing of what was asked. */
export function finder(rows: readonly Row[]): (asked: string) => Row[] {
  const search = new MiniSearch({
    fields: ['title', 'answer', 'names', 'foundBy'],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: {
      boost: { title: 3, names: 4, foundBy: 1.5 },
      prefix: (word) => word.length > 2 && !isNumber(word),
      fuzzy: mistakes,
      // Many names make a page no less likely.
      bm25: { k: 1.2, b: 0.1, d: 0.5 },
    },
  });
  search.addAll(
    rows.map(([, , title, answer, names, foundBy], id) => ({ id, title, answer, names, foundBy })),
  );
  // The first row of a name has it: pages come before words of the glossary.
  const named = new Map(
    [...rows].reverse().flatMap((row) => {
      const [, , title, , names] = row;
      return [title, ...names.split(', ')].map((name) => [phraseOf(name), row] as const);
    }),
  );
  named.delete('');
  return (asked) => {
    const found = search.search(asked);
    const enough = (found[0]?.score ?? 0) * worthwhile;
    const likely = found
      .filter(({ score }) => score >= enough)
      .flatMap(({ id }) => rows.slice(id, id + 1));
    const exact = named.get(phraseOf(asked));
    return [...new Set(exact ? [exact, ...likely] : likely)].slice(0, most);
  };
}
