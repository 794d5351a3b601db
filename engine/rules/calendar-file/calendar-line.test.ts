import { expect, it } from 'vitest';
import { escapeText, foldLine } from './calendar-line.ts';

// That another program reads any text back is in calendar-file.test.ts.

const octets = (text: string): number => new TextEncoder().encode(text).length;

const physicalLines = (folded: string): string[] => folded.slice(0, -2).split('\r\n');

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
