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

/** Of who asks in Spanish, as it sounds: what does not resemble the Portuguese word. */
const spanish = [
  [/^enbaras.*/, 'grav'],
  [/^(?:dis|in)capas.*/, 'defisiensia'],
  [/^jubil.*/, 'aposent'],
  [/^abog.*/, 'advog'],
  [/^enferm.*/, 'doensa'],
  [/^m(?:u[ei]rt|uri).*/, 'moreu'],
  [/^ij([ao])$/, 'fil$1'],
  [/^nin[ao]$/, 'criansa'],
  [/^trabaj.*/, 'trabal'],
  [/^(?:ansiano|mayor|vejes)$/, 'idoso'],
  [/^(?:recas|rexas|deneg).*/, 'negado'],
  [/^plaso$/, 'praso'],
  [/^desenple.*/, 'desenpreg'],
  [/^sita$/, 'perisia'],
  [/^estafa.*/, 'goupe'],
  [/^canpesin.*/, 'rurau'],
  [/^aiuda.*/, 'ajuda'],
  [/(.{3})ion$/, '$1ao'],
  [/^edad$/, 'idade'],
  [/dad$/, 'dade'],
] as const;

const replaced = (text: string, all: readonly (readonly [RegExp, string])[]): string =>
  all.reduce((told, [from, to]) => told.replace(from, to), text);

/** A question with one name for what has several. */
export const withOneName = (text: string): string => replaced(text, phrases);

/** A word as it sounds, the same for all that mean the same. */
export const meaningOf = (word: string): string =>
  replaced(spokenForm(word), [...words, ...spanish]);
