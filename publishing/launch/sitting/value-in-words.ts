import { valueText } from '#texts/signing/seal-fact.ts';

/** What the fields of a value that is no single number are called. */
const fields: Readonly<Record<string, string>> = {
  days: 'dias',
  childDays: 'dias para o filho',
  childUnderAge: 'filho com menos de',
  top: 'até',
  perMille: 'milésimos',
};

/** A value in a line, for who holds it against its source: “dias: 90, filho com menos de: 16”. */
export const inWords = (value: unknown): string =>
  valueText(value)
    .replaceAll(/"(\w+)":/g, (found, name: string) => (fields[name] ? `${fields[name]}: ` : found))
    .replaceAll(/[[\]{}"]/g, '')
    .replaceAll(/,(?! )/g, ', ');
