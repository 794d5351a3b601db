import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Term } from '#components/term/Term.tsx';
import { loadGlossary } from '#texts/load/glossary.ts';
import { glossaryPath } from '#texts/paths.ts';
import { sitePages } from '../site-pages.ts';
import { markTerms } from './mark-terms.ts';

const glossary = loadGlossary(sitePages.map(({ path }) => path)).filter(({ inText }) => inText);
const explains = new Map(sitePages.map((page) => [page.path, page.explains]));

/**
 * Explains each hard word where the page first says it. The glossary itself is left alone.
 * @param address as Astro gives it: "/fontes", and "/fontes.html" while it builds
 */
export function explainTerms(html: string, address: string): string {
  const path = address.replace(/(?:^\/index)?\.html$/, '') || '/';
  if (path === glossaryPath) return html;
  return markTerms(html, {
    glossary,
    explained: explains.get(path) ?? [],
    draw: ({ id, text, term, meaning, mark }) =>
      renderToStaticMarkup(createElement(Term, { id, word: text, term, meaning, mark })),
  });
}
