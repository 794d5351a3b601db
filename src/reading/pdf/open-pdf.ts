import './know-with-resolvers.ts';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// With its two halves in one worker, the library needs no other, and a page that ends this one ends all.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { limits } from './limits.ts';
import type { FileFault } from './outcome.ts';

// Text only: no fonts, images, programs or files of any kind are looked for.
const textOnly = {
  cMapUrl: undefined,
  disableAutoFetch: true,
  disableFontFace: true,
  disableRange: true,
  disableStream: true,
  enableXfa: false,
  isImageDecoderSupported: false,
  isOffscreenCanvasSupported: false,
  maxImageSize: 0,
  standardFontDataUrl: undefined,
  useSystemFonts: false,
  useWasm: false,
  useWorkerFetch: false,
  verbosity: 0,
} as const;

const faultOf = (error: unknown): FileFault =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';

/** Opens a file, or says why it cannot be looked into. */
export async function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy | FileFault> {
  try {
    const document = await getDocument({ data, ...textOnly }).promise;
    return document.numPages > limits.pages ? 'tooManyPages' : document;
  } catch (error) {
    return faultOf(error);
  }
}
