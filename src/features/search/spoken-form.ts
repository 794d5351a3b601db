import { withoutAccents } from '#words/accents.ts';

/** How one says it: letters that sound alike, or that hands leave out, are written as one. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ç|z|ss|sc(?=[ei])|c(?=[ei])/g, 's'],
  [/ch/g, 'x'],
  [/ph/g, 'f'],
  [/qu?|k/g, 'c'],
  [/g(?=[ei])/g, 'j'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/h/g, ''],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(.)\1/g, '$1'],
  // Plurals, last: "pensoes", "especiais", "papeis", "contribuintes".
  [/oes$|aes$/, 'ao'],
  [/(.{2})s$/, '$1'],
  [/([aeo])i$/, '$1u'],
];

/** Who does it and when, of verbs: "cortou", "cortaram", "cortado" and "cortar" are one word. */
const verbEnding = /^(.{4,}?)(?:[aei](?:ran|u|r|ndo)|ou|[ai]d[ao])$/;

/** A word as it sounds, without accents, capitals and the plural: "Apozentadorias" → "aposentadoria". */
export const spokenForm = (word: string): string =>
  sounds
    .reduce(
      (text, [from, to]) => text.replace(from, to),
      withoutAccents(word.toLowerCase().replaceAll('ç', 'ss')),
    )
    .replace(verbEnding, '$1');
