import type { CitationKey } from '#law/citations.ts';
import type { FigureSource } from '../figures/figure.ts';
import { benefitPath, letterPath, toolPath } from '../paths.ts';
import {
  deniedGuidePage,
  flowPage,
  homePage,
  type PreviewLook,
  plainPages,
  registryFile,
  toolsPage,
} from '../registry.ts';
import { type Benefit, loadBenefits } from './benefits.ts';
import { flowFile, loadFlow } from './flow.ts';
import { loadDeniedGuide } from './guide.ts';
import { type Letter, loadLetters } from './letters.ts';
import { checkRegistered, loadPage } from './page.ts';
import type { PageText } from './page-text.ts';
import { loadTools, type Tool } from './tools.ts';

/** What the preview of a link shows. */
export interface PreviewPicture extends PreviewLook {
  /** The page it stands for; pages without a picture of their own share one. */
  path: string;
  words: string;
}

/** A page of the site, as the lists of pages need it. */
export interface PublishedPage {
  path: string;
  title: string;
  /** Where it is written: of a page in code, where it is described. */
  file: string;
  /** Where its words stand, if in code. */
  madeIn?: string;
  preview: PreviewPicture;
  /** A step between others: in no list for visitors, and not for search engines. */
  isHidden?: true;
  /** Words of the glossary that its own text explains. */
  explains: readonly string[];
  citations: readonly CitationKey[];
  /** ISO dates; absent on pages that state no law. */
  checked?: { verifiedOn: string; updatedOn: string };
}

type Described = Pick<PublishedPage, 'path'> & { preview: PreviewLook };

const pictureOf = ({ path, preview }: Described, title: string): PreviewPicture => ({
  path,
  words: title,
  ...preview,
});

const ofText = (
  described: Described,
  { title, file, explains, citations, verifiedOn, updatedOn }: PageText,
): PublishedPage => ({
  path: described.path,
  title,
  file,
  preview: pictureOf(described, title),
  explains,
  citations,
  checked: { verifiedOn, updatedOn },
});

/** Where the title is a question, the short name of the breadcrumb says what the page is. */
const named = (described: Described, page: PageText & { breadcrumb: string }): PublishedPage => ({
  ...ofText(described, page),
  title: page.breadcrumb,
});

const ofCode = (page: typeof homePage | typeof toolsPage): PublishedPage => ({
  explains: [],
  ...page,
  file: registryFile,
  preview: pictureOf(page, page.title),
  citations: [],
});

const ofBenefit = (benefit: Benefit): PublishedPage =>
  ofText(
    {
      path: benefitPath(benefit.slug),
      preview: { ground: `--tile-${benefit.tile}`, drawing: benefit.drawing },
    },
    benefit,
  );

const ofTool = (tool: Tool): PublishedPage =>
  named(
    {
      path: toolPath(tool.slug),
      preview: { ground: '--water', drawing: tool.drawing },
    },
    tool,
  );

const ofLetter = (letter: Letter): PublishedPage =>
  ofText(
    { path: letterPath(letter.slug), preview: { ground: '--rose', drawing: 'stampedLetter' } },
    letter,
  );

function flowPages(figures: FigureSource): PublishedPage[] {
  const { start, questions, outcomes, verifiedOn, updatedOn } = loadFlow(figures);
  const shared = { file: flowFile, preview: pictureOf(flowPage, flowPage.title) };
  return [
    ...questions.map(
      ({ path, question, explains }): PublishedPage =>
        path === start.path
          ? {
              ...shared,
              path,
              title: flowPage.title,
              explains,
              citations: outcomes.flatMap(({ citations }) => citations),
              checked: { verifiedOn, updatedOn },
            }
          : { ...shared, path, title: question, explains, citations: [], isHidden: true },
    ),
    // Their sources and dates are those of the whole, told at its start.
    ...outcomes.map(
      ({ path, title, explains }): PublishedPage => ({
        ...shared,
        path,
        title,
        explains,
        citations: [],
        isHidden: true,
      }),
    ),
  ];
}

function textPages(figures: FigureSource): PublishedPage[] {
  checkRegistered();
  return plainPages
    .map((page) => ofText(page, loadPage(page.name, figures)))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Every page but the one for unknown addresses, the home page first. Throws a ContentError on any fault in a file. */
export const publishedPages = (figures: FigureSource): [PublishedPage, ...PublishedPage[]] => [
  ofCode(homePage),
  ofCode(toolsPage),
  ...loadBenefits(figures).map(ofBenefit),
  named(deniedGuidePage, loadDeniedGuide(figures)),
  ...loadLetters(figures).map(ofLetter),
  ...loadTools(figures).map(ofTool),
  ...flowPages(figures),
  ...textPages(figures),
];

/** The day on which, or after which, every text that states law was checked; an ISO date. */
export const checkedSince = (pages: readonly PublishedPage[]): string =>
  pages.flatMap(({ checked }) => checked?.verifiedOn ?? []).sort()[0] ?? '';

/** What the page at an address is called; the part after "#" does not matter. */
export const titleFinder =
  (pages: readonly PublishedPage[]) =>
  (address: string): string => {
    const path = address.replace(/#.*/, '');
    return pages.find((page) => page.path === path)?.title ?? path;
  };
