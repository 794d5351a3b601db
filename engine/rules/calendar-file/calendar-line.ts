// Content lines of RFC 5545: section 3.1 folds them, section 3.3.11 escapes text.

const octetsPerLine = 75;

/** Octets of one character in UTF-8; a lone surrogate counts as the three of its replacement. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

// Some parsers also split lines at these four, which the standard does not allow inside a line.
const lineBreak = /\r\n|[\n\r\u0085\u2028\u2029]/g;

// Everything the standard bars from text; a tab may stay.
const control = /(?!\t)\p{Cc}/gu;

/** Text as a property value: breaks become '\n', the other control characters go. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineBreak, '\\n')
    .replace(control, '');

/** One content line, in physical lines of at most 75 octets that cut no character, ended by CRLF. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > octetsPerLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
