import type { CitationLinks } from './citation-links.ts';

/** The id of the block of data at the end of a tool's page that holds its citations. */
export const pageLinksId = 'citacoes';

/** The citations that the page carries for its tool. */
export const pageLinks = (): CitationLinks =>
  JSON.parse(document.getElementById(pageLinksId)?.textContent ?? '');
