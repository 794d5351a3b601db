import { textRuns } from '#cnis/pdf/text-runs.ts';
import { readExtract } from '#cnis/read/read-extract.ts';
import type { PageText } from '#cnis/read/text-run.ts';
import { hasHiddenText } from './hidden-text.ts';
import { openPdf } from './open-pdf.ts';
import type { Outcome } from './outcome.ts';
import { isRecognised, picturesIn } from './photo.ts';

/**
 * What a PDF holds of an extract.
 * @param onPage is told each page before it is read, from 1, and how many there are
 * @throws what PDF.js throws for a page that it cannot read
 */
export async function readPdf(
  bytes: ArrayBuffer,
  onPage: (page: number, pages: number) => void = () => {},
): Promise<Outcome> {
  // The library takes the bytes with it.
  const hasPictures = picturesIn(bytes) > 0;
  const document = await openPdf(bytes);
  if (typeof document === 'string') return { fault: document };
  const pages: PageText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    onPage(number, document.numPages);
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      textRuns(
        page.view,
        items.filter((item) => 'str' in item),
      ),
    );
    page.cleanup();
  }
  const reading = readExtract(pages);
  if (reading.extract)
    return (await isRecognised(document))
      ? { extract: { ...reading.extract, isPhoto: true } }
      : reading;
  if (reading.text && (await hasHiddenText(document))) return { ...reading, isPartlyHidden: true };
  // No letters and no picture either: what the pages showed was lost.
  return reading.unreadable === 'noText' && !hasPictures ? { fault: 'damaged' } : reading;
}
