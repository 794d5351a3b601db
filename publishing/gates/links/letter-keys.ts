import { type Fault, lineSaying, placeAt } from '../fault.ts';

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
export function sharedKeys(letters: readonly LetterWords[]): Fault[] {
  const ordered = letters.map(({ keys }) => keys.map(inOrder));
  return letters.flatMap(({ file, source, keys, kinds, benefits }, index) =>
    keys.flatMap((line, at): Fault[] => {
      const owner = letters.find(
        (other, place) =>
          place < index &&
          ordered[place]?.includes(ordered[index]?.[at] ?? line) &&
          share(other.kinds, kinds) &&
          share(other.benefits, benefits),
      );
      return owner === undefined
        ? []
        : [
            {
              place: placeAt(file, lineSaying(source, `"${line}"`)),
              sentence: line,
              reason: `já está em “keys” de ${owner.file}, e a mesma carta levaria às duas páginas.`,
              remedy: 'Deixe na página que explica a frase.',
            },
          ];
    }),
  );
}
