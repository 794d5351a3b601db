import { textRuns } from '#cnis/pdf/text-runs.ts';
import { readExtract } from '#cnis/read/read-extract.ts';
import type { PageText } from '#cnis/read/text-run.ts';
import { openPdf } from './open-pdf.ts';
import type { Outcome, ReaderMessage } from './outcome.ts';
import { isRecognised, picturesIn } from './photo.ts';

// The reader: a program of its own, in a worker of its own, under a policy of its own that allows it
// nothing but to answer (server/headers.ts). What it opens was made by others.

const tell = (message: ReaderMessage) => postMessage(message);

async function read(bytes: ArrayBuffer): Promise<Outcome> {
  // The library takes the bytes with it.
  const hasPictures = picturesIn(bytes) > 0;
  const document = await openPdf(bytes);
  if (typeof document === 'string') return { fault: document };
  const pages: PageText[] = [];
  const isPhoto = await isRecognised(document);
  for (let number = 1; number <= document.numPages; number += 1) {
    tell({ kind: 'page', page: number, pages: document.numPages });
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
  if (reading.extract) {
    return isPhoto ? { extract: { ...reading.extract, isPhoto } } : reading;
  }
  // No letters and no picture either: what the pages showed was lost.
  return reading.unreadable === 'noText' && !hasPictures ? { fault: 'damaged' } : reading;
}

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof ArrayBuffer)) return;
  const outcome = await read(data).catch((): Outcome => ({ fault: 'damaged' }));
  tell({ kind: 'outcome', outcome });
});
