import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAny } from '#law/proof/for-any.ts';
import { escapeText, foldLine } from './calendar-line.ts';

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Undoes the folding as RFC 5545, section 3.1, says a reader does. */
const unfold = (text: string): string => text.replace(/\r\n[ \t]/g, '');

const physicalLines = (folded: string): string[] => folded.slice(0, -2).split('\r\n');

// Of one, two, three and four octets, with the characters that mean something to the format.
const character = fc.oneof(
  fc.constantFrom('a', ' ', 'ç', 'ã', 'º', '“', '–', '€', '😀', '\\', ';', ',', ':', '"', '\t'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => !/\p{Cc}/u.test(one)),
);
const anyLine = fc.array(character, { maxLength: 400 }).map((characters) => characters.join(''));

// A space begins each line but the first.
it.each([
  [0, '', [0]],
  [74, '', [74]],
  [75, '', [75]],
  [76, '', [75, 2]],
  [149, '', [75, 75]],
  [150, '', [75, 75, 2]],
  // The first and the last character of so many octets: none is cut.
  [74, '\u007f', [75]],
  [75, '\u007f', [75, 2]],
  [73, '\u0080', [75]],
  [74, '\u0080', [74, 3]],
  [73, '\u07ff', [75]],
  [74, '\u07ff', [74, 3]],
  [72, '\u0800', [75]],
  [73, '\u0800', [73, 4]],
  [72, '\uffff', [75]],
  [73, '\uffff', [73, 4]],
  [71, '\u{10000}', [75]],
  [72, '\u{10000}', [72, 5]],
  // Half a character counts as the three octets that it takes when it is written.
  [0, '\ud83d'.repeat(60), [75, 73, 34]],
])('dobra em 75 octetos: %i letras e “%s”', (letters, end, expected) => {
  expect(physicalLines(foldLine('a'.repeat(letters) + end)).map(octets)).toEqual(expected);
});

forAny(anyLine)('até 75 octetos, nenhum caractere cortado, e desdobrar devolve o texto', (line) => {
  const folded = foldLine(line);
  for (const one of physicalLines(folded)) {
    expect(octets(one)).toBeLessThanOrEqual(75);
    expect(() => encodeURIComponent(one)).not.toThrow();
  }
  expect(unfold(folded)).toBe(`${line}\r\n`);
});

it.each([
  ['vírgula, ponto e vírgula;', 'vírgula\\, ponto e vírgula\\;'],
  ['barra \\ e barra-n \\n', 'barra \\\\ e barra-n \\\\n'],
  ['uma\nduas\r\ntrês\rquatro', 'uma\\nduas\\ntrês\\nquatro'],
  ['\u2028\u2029\u0085', '\\n\\n\\n'],
  ['dois pontos: "aspas"', 'dois pontos: "aspas"'],
  ['tab\te\u0000nulo\u007f\u001b', 'tab\tenulo'],
])('o texto %j vira %j', (text, value) => {
  expect(escapeText(text)).toBe(value);
});

forAny(fc.string({ unit: 'binary' }))('não abre linha nem traz controle', (text) => {
  expect(escapeText(text)).not.toMatch(/(?!\t)\p{Cc}|\u2028|\u2029/u);
});
