import type { Member } from '#rules/bpc-income/family.ts';
import { personName } from './relationship-words.ts';

/** How the people are called in the result, by id. */
export type Names = ReadonlyMap<string, string>;

/** "quem pede", "pessoa 1 (mãe)", "Bolsa Família" */
export const namesOf = (members: readonly Member[]): Names =>
  new Map([
    ['family', 'Bolsa Família'],
    ...members.map(({ personId, relationship }, index): [string, string] => [
      personId,
      relationship === 'applicant' ? 'quem pede' : personName(index, relationship),
    ]),
  ]);

/** The name of a person of the result. */
export const nameOf = (names: Names, personId: string): string => names.get(personId) ?? personId;
