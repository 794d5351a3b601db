import { decodeHTML } from 'entities';
import type { HtmlElement } from 'html-validate';
import { type FoundTerm, termFinder } from '#texts/glossary/find-terms.ts';
import type { GlossaryTerm } from '#texts/load/glossary.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { glossaryPath } from '#texts/paths.ts';
import type { Fault } from '../fault.ts';
import { isElement, isText, parseHtml } from '../published-text/parse-html.ts';

/** Titles, links and buttons lead to the text that explains; they are too short to do it themselves. */
const notRead = new Set(
  'h1 h2 h3 h4 h5 h6 a button summary dt th caption nav option script style svg template'.split(
    ' ',
  ),
);

/** A word of the glossary that a page says before it has said what it means. */
interface Unexplained {
  term: string;
  excerpt: string;
}

interface Reading {
  find: (text: string) => FoundTerm[];
  /** Words that the page explains in its own text. */
  explained: readonly string[];
}

/** Reads on in a page as a visitor does, and keeps what has been explained so far. */
class Reader {
  readonly unexplained: Unexplained[] = [];
  readonly #find: Reading['find'];
  readonly #known: Set<string>;

  constructor({ find, explained }: Reading) {
    this.#find = find;
    this.#known = new Set(explained);
  }

  #learn(button: HtmlElement): void {
    for (const { term } of this.#find(decodeHTML(button.textContent))) this.#known.add(term);
  }

  #text(raw: string): void {
    const text = decodeHTML(raw).replaceAll(/\s+/gu, ' ');
    for (const { term, index } of this.#find(text)) {
      if (this.#known.has(term)) continue;
      this.#known.add(term);
      this.unexplained.push({ term, excerpt: text.slice(Math.max(0, index - 40), index + 40) });
    }
  }

  read(element: HtmlElement): void {
    for (const node of element.childNodes) {
      if (isText(node)) this.#text(node.textContent);
      if (!isElement(node)) continue;
      if (node.hasAttribute('popovertarget')) this.#learn(node);
      const isAside = node.hasAttribute('popover') || node.classList.contains('visually-hidden');
      if (!isAside && !notRead.has(node.tagName)) this.read(node);
    }
  }
}

/**
 * The words that a built page leaves unexplained, in the order of the page. Forms and tools count
 * too, as they stand before they are used; the list of sources does not, for norms have names.
 */
export async function unexplainedTerms(html: string, reading: Reading): Promise<Unexplained[]> {
  const main = (await parseHtml(html)).querySelector('main');
  const reader = new Reader(reading);
  if (main) reader.read(main);
  return reader.unexplained;
}

/** The words that built pages leave unexplained. @param placeOf where the page says the word */
export async function unexplainedFaults(
  pages: readonly { path: string; html: string }[],
  known: readonly PublishedPage[],
  glossary: readonly GlossaryTerm[],
  placeOf: (path: string, term: string, excerpt: string) => string = (path) => path,
): Promise<Fault[]> {
  const find = termFinder(glossary.filter(({ inText }) => inText));
  const found = await Promise.all(
    pages
      .filter(({ path }) => path !== glossaryPath)
      .map(async ({ path, html }) => {
        const explained = known.find((page) => page.path === path)?.explains ?? [];
        const missing = await unexplainedTerms(html, { find, explained });
        return missing.map(({ term, excerpt }) => ({
          place: placeOf(path, term, excerpt),
          sentence: `…${excerpt}…`,
          reason: `diz “${term}” sem explicar.`,
          remedy: 'Explique no texto e ponha a palavra em “explains”.',
        }));
      }),
  );
  return found.flat();
}
