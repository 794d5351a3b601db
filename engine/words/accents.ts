/** "Março" → "Marco": every letter without its accents, cedilla included. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');
