import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Term } from '#components/term/Term.tsx';
import { ContentError } from '#content/load/content-error.ts';
import { type GlossaryTerm, glossaryFile, loadGlossary } from '#content/load/glossary.ts';
import { type PublishedPage, publishedPages } from '#content/load/published-pages.ts';
import { glossaryPath } from '#content/paths.ts';
import { loadSite } from '../site.ts';
import { markTerms, unusedTerms } from './mark-terms.ts';

const read = () => {
  const pages = publishedPages(loadSite().figures);
  return {
    glossary: loadGlossary(pages.map(({ path }) => path)).filter(({ inText }) => inText),
    pages: new Map(pages.map((page) => [page.path, page])),
  };
};
let known: ReturnType<typeof read> | undefined;

/** Faults of a page's `explains`, in Portuguese. */
function faultsOf(page: PublishedPage, html: string, glossary: readonly GlossaryTerm[]): string[] {
  const unknown = page.explains.filter((word) => !glossary.some(({ term }) => term === word));
  const unused = unusedTerms(html, page.explains, glossary).filter(
    (word) => !unknown.includes(word),
  );
  return [
    ...unknown.map(
      (word) =>
        `campo “explains”: “${word}” não é uma palavra de ${glossaryFile} que os textos explicam. Confira a grafia.`,
    ),
    ...unused.map(
      (word) =>
        `campo “explains”: “${word}” não aparece na página ${page.path}. Tire a palavra da lista.`,
    ),
  ];
}

/**
 * Explains each hard word where the page first says it. The glossary itself is left alone.
 * @param address as Astro gives it: "/fontes", and "/fontes.html" while it builds
 * Throws a ContentError on a page whose `explains` names a word that is unknown or not there.
 */
export function explainTerms(html: string, address: string): string {
  const path = address.replace(/(?:^\/index)?\.html$/, '') || '/';
  if (path === glossaryPath) return html;
  // While writing, texts change between two looks at a page.
  if (known === undefined || import.meta.env.DEV) known = read();
  const page = known.pages.get(path);
  const faults = page ? faultsOf(page, html, known.glossary) : [];
  if (page && faults.length > 0) throw new ContentError(page.file, faults);
  return markTerms(html, {
    glossary: known.glossary,
    explained: page?.explains ?? [],
    draw: ({ id, text, term, meaning }) =>
      renderToStaticMarkup(createElement(Term, { id, word: text, term, meaning })),
  });
}
