/** A field in quotes whose way leads through lists, not years: “offices.0.address”, and no name of a file. */
const throughLists = /“([a-z]\w*(?:\.\w+)*\.\d{1,3}(?!\d)(?:\.\w+)*)”/gi;

/** The steps of such a way; a number belongs to the list before it. */
const steps = /([a-z]\w*)(?:\.(\d+))?/gi;

/** An entry, or a field of one, where the file itself is the list: campo “3”, “3.page”. */
const inList = /(?<=campo )“(\d+)(?:\.([a-z]\w*))?”/gi;

/** Fields as a program writes them, for people: “offices” (1º da lista) › “address”. */
export const fieldsInWords = (text: string): string =>
  text
    .replaceAll(
      inList,
      (_, place, name) =>
        `${name ? `“${name}” (` : ''}${Number(place) + 1}º da lista${name ? ')' : ''}`,
    )
    .replaceAll(throughLists, (_, way: string) =>
      [...way.matchAll(steps)]
        .map(([, name, place]) => `“${name}”${place ? ` (${Number(place) + 1}º da lista)` : ''}`)
        .join(' › '),
    );
