import { type Fault, placeAt } from '../fault.ts';

/** A page of a letter, with the words that lead to it, and its text. */
interface LetterWords {
  file: string;
  source: string;
  keys: readonly string[];
  kinds: readonly string[];
  benefits: readonly string[];
}

const inOrder = (line: string): string => line.split(' ').sort().join(' ');

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((name) => other.includes(name));

/** Words by which a letter of the same kind and benefit would be led to two pages at once. */
export const sharedKeys = (letters: readonly LetterWords[]): Fault[] =>
  letters.flatMap(({ file, source, keys, kinds, benefits }, index) => {
    const before = letters
      .slice(0, index)
      .filter((other) => share(other.kinds, kinds) && share(other.benefits, benefits));
    return keys.flatMap((line): Fault[] => {
      const owner = before.find((other) => other.keys.map(inOrder).includes(inOrder(line)));
      const row = source.split('\n').findIndex((one) => one.includes(`"${line}"`)) + 1;
      return owner === undefined
        ? []
        : [
            {
              place: placeAt(file, row || undefined),
              sentence: line,
              reason: `já está em “keys” de ${owner.file}, e a mesma carta levaria às duas páginas.`,
              remedy: 'Deixe na página que explica a frase.',
            },
          ];
    });
  });
