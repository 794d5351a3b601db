import { withoutAccents } from './accents.ts';

/** The months as they begin, in their order. */
export const monthNames = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** "3", "03", "mar", "mar.", "Março" → 3; undefined when it names no month. */
export function monthNumber(written: string): number | undefined {
  if (/^\d{1,2}$/.test(written)) return Number(written);
  const plain = withoutAccents(written).toLowerCase();
  const place = /^[a-z]{3,}\.?$/.test(plain) ? monthNames.indexOf(plain.slice(0, 3)) : -1;
  return place === -1 ? undefined : place + 1;
}
