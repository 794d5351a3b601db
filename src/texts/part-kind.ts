/** What the results call a part of a page that has an answer of its own. */
export const partKind = 'Parte de uma página';
