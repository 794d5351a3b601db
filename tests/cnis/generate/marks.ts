import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PageText } from '#cnis/read/text-run.ts';

/** Text on a page as its reader sees it, 842 × 595 points; `y` is the baseline from the top. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isBold?: boolean;
}

export type Marks = readonly (readonly Mark[])[];

export const fontSize = 8;

const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);

/** In points, in the fount of the extract. */
export const widthOf = (text: string): number => font.widthOfTextAtSize(text, fontSize);

/** The text as the reader gets it, without a file between. */
export const textOfMarks = (marks: Marks): PageText[] =>
  marks.map((page) => page.map(({ text, x, y }) => ({ text, x, y, width: widthOf(text) })));
