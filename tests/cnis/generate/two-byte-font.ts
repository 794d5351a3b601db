import {
  beginText,
  endText,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFOperator,
  type PDFRef,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib';
import { fontSize, type Marks, widthOf } from './marks.ts';

export const shapeFont = PDFName.of('Formas');

const fourDigits = (number: number): string => number.toString(16).padStart(4, '0');

/** A fount that names letters by numbers of its own, as DejaVu in the extracts does (Type0, Identity-H). */
interface TwoByteFont {
  readonly font: PDFRef;
  show(text: string, point: { x: number; y: number }): PDFOperator[];
}

/**
 * Adds such a fount for the letters of these marks. Its shapes are not in the file: who reads text
 * needs only the table from numbers to letters, and the widths.
 */
export function addTwoByteFont(file: PDFDocument, marks: Marks): TwoByteFont {
  const letters = [...new Set(marks.flat().flatMap(({ text }) => [...text]))];
  const numbers = new Map(letters.map((letter, index) => [letter, index + 1]));
  const { context } = file;
  const table = letters
    .map((letter, index) => `<${fourDigits(index + 1)}> <${fourDigits(letter.charCodeAt(0))}>`)
    .reduce<string[]>((parts, line, index) => {
      if (index % 100 === 0) {
        parts.push(`${Math.min(100, letters.length - index)} beginbfchar`);
      }
      parts.push(line);
      if (index % 100 === 99 || index === letters.length - 1) parts.push('endbfchar');
      return parts;
    }, []);
  const toUnicode = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Letras def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...table,
    'endcmap end end',
  ].join('\n');
  const widths = letters.map((letter) => (widthOf(letter) * 1000) / fontSize);
  const descriptor = context.obj({
    Type: 'FontDescriptor',
    FontName: 'DejaVuSans',
    Flags: 4,
    FontBBox: [0, -200, 1000, 900],
    ItalicAngle: 0,
    Ascent: 900,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
  });
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'DejaVuSans',
    CIDSystemInfo: {
      Registry: PDFHexString.fromText('Adobe'),
      Ordering: PDFHexString.fromText('Identity'),
      Supplement: 0,
    },
    FontDescriptor: context.register(descriptor),
    W: [1, widths],
    CIDToGIDMap: 'Identity',
  });
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'DejaVuSans',
    Encoding: 'Identity-H',
    DescendantFonts: [context.register(descendant)],
    ToUnicode: context.register(context.flateStream(toUnicode)),
  });
  return {
    font: context.register(font),
    show: (text, { x, y }) => [
      beginText(),
      setFontAndSize(shapeFont, fontSize),
      setTextMatrix(1, 0, 0, 1, x, y),
      showText(
        PDFHexString.of([...text].map((letter) => fourDigits(numbers.get(letter) ?? 0)).join('')),
      ),
      endText(),
    ],
  };
}
