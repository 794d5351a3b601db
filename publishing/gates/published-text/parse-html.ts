import { type DOMNode, type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

const configuration = new StaticConfigLoader().getConfigFor('page.html');

// Several gates read the same pages.
const parsed = new Map<string, HtmlElement>();

// Of the DOM; html-validate exports its node types as a type only.
const elementNode = 1;
const textNode = 3;

export const isElement = (node: DOMNode): node is HtmlElement => node.nodeType === elementNode;

export const isText = (node: DOMNode): boolean => node.nodeType === textNode;

/** The document of a page. @throws on HTML that is not well formed */
export async function parseHtml(html: string): Promise<HtmlElement> {
  const known = parsed.get(html) ?? new Parser(await configuration).parseHtml(html);
  parsed.set(html, known);
  return known;
}
