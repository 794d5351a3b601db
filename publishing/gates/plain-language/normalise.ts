/**
 * Stands for what a reader takes in at one glance: a number, a date, an acronym, an address. It
 * counts as one word. A private-use character, so that no letter is mistaken for it.
 */
export const sign = '\uE001';

const abbreviations: readonly [RegExp, string][] = [
  [/\barts\.(?=\s)/giu, 'artigos'],
  [/\bart\.(?=\s)/giu, 'artigo'],
  [/\bincs?\.(?=\s)/giu, 'inciso'],
  [/\bn[ºo°]\.?(?=\s*\d)/giu, 'número'],
  [/§§/gu, 'parágrafos'],
  [/§/gu, 'parágrafo'],
  [/\bp\.\s?u\./giu, 'parágrafo único'],
  [/\b(?:Sra?|Dra?|Exma?)s?\.(?=\s)/gu, sign],
  [/\bp\.\s?ex\./giu, 'por exemplo'],
  [/\betc\./giu, 'etcétera'],
];

const addresses =
  /\b(?:https?:\/\/\S+|\S+@\S+\.\w+|(?:[\w-]+\.)+(?:br|org|com|gov|example)(?:\/[\w/-]*)?)/giu;
const telephone = /\(\d{2}\)\s?\d{4,5}-\d{4}/gu;
const money = /R\$\s?(?=\d)/gu;
// 1.621,00 · 13/11/2019 · 2026-11-20 · 8h30 · 28041 · 3º · the 9 of "art. 9"
const number = /\d(?:[\d.,:/-]*\d)?(?:h\d{0,2})?[ºª°]?/gu;
const amount = new RegExp(`${money.source}(${number.source})`, 'gu');
const acronym = /(?<![\p{L}])\p{Lu}[\p{Lu}\d]+(?:-\p{Lu}+)*(?![\p{Ll}])/gu;

const operators: readonly [RegExp, string][] = [
  [/\s[+]\s/gu, ' mais '],
  [/\s[−–-]\s/gu, ' menos '],
  [/\s[×x]\s/gu, ' vezes '],
  [/\s÷\s/gu, ' por '],
  [/\s=\s/gu, ' igual a '],
];

/**
 * Rewrites a text as it would be read aloud, so that counting sees words and sentences:
 * "art. 20, § 3º" → "artigo ▫, parágrafo ▫", "R$ 1.621,00" → "▫ reais", "91%" → "▫ por cento",
 * where ▫ is the sign above.
 */
export function normalise(text: string): string {
  let read = text.normalize('NFC').replaceAll(/[\s\u00a0]+/gu, ' ');
  // What only the browser knows; after a letter the dots are a pause.
  read = read.replaceAll(/(?<![\p{L}\d])…+/gu, sign);
  read = read.replaceAll(addresses, (found) =>
    /[.,;:]$/.test(found) ? sign + found.at(-1) : sign,
  );
  for (const [found, words] of abbreviations) read = read.replaceAll(found, words);
  for (const [found, word] of operators) read = read.replaceAll(found, word);
  read = read.replaceAll(telephone, sign);
  read = read.replaceAll(amount, `${sign} reais`);
  read = read.replaceAll(number, sign).replaceAll(acronym, sign);
  read = read.replaceAll(/\s?%/gu, ' por cento');
  return read
    .replaceAll('/', ' ')
    .replaceAll(/[“”"‘’]/gu, '')
    .trim();
}
