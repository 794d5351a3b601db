import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { sampleOfKind } from '#tests/cnis/samples.ts';
import { limits } from './limits.ts';
import { openPdf } from './open-pdf.ts';

const blank = async (pages: number): Promise<Uint8Array> => {
  const file = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) file.addPage();
  return file.save();
};

it.each([
  ['com senha', 'locked', () => sampleOfKind('encrypted').file()],
  ['que parou no começo', 'damaged', () => new TextEncoder().encode('%PDF-1.5\nnothing of a file')],
  ['com uma página a mais', 'tooManyPages', () => blank(limits.pages + 1)],
] as const)('um arquivo %s não se lê: %s', async (_, fault, file) => {
  expect(await openPdf(Uint8Array.from(await file()).buffer)).toBe(fault);
});

it('com tantas páginas quantas cabem, abre', async () => {
  const opened = await openPdf(Uint8Array.from(await blank(limits.pages)).buffer);
  expect(opened).toMatchObject({ numPages: limits.pages });
});
