import { grouped } from '#rules/grouped.ts';
import type { Place, Unread } from '../extract.ts';
import { parseCode, plain } from '../read/values.ts';

export interface Token {
  readonly text: string;
  readonly place: Place;
}

/** Codes have a hyphen, or are one of the few short ones: words in capitals are names. */
const shortCodes = new Set([
  'PEXT',
  'NDET',
  'IEAN',
  'IDT',
  'GFIP',
  'IMEI',
  'PRPPS',
  'PRPSE',
  'IRECOL',
]);

/** A word that can only be a code of the table of indicators. */
export const isSureCode = ({ text }: Token): boolean => {
  const code = parseCode(text.replace(/,$/, ''));
  return code !== undefined && (shortCodes.has(code) || /^[AIPFN][A-Z]+-[A-Z0-9]/.test(code));
};

const restOfCode = /^[A-Z0-9_-]+,?$/;
const brokenCode = /^[AIPFN][A-Z0-9-]*-$/;

/** The words of a line; a code that the line before left at its hyphen goes on. */
export function tokensOf(line: string, place: Place, before: Token[]): Token[] {
  const tokens: Token[] = [];
  for (const text of line.split(/\s+/)) {
    const last = tokens.length === 0 ? before.at(-1) : undefined;
    if (text === '') continue;
    if (last && brokenCode.test(last.text) && restOfCode.test(text)) {
      before[before.length - 1] = { ...last, text: last.text + text };
    } else tokens.push({ text, place });
  }
  return tokens;
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text }) => text).join(' ');

/** The tokens in small letters without accents, to be compared. */
export const plainText = (tokens: readonly Token[]): string => plain(textOf(tokens));

/** Reports tokens, those of a line as one text. */
export function report(tokens: readonly Token[], why: Unread['why'], unread: Unread[]): void {
  for (const line of grouped(tokens, ({ place }) => place.line).values())
    unread.push(...line.slice(0, 1).map(({ place }) => ({ text: textOf(line), why, place })));
}
