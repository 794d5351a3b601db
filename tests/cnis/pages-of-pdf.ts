import { textRuns } from '#cnis/pdf/text-runs.ts';
import type { PageText } from '#cnis/read/text-run.ts';
import { pagesOfPdf as itemsOfPdf } from '#command/pdf-pages.ts';

/** The text of a PDF, page by page, as the tool's page gets it. @throws {Failure} for a file that cannot be opened */
export const pagesOfPdf = async (bytes: Uint8Array): Promise<PageText[]> =>
  (await itemsOfPdf(bytes)).map(({ view, items }) => textRuns(view, items));
