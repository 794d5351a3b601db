import type { Outcome, ReaderMessage } from './outcome.ts';
import { readPdf } from './read-pdf.ts';

// The reader: a program of its own, in a worker of its own, under a policy of its own that allows it
// nothing but to answer (publishing/server/headers.ts). What it opens was made by others.

const tell = (message: ReaderMessage) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof ArrayBuffer)) return;
  const outcome = await readPdf(data, (page, pages) => tell({ kind: 'page', page, pages })).catch(
    (): Outcome => ({ fault: 'damaged' }),
  );
  tell({ kind: 'outcome', outcome });
});

// Of a damaged file the library may refuse a part before it looks at it: the outcome says so later.
addEventListener('unhandledrejection', (event) => event.preventDefault());
