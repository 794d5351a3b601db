import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';

/** "30/11/2019" */
export const printedDate = (date: IsoDate): string => date.split('-').reverse().join('/');

/** "11/2019" */
export const printedMonth = (month: Month): string => month.split('-').reverse().join('/');

/** "1.518,00" */
export const printedAmount = (cents: number): string => {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
};

/** Words on lines of so many letters at most. */
export function wrapWords(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Codes on lines of so many letters at most, broken after a comma or a hyphen. */
export function wrapCodes(codes: readonly string[], most: number): string[] {
  const parts = codes
    .map((code, index) => (index < codes.length - 1 ? `${code}, ` : code))
    .flatMap((code) => (code.trim().length > most ? (code.match(/[^-]+-?/g) ?? []) : [code]));
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && (last + part).trim().length <= most) {
      lines[lines.length - 1] = last + part;
    } else lines.push(part);
  }
  return lines.map((line) => line.trim());
}
