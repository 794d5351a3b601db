import { spokenForm } from './spoken-form.ts';

/** Of several words; or "mandada embora" would ask for a "mandado de segurança". */
const phrases = [[/\bmand\w+ (?:me )?embora\b/g, ' demitido ']] as const;

/** Of one, as it sounds. */
const words = [
  [/^aposent[aeo]$/, 'aposent'],
  [/^firma$/, 'enpresa'],
  [/^(?:fales(?:[ei].*)?|mor(?:er?|eu|eran))$/, 'moreu'],
  [/^(?:pag(?:ou|u(?:eu)?|ava|aran)|recol.*|repas.*)$/, 'pagou'],
  [/^drog.*/, 'cimica'],
] as const;

const replaced = (text: string, all: readonly (readonly [RegExp, string])[]): string =>
  all.reduce((told, [from, to]) => told.replace(from, to), text);

/** A question with one name for what has several. */
export const withOneName = (text: string): string => replaced(text, phrases);

/** A word as it sounds, the same for all that mean the same. */
export const meaningOf = (word: string): string => replaced(spokenForm(word), words);
