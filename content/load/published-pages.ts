import type { CitationKey } from '#law/citations.ts';
import type { FigureSource } from '../figures/figure.ts';
import { benefitPath, deniedGuidePath, toolPath, toolsPath } from '../paths.ts';
import { loadBenefits } from './benefits.ts';
import { flowFile, loadFlow } from './flow.ts';
import { loadDeniedGuide } from './guide.ts';
import { loadPage, pageNames } from './page.ts';
import type { PageText } from './page-text.ts';
import { loadTools } from './tools.ts';

/** A page of the site, as the lists of pages need it. */
export interface PublishedPage {
  path: string;
  title: string;
  /** Where it is written. */
  file: string;
  /** Words of the glossary that its own text explains. */
  explains: readonly string[];
  citations: readonly CitationKey[];
  /** ISO dates; absent on pages that state no law. */
  checked?: { verifiedOn: string; updatedOn: string };
}

const ofText = (
  path: string,
  { title, file, explains, citations, verifiedOn, updatedOn }: PageText,
): PublishedPage => ({
  path,
  title,
  file,
  explains,
  citations,
  checked: { verifiedOn, updatedOn },
});

/** Where the title is a question, the short name of the breadcrumb says what the page is. */
const named = (path: string, page: PageText & { breadcrumb: string }): PublishedPage =>
  ofText(path, { ...page, title: page.breadcrumb });

/** The pages whose words stand in code. */
const fromCode: readonly PublishedPage[] = [
  {
    path: '/',
    title: 'Início',
    file: 'content/load/published-pages.ts',
    explains: ['CNIS', 'exigência', 'recurso'],
    citations: [],
  },
  {
    path: toolsPath,
    title: 'Ferramentas',
    file: 'content/load/published-pages.ts',
    explains: [],
    citations: [],
  },
];

function flowPages(figures: FigureSource): PublishedPage[] {
  const { start, questions, outcomes, verifiedOn, updatedOn } = loadFlow(figures);
  const checked = { verifiedOn, updatedOn };
  return [
    ...questions.map(({ path, question, explains }) => ({
      path,
      title: path === start.path ? 'Por onde começar' : question,
      file: flowFile,
      explains,
      citations: path === start.path ? outcomes.flatMap(({ citations }) => citations) : [],
      ...(path === start.path && { checked }),
    })),
    // Their sources and dates are those of the whole, told at its start.
    ...outcomes.map(({ path, title, explains }) => ({
      path,
      title,
      file: flowFile,
      explains,
      citations: [],
    })),
  ];
}

/** Every page but the one for unknown addresses. Throws a ContentError on any fault in a file. */
export const publishedPages = (figures: FigureSource): PublishedPage[] => [
  ...fromCode,
  ...loadBenefits(figures).map((page) => ofText(benefitPath(page.slug), page)),
  named(deniedGuidePath, loadDeniedGuide(figures)),
  ...loadTools(figures).map((page) => named(toolPath(page.slug), page)),
  ...flowPages(figures),
  ...pageNames.map((name) => ofText(`/${name}`, loadPage(name, figures))),
];

/** The day on which, or after which, every text that states law was checked; an ISO date. */
export function checkedSince(figures: FigureSource): string {
  const days = publishedPages(figures).flatMap(({ checked }) => checked?.verifiedOn ?? []);
  return days.sort()[0] ?? '';
}

/** What the page at an address is called; the part after "#" does not matter. */
export const titleFinder =
  (pages: readonly PublishedPage[]) =>
  (address: string): string => {
    const path = address.replace(/#.*/, '');
    return pages.find((page) => page.path === path)?.title ?? path;
  };
