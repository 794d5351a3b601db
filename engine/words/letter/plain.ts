import { withoutAccents } from '../accents.ts';

/** What follows these up to the end of the line is of the person, not of the decision. */
const named =
  /\b(?:nome(?: social)?|interessad[oa]|requerente|titular|segurad[oa]|prezad[oa](?:\(a\))?(?: senhora?(?:\(a\))?| sra?\.?(?:\(a\))?)?)\s*:[^\n]*?(?=\n|$|\.\s|,\s|\b(?:cpf|nit|nb|data|motivo|decisao|especie)\b)/gi;

/** A number of a person, a benefit or a request: nine digits or more, with their dots. */
const personal = /\d[\d./-]{7,}\d/g;

const isDate = (text: string): boolean => /^\d{2}\/\d{2}\/\d{2,4}$/.test(text);

/** The text without the numbers and names of the person. Laws and dates stay. */
const masked = (text: string): string =>
  text
    .replace(personal, (number) =>
      isDate(number) || number.replaceAll(/\D/g, '').length < 9 ? number : ' 0 ',
    )
    .replace(named, ' ');

/** Ends of sentences, in brackets; "art. 20", "n. 8" and "dr." end none. */
const ends = /\b(?:art|n|nr|no|dr|dra|sr|sra|inc|par|lei)\.|(\.(?=\s|$)|[;:!?](?=\s|$)|\n\s*\n)/g;

const isDigit = (letter = ''): boolean => /\d/.test(letter);

/**
 * A letter as plain words: no accents, capitals, numbers of persons; "¼" as "1/4"; words that a
 * line broke are whole again; " . " where a sentence ends. Keeps nothing else of the text.
 */
export const plainWords = (text: string): string =>
  withoutAccents(masked(text.normalize('NFKC').replaceAll(/[-\u00ad]\s*\n\s*/g, '')))
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    // "lNSS", "VlDA": a photograph's small letter among capitals.
    .replaceAll(/([A-Z])l(?=[A-Z])|\bl(?=[A-Z]{2})/g, (_, before = '') => `${before}I`)
    .toLowerCase()
    // "constataç~ao", "N~o", "pens~oes": a tilde that fell off its letter, or took it along.
    .replaceAll(/([a-z])~(o(?!e))?/g, (_, before, taken = '') =>
      taken && before !== 'a' ? `${before}ao` : before + taken,
    )
    .replaceAll(ends, (found, end) => (end ? ' # ' : found))
    // Digits that a photograph put into words.
    .replaceAll(/([a-z]?)0(?=([a-z]{2})?)/g, (found, before, after) =>
      before || after ? `${before}o` : found,
    )
    .replaceAll(/([a-z])1(?=[a-z])/g, '$1i')
    .replaceAll(/([a-z])5(?=[a-z])/g, '$1s')
    .replaceAll(/\b(n?e|co|u|be|te)rn\b/g, '$1m')
    .replaceAll(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replaceAll(/[^a-z0-9/#]+|\//g, (found, at: number, all: string) =>
      found === '/' && isDigit(all[at - 1]) && isDigit(all[at + 1]) ? found : ' ',
    )
    .replaceAll(/(\d)([a-z]{3,})/g, '$1 $2')
    .replaceAll('#', '.')
    .replaceAll(/\s+/g, ' ')
    .trim();
