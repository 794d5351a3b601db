import words from '#questions/pensao-por-morte.json' with { type: 'json' };
import type { ChildKind } from '#rules/survivor-pension/answers.ts';
import type { DependantId } from '#rules/survivor-pension/dependant.ts';

export const bondNames = words.bonds;

export const partnerNames = words.partnersInResult;

export const childNames: Record<ChildKind, string> = words.childKinds;

export const relativeNames = words.relativeKinds;

const names = { ...childNames, ...relativeNames };

/** Their names, numbered where one comes more than once: "Filho ou filha 1", "Filho ou filha 2". */
export const numbered = (people: readonly { kind: keyof typeof names }[]): string[] =>
  people.map(({ kind }, index) => {
    const isSame = (other: { kind: keyof typeof names }) => other.kind === kind;
    if (people.filter(isSame).length === 1) return names[kind];
    return `${names[kind]} ${people.slice(0, index).filter(isSame).length + 1}`;
  });

/** Somebody told about, as the result calls them. */
export interface NamedPerson {
  id: DependantId;
  name: string;
}

/** The name of a dependant; looked up by every part of the result. */
export type NameOf = (id: DependantId) => string;

/** Looks names up in a list of people; who is not in it is called by the id. */
export const nameIn =
  (people: readonly NamedPerson[]): NameOf =>
  (id) =>
    people.find((person) => person.id === id)?.name ?? id;

/** Names in a row, the first with its capital: "Marido ou esposa, filho ou filha 1". */
export const listed = (all: readonly string[]): string =>
  all.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
