import type { DependantId } from '#rules/survivor-pension/dependant.ts';
import type { PersonKind } from './fields.ts';

/** Somebody told about, as the result calls them. */
export interface Person {
  id: DependantId;
  name: string;
  /** The control that changes what was told. */
  fieldId: string;
}

export const partnerNames = {
  casamento: 'Marido ou esposa',
  uniao: 'Companheiro ou companheira',
} as const;

export const kindNames: Record<PersonKind, string> = {
  filho: 'Filho ou filha',
  enteado: 'Enteado ou enteada',
  tutela: 'Menor sob tutela',
  guarda: 'Menor sob guarda judicial',
  mae: 'Mãe',
  pai: 'Pai',
  irmao: 'Irmão ou irmã',
};

/** Numbers only the names that come more than once: "Filho ou filha 1", "Filho ou filha 2". */
export const numbered = (people: readonly Person[]): Person[] =>
  people.map((person, index) => {
    const same = people.filter(({ name }) => name === person.name);
    if (same.length === 1) return person;
    const number = people.slice(0, index).filter(({ name }) => name === person.name).length + 1;
    return { ...person, name: `${person.name} ${number}` };
  });

/** The name of a dependant; looked up by every part of the result. */
export type NameOf = (id: DependantId) => string;

export const nameIn =
  (people: readonly Person[]): NameOf =>
  (id) =>
    people.find((person) => person.id === id)?.name ?? id;

/** Names in a row, the first with its capital: "Marido ou esposa, filho ou filha 1". */
export const listed = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
