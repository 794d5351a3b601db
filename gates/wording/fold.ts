/** Lower case, without accents and with plain spaces; as long as the text, so that places agree. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/./gsu, (letter) => {
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    });
