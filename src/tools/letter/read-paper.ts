import type { Extract } from '#cnis/extract.ts';
import { readFile } from '#reading/pdf/read-file.ts';
import { scannedPages } from '#reading/pdf/scanned-pages.ts';
import type { PhotoProgress } from '#reading/photo/outcome.ts';
import { readPhotos } from '#reading/photo/read-photos.ts';
import type { UnreadPaper } from './fault-words.ts';

/** The words of a paper, and how they came here. */
export interface Paper {
  readonly text: string;
  /** Of photographs: how many parts of them were not read. */
  readonly unreadParts?: number;
  /** Some of them, as they were photographed. */
  readonly unreadPictures?: readonly ImageBitmap[];
  /** Of a PDF: some of its letters are not seen on its pages. */
  readonly isPartlyHidden?: boolean;
}

/** How far a reading is. */
export type Progress =
  | { readonly kind: 'pdf'; readonly page: number; readonly pages: number }
  | PhotoProgress;

/** What came of a paper: its words, the extract that it is, or why nothing was read. */
type PaperOutcome =
  | { readonly paper: Paper }
  | { readonly extract: Extract }
  /** A PDF of photographs: what reads them comes only when it is asked for. */
  | { readonly pictures: readonly Blob[]; readonly fault: 'noText' | 'hiddenText' }
  | { readonly fault: UnreadPaper };

/** A reading that has begun. */
export interface ReadingPaper {
  /** Undefined when it was stopped. */
  readonly outcome: Promise<PaperOutcome | undefined>;
  readonly stop: () => void;
}

type OnProgress = (progress: Progress) => void;

const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(?:jpe?g|png|webp|heic|heif|avif)$/i.test(name);

function readPdf(file: File, onProgress: OnProgress): ReadingPaper {
  const { outcome, stop } = readFile(file, (page, pages) =>
    onProgress({ kind: 'pdf', page, pages }),
  );
  const read = async (): Promise<PaperOutcome | undefined> => {
    const found = await outcome;
    if (!found || 'fault' in found) return found;
    if (found.extract) return { extract: found.extract };
    const { text, isPartlyHidden = false, unreadable } = found;
    if (text && !isPartlyHidden) return { paper: { text } };
    const pictures = scannedPages(new Uint8Array(await file.arrayBuffer()));
    if (pictures.length > 0) return { pictures, fault: text ? 'hiddenText' : 'noText' };
    return text ? { paper: { text, isPartlyHidden } } : { fault: unreadable };
  };
  return { outcome: read(), stop };
}

/** Photographs, which are the pages of one letter. */
export function readPictures(files: readonly Blob[], onProgress: OnProgress): ReadingPaper {
  const { outcome, stop } = readPhotos(files, onProgress);
  const read = async (): Promise<PaperOutcome | undefined> => {
    const found = await outcome;
    if (!found || 'fault' in found) return found;
    const { text, unreadRegions, unreadPictures } = found;
    return { paper: { text, unreadParts: unreadRegions.length, unreadPictures } };
  };
  return { outcome: read(), stop };
}

/**
 * Reads what somebody has of a paper, on the device: photographs, which are the pages of one letter, or
 * one PDF.
 */
export function readPaper(files: readonly File[], onProgress: OnProgress): ReadingPaper {
  const pictures = files.filter(isPicture);
  const [other] = files.filter((file) => !isPicture(file));
  return other ? readPdf(other, onProgress) : readPictures(pictures, onProgress);
}
