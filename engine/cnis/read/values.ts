import { type IsoDate, isoDate } from '#law/date.ts';
import { type Month, readMonth } from '#law/month.ts';
import { withoutAccents } from '#words/accents.ts';

// Values have one written form each in the extract. Whatever is written otherwise is no value: it is
// not corrected, and whoever asked reports it as unread.

const patterns = {
  date: /^(\d{2})\/(\d{2})\/(\d{4})$/,
  month: /^(\d{2})\/(\d{4})$/,
  amount: /^\d{1,3}(?:\.\d{3}){0,3},\d{2}$/,
  /** As Meu INSS groups its digits, or as the INSS's own desk does. */
  nit: /^(?:\d{3}\.\d{5}\.\d{2}|\d(?:\.\d{3}){3})-\d$/,
  cpf: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  /** CNPJ, its root, CEI and CAEPF. */
  employer: /^(?:\d{2}\.\d{3}\.\d{3}(?:\/\d{4}-\d{2})?|\d{2}\.\d{3}\.\d{5}\/\d{2}|[\d./-]{11,20})$/,
  seq: /^\d{1,4}$/,
  code: /^(?=.*[A-Z])[A-Z0-9ÁÇÃÉÊÍÓÔÕÚ]+(?:[-_/][A-Z0-9ÁÇÃÉÊÍÓÔÕÚ]+)*$/,
};

const longestCode = 60;

const orUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** "20/11/2026" as a date; undefined for another form or a day that does not exist. */
export function parseDate(text: string): IsoDate | undefined {
  const [, day, month, year] = patterns.date.exec(text) ?? [];
  // Most of what is tried is no date at all, and an error costs as much as reading the line.
  return year ? orUndefined(() => isoDate(`${year}-${month}-${day}`)) : undefined;
}

/** "11/2026" as a month; undefined for another form or a month that does not exist. */
export function parseMonth(text: string): Month | undefined {
  const [, month, year] = patterns.month.exec(text) ?? [];
  return year ? orUndefined(() => readMonth(`${year}-${month}`)) : undefined;
}

/** The year of "13/2018", the thirteenth salary. */
export function parseThirteenth(text: string): number | undefined {
  const [, month, year] = patterns.month.exec(text) ?? [];
  return month === '13' ? Number(year) : undefined;
}

/** "1.518,00" in integer cents. */
export const parseAmount = (text: string): number | undefined =>
  patterns.amount.test(text) ? Number(text.replaceAll(/[.,]/g, '')) : undefined;

/** "Seq.", the number of a relation; undefined for another form. */
export const parseSeq = (text: string): number | undefined =>
  patterns.seq.test(text) ? Number(text) : undefined;

const same =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

/** "123.45678.90-1", as printed; undefined for another form, as below. Check digits are not asked. */
export const parseNit = same(patterns.nit);
/** "111.444.777-35", as printed. */
export const parseCpf = same(patterns.cpf);
/** CNPJ, its root, CEI or CPF, as printed. */
export const parseEmployerCode = same(patterns.employer);

/** A code of the table of indicators, known or not. */
export const parseCode = (text: string): string | undefined =>
  text.length <= longestCode && patterns.code.test(text) ? text : undefined;

/** Whether the text is a value of one of the forms that cannot be part of a name. */
export const isValue = (text: string): boolean =>
  patterns.date.test(text) ||
  patterns.month.test(text) ||
  patterns.amount.test(text) ||
  patterns.nit.test(text);

/** Small letters without accents, one space between words: as headings are compared. */
export const plain = (text: string): string =>
  withoutAccents(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();
