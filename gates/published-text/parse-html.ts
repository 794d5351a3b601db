import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const configuration = new StaticConfigLoader().getConfigFor('page.html');

// Several gates read the same pages.
const parsed = new Map<string, HtmlElement>();

/**
 * The document of a page.
 * @throws on HTML that is not well formed
 */
export async function parseHtml(html: string): Promise<HtmlElement> {
  const known = parsed.get(html) ?? new Parser(await configuration).parseHtml(html);
  parsed.set(html, known);
  return known;
}
