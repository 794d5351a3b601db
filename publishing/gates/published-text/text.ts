/** What a published text is to the reader. Only the first four are running text. */
export type TextKind =
  | 'paragraph'
  | 'item'
  | 'cell'
  | 'heading'
  /** Title of the page, in the browser's tab and in search results. */
  | 'title'
  /** Description for search results and previews. */
  | 'description'
  /** Buttons, links that stand alone, labels, legends, aria-labels. */
  | 'label'
  /** Text in place of an image. */
  | 'image'
  /** What a link to the chat writes for the visitor. */
  | 'message'
  /** Structured data for search engines. */
  | 'data'
  /** An entry of a list of laws: names and numbers, nothing to read aloud. */
  | 'source';

/** A text that visitors, their devices or search engines receive, and where it stands. */
export interface PublishedText {
  /** The path of the page, "/beneficios/bpc-loas", or the file and line of a source. */
  page: string;
  /** The h2 above it, or the h3 of a part behind a door; the region of the page where there is none. */
  section: string;
  kind: TextKind;
  text: string;
  /** In the header or footer, which every page repeats. */
  inFrame: boolean;
}

/** What many texts say alike, once, where it stands first: a rule judges its words and not their place. */
export function eachWording(texts: readonly PublishedText[]): PublishedText[] {
  const seen = new Set<string>();
  return texts.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** "/beneficios/bpc-loas › Documentos": where to look for a text. */
export const placeOf = ({ page, section }: Pick<PublishedText, 'page' | 'section'>): string =>
  section ? `${page} › ${section}` : page;
