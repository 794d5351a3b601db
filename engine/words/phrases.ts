/** "pessoa 1" → "Pessoa 1" */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Cobertura do INSS" → "cobertura do INSS" */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "A", "A e B", "A, B e C" */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** "1 pessoa", "3 pessoas"; number and word stay together. */
export const counted = (count: number, one: string, many: string): string =>
  `${count}\u00a0${count === 1 ? one : many}`;

/** "1 pessoa", "3 pessoas" */
export const countOfPeople = (count: number): string => counted(count, 'pessoa', 'pessoas');

/** What there is of these: what a condition leaves out is false, empty or undefined. */
export const given = <T>(...all: readonly (T | false | '' | undefined)[]): T[] =>
  all.filter((one): one is T => Boolean(one));
