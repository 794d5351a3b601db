/** The box "Não sei" of a question. */
export const unknownBox = (id: string): string => `${id}-nao-sei`;

/** The button that adds a group to a list. */
export const addButton = (list: string): string => `${list}-adicionar`;

/** The group of a list with this number, from 1, as they are given out. */
export const rowId = (list: string, number: number): string => `${list}-${number}`;

/** The number with which that id was given out. */
export const rowNumber = (list: string, row: string): number => Number(row.slice(list.length + 1));

/** The value of "Não sei" in a form. */
export const notKnown = 'nao-sei';
