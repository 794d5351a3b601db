import { asKnown, type KnownReason, matchLetter } from '#words/letter/match-letter.ts';
import { type Fault, placeAt } from '../fault.ts';

/** A page of a letter, with the words that lead to it. */
export type LetterWords = KnownReason & {
  file: string;
  otherWords: readonly string[];
  source: string;
};

const inOrder = (line: string): string => line.split(' ').sort().join(' ');

const shares = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.some((name) => other.includes(name));

/** Sentences of a letter that do not lead to the page that explains them, and words that lead to two pages at once. */
export function lostWays(letters: readonly LetterWords[]): Fault[] {
  const known = letters.map(asKnown);
  const at = ({ file, source }: LetterWords, words: string) =>
    placeAt(file, source.split('\n').findIndex((row) => row.includes(words)) + 1 || undefined);
  return known.flatMap((letter, index) => {
    const lost = letter.says
      .filter((sentence) => !matchLetter(sentence, known).reasons.includes(letter))
      .map((sentence) => ({
        place: at(letter, sentence),
        sentence,
        reason: 'quem escreve esta frase em /carta não chega a esta página.',
        remedy: 'Ponha em “keys” uma linha com os começos das palavras dela.',
      }));
    const before = known
      .slice(0, index)
      .filter(
        ({ kinds, benefits }) => shares(kinds, letter.kinds) && shares(benefits, letter.benefits),
      );
    const doubled = letter.keys.flatMap((line) => {
      const owner = before.find(({ keys }) => keys.some((own) => inOrder(own) === inOrder(line)));
      return owner === undefined
        ? []
        : [
            {
              place: at(letter, line),
              sentence: line,
              reason: `já está em “keys” de ${owner.file}, e a mesma carta levaria às duas páginas.`,
              remedy: 'Deixe na página que explica a frase.',
            },
          ];
    });
    return [...lost, ...doubled];
  });
}
