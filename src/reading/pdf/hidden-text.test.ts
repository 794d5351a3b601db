import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { hasHiddenText } from './hidden-text.ts';
import { openPdf } from './open-pdf.ts';

/** A page of 90 letters, and what is drawn on the next. */
async function opened(draw: (page: PDFPage, font: PDFFont) => void) {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  file.addPage().drawText('visto '.repeat(18), { font });
  draw(file.addPage(), font);
  const document = await openPdf(Uint8Array.from(await file.save()).buffer);
  if (typeof document === 'string') throw new Error(document);
  return document;
}

/** So many of a hundred letters in white. */
const whiteLetters = (count: number) => (page: PDFPage, font: PDFFont) => {
  page.drawText('a'.repeat(100 - count), { font });
  page.drawText('b'.repeat(count), { font, color: rgb(1, 1, 1) });
};

const inMode = (mode: TextRenderingMode) => (page: PDFPage, font: PDFFont) => {
  page.pushOperators(setTextRenderingMode(mode));
  page.drawText('c', { font });
};

it.each([
  ['só o que se vê', whiteLetters(0), false],
  ['um título branco, sobre fundo escuro', whiteLetters(10), false],
  ['letras brancas demais', whiteLetters(11), true],
  ['letras só com contorno', inMode(TextRenderingMode.Outline), false],
  ['uma letra que não se desenha', inMode(TextRenderingMode.Invisible), true],
  ['uma letra que só recorta', inMode(TextRenderingMode.Clip), true],
] as const)('%s', async (_, draw, isHidden) => {
  expect(await hasHiddenText(await opened(draw))).toBe(isHidden);
});
