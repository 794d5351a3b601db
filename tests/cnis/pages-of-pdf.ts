import type { TextItem } from '#cnis/pdf/text-runs.ts';
import { textRuns } from '#cnis/pdf/text-runs.ts';
import type { PageText } from '#cnis/read/text-run.ts';

// The library looks for a drawing surface when it loads; only text is read here.
class NoMatrix {}
(globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= NoMatrix;
const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/**
 * The text of a PDF, page by page, as the page of the tool gets it.
 * @throws what PDF.js throws for a file that it cannot open
 */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PageText[]> {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
  });
  try {
    const file = await task.promise;
    const pages: PageText[] = [];
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(
        textRuns(
          page.view,
          items.filter((item): item is typeof item & TextItem => 'str' in item),
        ),
      );
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
