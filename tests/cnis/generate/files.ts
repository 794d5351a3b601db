import { PDFDocument, PDFName, PDFNumber, PDFStream } from '@cantoo/pdf-lib';
import type { Marks } from './marks.ts';
import { drawPdf } from './pdf-file.ts';

/** The length of each stream stands elsewhere in the file, as some programs write it. */
export async function withIndirectLengths(marks: Marks): Promise<Uint8Array> {
  const file = await drawPdf(marks);
  await file.flush();
  for (const [, object] of file.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream)) continue;
    const length = file.context.register(PDFNumber.of(object.getContentsSize()));
    object.updateDict = () => object.dict.set(PDFName.of('Length'), length);
  }
  return file.save({ useObjectStreams: false });
}

export async function encrypted(marks: Marks, userPassword: string): Promise<Uint8Array> {
  const file = await drawPdf(marks);
  file.encrypt({ userPassword, ownerPassword: 'dono' });
  return file.save({ useObjectStreams: false });
}

/** Opened and saved again by a program that knows nothing of extracts. */
export async function savedAgain(file: Uint8Array): Promise<Uint8Array> {
  return (await PDFDocument.load(file)).save({ useObjectStreams: true });
}

/** A page without any text, as a photo is. */
export async function pictureOnly(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.addPage([595, 842]).drawRectangle({ x: 40, y: 40, width: 500, height: 700 });
  return file.save();
}

export const cutOff = (file: Uint8Array, share: number): Uint8Array =>
  file.slice(0, Math.floor(file.length * share));
