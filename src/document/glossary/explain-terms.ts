import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Term } from '#components/term/Term.tsx';
import { loadGlossary } from '#content/load/glossary.ts';
import { publishedPages } from '#content/load/published-pages.ts';
import { glossaryPath } from '#content/paths.ts';
import { loadSite } from '../site.ts';
import { markTerms } from './mark-terms.ts';

const read = () => {
  const pages = publishedPages(loadSite().figures);
  return {
    glossary: loadGlossary(pages.map(({ path }) => path)).filter(({ inText }) => inText),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
};
let known: ReturnType<typeof read> | undefined;

/**
 * Explains each hard word where the page first says it. The glossary itself is left alone.
 * @param address as Astro gives it: "/fontes", and "/fontes.html" while it builds
 */
export function explainTerms(html: string, address: string): string {
  const path = address.replace(/(?:^\/index)?\.html$/, '') || '/';
  if (path === glossaryPath) return html;
  // While writing, texts change between two looks at a page.
  if (known === undefined || import.meta.env.DEV) known = read();
  const page = known.pages.get(path);
  return markTerms(html, {
    glossary: known.glossary,
    explained: page?.explains ?? [],
    draw: ({ id, text, term, meaning }) =>
      renderToStaticMarkup(createElement(Term, { id, word: text, term, meaning })),
  });
}
