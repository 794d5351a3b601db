import { type IsoDate, isoDate } from '#law/date.ts';
import { monthNames } from '#words/months.ts';
import type { Span, UnreadPassage } from '../letter-read.ts';
import { overlaps, spanOf } from '../same-length.ts';

export type DateToken = { readonly place: Span } & (
  | { readonly day: IsoDate }
  | { readonly why: Extract<UnreadPassage['why'], 'impossible' | 'unreadable' | 'incomplete'> }
);

export const monthWord = `(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)`;

/** With the letters that a photograph makes of digits. */
const digits = '[\\doilz|]';

/** A day of which the paper lost a part, or that was left blank: "?2/11/2026", "___/12/2026". */
const torn = new RegExp(`(?:[_?]+\\d?|\\d[_?]+) ?/ ?${digits}{1,2} ?/ ?${digits}{4}`, 'g');

const numeric = `(${digits}{1,2}) ?(?<separator>[/.-]) ?(${digits}{1,2})(?: ?\\k<separator> ?(20 \\d\\d|${digits}{2,4}))?`;
const inWords = `(\\d{1,2})[ºo°]?(?:\\sdias do mes)?(?:\\s(?:de\\s)?|/)(${monthWord})\\b\\.?(?:(?:,?\\s(?:de\\s)?|/)(\\d{4}))?`;
/** "Vinte e três", as who signs a paper by hand writes the day, and the years since 2020. */
const numerals = 'um|dois|tres|quatro|cinco|seis|sete|oito|nove'.split('|');
const inOrder = [
  ...numerals,
  ...'dez|onze|doze|treze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove'.split('|'),
  ...['vinte', 'trinta'].flatMap((ten) => [ten, ...numerals.map((one) => `${ten} e ${one}`)]),
];
const numbers: ReadonlyMap<string, number> = new Map([
  ...inOrder.map((word, index) => [word, index + 1] as const),
  ['primeiro', 1],
  ['catorze', 14],
]);

/** "Vinte e três" as a number; undefined where the word is none. */
export const numberInWords = (words: string): number | undefined => numbers.get(words);

// The longest first: "vinte e tres" begins with "vinte".
export const anyNumber = [...inOrder].sort().reverse().join('|');
const spelled = `(${anyNumber}|primeiro|catorze)(?: dias?)?(?: do mes)? de (${monthWord})(?: do ano)?(?: d(?:[eo] (?:corrente|ano corrente|mesmo ano|(\\d{4}|dois mil e (?:${anyNumber})))|este ano))?`;
/** "2026-11-13", and "20261113" as the systems of the INSS write it. */
const iso = '(\\d{4})-(\\d{2})-(\\d{2})|(20[123]\\d)(0[1-9]|1[0-2])([0-3]\\d)';
const tokens = new RegExp(
  `(^|[^\\w/.,-])(?:${iso}|${inWords}|${spelled}|${numeric})(?=t\\d\\d:|(?![\\w/|]|[.,-]\\d))`,
  'g',
);

const twoDigits = (part: string | number): string => String(part).padStart(2, '0');

/** The day of the calendar, or that there is none. */
export function dayOfParts(year: string | number, month: string | number, day: string) {
  try {
    return { day: isoDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`) };
  } catch {
    return { why: 'impossible' } as const;
  }
}

type Parts = readonly (string | undefined)[];

/** "10/12" may be a fraction, "07/1994" a month: without a year only a day of the calendar is one. */
function shortNumeric(day: string, separator: string, month: string) {
  const isDay = separator === '/' && /^\d\d?$/.test(day) && /^\d\d$/.test(month);
  return isDay && Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12
    ? ({ why: 'incomplete' } as const)
    : undefined;
}

/** "08/01/27" of a message; "10/12/20" may have lost its end. */
const ofToday = /^(?:2[4-9]|3\d)$/;

/** Among digits an "O" can only be a zero, a stroke a one, and a "Z" a two. */
const withDigits = (part: string | undefined): string | undefined =>
  part?.replaceAll('o', '0').replaceAll(/[il|]/g, '1').replaceAll('z', '2');

function fromNumeric(parts: Parts) {
  // A photograph may part the digits of a year: "20 26".
  const [day = '', separator = '', month = '', year] = parts.map((part) =>
    withDigits(part)?.replace(' ', ''),
  );
  if (!year) return shortNumeric(day, separator, month);
  if (separator !== '/' && year.length < 4 && !ofToday.test(year)) return undefined;
  if ((parts.join('').match(/\d/g)?.length ?? 0) < 4) return undefined;
  if (year.length === 3) return { why: 'unreadable' } as const;
  if (year.length === 4) return dayOfParts(year, month, day);
  return ofToday.test(year)
    ? dayOfParts(`20${year}`, month, day)
    : ({ why: 'incomplete' } as const);
}

function fromWords([day = '', month = '', year]: Parts) {
  if (!year) return { why: 'incomplete' } as const;
  return dayOfParts(year, monthNames.indexOf(month.slice(0, 3)) + 1, day);
}

const fromSpelled = ([day = '', month = '', year]: Parts) =>
  year
    ? dayOfParts(
        /^\d/.test(year) ? year : 2000 + (numberInWords(year.replace('dois mil e ', '')) ?? 0),
        monthNames.indexOf(month.slice(0, 3)) + 1,
        String(numberInWords(day) ?? 0),
      )
    : ({ why: 'incomplete' } as const);

function read(parts: Parts) {
  const [year = parts[3], month = parts[4] ?? '', day = parts[5] ?? ''] = parts;
  if (year) return dayOfParts(year, month, day);
  if (parts[6]) return fromWords(parts.slice(6, 9));
  return parts[9] ? fromSpelled(parts.slice(9, 12)) : fromNumeric(parts.slice(12));
}

/**
 * All that has the form of a day, in order. Digits that a photograph made letters are digits again; a
 * day that does not exist is told as such and never mended.
 * @param flatText as `flat` gives it
 */
export function dateTokens(flatText: string): DateToken[] {
  const lost = [...flatText.matchAll(torn)].map(
    (match): DateToken => ({ why: 'unreadable', place: spanOf(match) }),
  );
  const found = [...flatText.matchAll(tokens)].flatMap((match): DateToken[] => {
    const [, before = '', ...parts] = match;
    const { from, until } = spanOf(match);
    const token = read(parts);
    return token ? [{ ...token, place: { from: from + before.length, until } }] : [];
  });
  const whole = found.filter(({ place }) => !lost.some((one) => overlaps(one.place, place)));
  return [...whole, ...lost].sort((one, other) => one.place.from - other.place.from);
}
