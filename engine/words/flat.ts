import { withoutAccents } from './accents.ts';

/** Small letters without accents, character for character: what is found in it stands at the same place of the text. */
export const flat = (text: string): string =>
  text
    .replaceAll(/[^\n -~]/g, (one) => {
      const plain = withoutAccents(one).toLowerCase();
      return plain.length === 1 && plain.trim() ? plain : ' ';
    })
    .toLowerCase();
