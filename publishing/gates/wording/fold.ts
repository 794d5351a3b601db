import { withoutAccents } from '#words/accents.ts';

/** Lower case, without accents and with plain spaces; as long as the text, so that places agree. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll(/\P{ASCII}/gu, (letter) => {
      const plain = withoutAccents(letter).toLowerCase();
      return plain.length === letter.length ? plain : letter;
    });
