import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('dobra das linhas em 75 octetos', () => {
  it.each([
    [74, [74]],
    [75, [75]],
    [76, [75, 2]],
    [149, [75, 75]],
    [150, [75, 75, 2]],
  ])('uma linha de %d octetos', (length, expected) => {
    const folded = foldLine('a'.repeat(length));
    expect(physicalLines(folded).map(octets)).toEqual(expected);
  });

  it.each([
    ['ç', 2, 73],
    ['“', 3, 72],
    ['😀', 4, 71],
  ])('não corta “%s”, de %d octetos', (wide, size, fits) => {
    const exact = foldLine('a'.repeat(fits) + wide);
    expect(physicalLines(exact)).toEqual(['a'.repeat(fits) + wide]);
    const over = foldLine('a'.repeat(fits + 1) + wide);
    expect(physicalLines(over)).toEqual(['a'.repeat(fits + 1), ` ${wide}`]);
    expect(octets(wide)).toBe(size);
  });

  it.each([
    ['U+007F', '\u007f', 1],
    ['U+0080', '\u0080', 2],
    ['U+07FF', '\u07ff', 2],
    ['U+0800', '\u0800', 3],
    ['U+FFFF', '\uffff', 3],
    ['U+10000', '\u{10000}', 4],
  ])('conta os octetos de %s', (_, edge, size) => {
    expect(octets(edge)).toBe(size);
    expect(physicalLines(foldLine('a'.repeat(75 - size) + edge))).toHaveLength(1);
    expect(physicalLines(foldLine('a'.repeat(76 - size) + edge))).toHaveLength(2);
  });

  it('uma linha vazia continua uma linha', () => {
    expect(foldLine('')).toBe('\r\n');
  });

  forAny(anyLine)('nenhuma linha passa de 75 octetos, e desdobrar devolve o texto', (line) => {
    const folded = foldLine(line);
    expect(physicalLines(folded).filter((one) => octets(one) > 75)).toEqual([]);
    expect(unfold(folded)).toBe(`${line}\r\n`);
  });

  forAny(anyLine)('nenhum caractere é cortado: cada linha é UTF-8 válido', (line) => {
    for (const one of physicalLines(foldLine(line))) {
      expect(() => encodeURIComponent(one)).not.toThrow();
    }
  });

  it('conta meio caractere solto como os três octetos que ele ocupa ao ser gravado', () => {
    const lone = '\ud83d'.repeat(60);
    const lengths = physicalLines(foldLine(lone)).map(octets);
    expect(lengths).toEqual([75, 73, 34]);
  });
});

describe('texto como valor', () => {
  it.each([
    ['vírgula, ponto e vírgula;', 'vírgula\\, ponto e vírgula\\;'],
    ['barra \\ e barra-n \\n', 'barra \\\\ e barra-n \\\\n'],
    ['uma\nduas\r\ntrês\rquatro', 'uma\\nduas\\ntrês\\nquatro'],
    ['\u2028\u2029\u0085', '\\n\\n\\n'],
    ['dois pontos: "aspas"', 'dois pontos: "aspas"'],
    ['tab\te\u0000nulo\u007f\u001b', 'tab\tenulo'],
  ])('%j vira %j', (text, value) => {
    expect(escapeText(text)).toBe(value);
  });

  forAny(fc.string({ unit: 'binary' }))('não abre linha nem traz controle', (text) => {
    expect(escapeText(text)).not.toMatch(/(?!\t)\p{Cc}|\u2028|\u2029/u);
  });
});
