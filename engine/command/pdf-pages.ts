import type { PdfPage } from '#api/cnis.ts';
import { knowWithResolvers } from '#cnis/pdf/older-browsers.ts';
import { Failure } from './failure.ts';

/** PDF.js, which is installed beside this package by who reads PDF. */
async function library() {
  // Node 20 is as old as the browsers that lack it.
  knowWithResolvers();
  // It looks for a drawing surface when it loads; only text is read here.
  class NoMatrix {}
  (globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= NoMatrix;
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failure(
      'para ler PDF falta o pdfjs-dist. Instale com “npm install pdfjs-dist”, ou mande o texto copiado do extrato.',
    );
  }
}

/** Whether the mark of a PDF stands within the first 1024 bytes, where readers look for it. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** The text of a PDF, page by page. @throws {Failure} for a file that cannot be opened */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocument, VerbosityLevel } = await library();
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
  });
  try {
    const file = await task.promise;
    const pages: PdfPage[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push({ view: page.view, items: items.filter((item) => 'str' in item) });
    }
    return pages;
  } catch (error) {
    const isLocked = (error as Error).name === 'PasswordException';
    throw new Failure(
      isLocked
        ? 'o PDF pede uma senha. Salve-o sem ela.'
        : 'o PDF não abre: está cortado, ou não é PDF.',
      4,
    );
  } finally {
    await task.destroy();
  }
}
