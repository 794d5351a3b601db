import { capitalised } from '#words/phrases.ts';
import type { FigureSource } from '../figures/figure.ts';
import { glossaryPath } from '../paths.ts';
import type { Signpost } from '../schema/signpost.ts';
import { ContentError } from './content-error.ts';
import { loadGlossary } from './glossary.ts';
import { type Kind, type PublishedPage, publishedPages } from './published-pages.ts';

export interface Topic {
  /** Where it is told: a page, a part of it or a word of the glossary by its anchor; or a telephone. */
  path: string;
  kind: Kind;
  title: string;
  answer: string;
  alsoCalled: readonly string[];
  /** Further words that lead to it, and stand in no list. */
  foundBy: readonly string[];
}

const plainly = (name: string): string => name.toLocaleLowerCase('pt-BR');

/** The same name on two pages would send half of the readers to the wrong one. */
function checkNames(pages: readonly PublishedPage[]): void {
  const owners = new Map(pages.map(({ title, file }) => [plainly(title), file]));
  for (const { file, alsoCalled: own, signposts = [] } of pages) {
    const alsoCalled = [...own, ...signposts.flatMap((one) => one.alsoCalled)];
    const faults = alsoCalled.flatMap((name) => {
      const owner = owners.get(plainly(name));
      owners.set(plainly(name), file);
      return owner === undefined
        ? []
        : [`campo “alsoCalled”: “${name}” já leva a ${owner}. Deixe em um dos dois.`];
    });
    if (faults.length > 0) throw new ContentError(file, faults);
  }
}

/** Whether its words find it by themselves: what was learned is learned of whole pages. */
export const isSigned = ({ kind }: Pick<Topic, 'kind'>): boolean =>
  kind === 'signpost' || kind === 'part';

const topicOf = ({ path, kind, title, lead, alsoCalled, foundBy = [] }: PublishedPage): Topic => ({
  path,
  kind,
  title,
  answer: lead,
  alsoCalled,
  foundBy,
});

const signpostTopic = (page: PublishedPage, { title, says, to, ...names }: Signpost): Topic => ({
  path: to.startsWith('#') ? `${page.path}${to}` : to,
  kind: page.kind === 'page' ? 'signpost' : 'part',
  title,
  answer: says,
  alsoCalled: names.alsoCalled,
  foundBy: names.alsoAsked,
});

/**
 * All that the search and the list of topics lead to: the pages, but for steps between others that no
 * word leads to and those that have a list of their own, and
 * the words of the glossary. Throws a ContentError on any fault in a file, and on a name of two pages.
 */
export const loadTopics = (figures: FigureSource): Topic[] => topicsOf(publishedPages(figures));

/** The same of pages that are at hand. */
export function topicsOf(pages: readonly PublishedPage[]): Topic[] {
  checkNames(pages);
  return [
    ...pages
      .filter(
        ({ isHidden, foundBy = [], listedOn }) => !listedOn && (!isHidden || foundBy.length > 0),
      )
      .flatMap((page) => [
        topicOf(page),
        ...(page.signposts ?? []).map((one) => signpostTopic(page, one)),
      ]),
    ...loadGlossary(pages.map(({ path }) => path)).map(
      ({ id, term, forms, meaning }): Topic => ({
        path: `${glossaryPath}#${id}`,
        kind: 'word',
        title: capitalised(term),
        answer: capitalised(meaning),
        alsoCalled: [],
        foundBy: forms,
      }),
    ),
  ];
}
