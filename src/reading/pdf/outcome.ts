import type { ExtractReading } from '#cnis/extract.ts';

/** Why a file could not be looked into at all. */
export type FileFault =
  /** Not a PDF: a photo, a text, another document. */
  | 'notPdf'
  | 'tooLarge'
  | 'tooManyPages'
  /** It asks for a password. */
  | 'locked'
  | 'damaged'
  | 'tooSlow'
  /** The program that reads did not come. */
  | 'noReader'
  /** This browser has no worker to read in. */
  | 'noWorker';

export type Outcome = ExtractReading | { readonly fault: FileFault };

/** From the reader to the page. */
export type ReaderMessage =
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'outcome'; readonly outcome: Outcome };
