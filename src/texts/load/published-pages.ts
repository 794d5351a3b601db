import type { CitationKey } from '#law/citations.ts';
import type { FigureSource } from '../figures/figure.ts';
import { partKind } from '../part-kind.ts';
import {
  benefitPath,
  changesOfYearPath,
  changesPath,
  indicatorPath,
  indicatorsPath,
  letterPath,
  toolPath,
} from '../paths.ts';
import {
  deniedGuidePage,
  flowPage,
  homePage,
  type PreviewLook,
  plainPages,
  type RegisteredPage,
  registryFile,
  toolsPage,
} from '../registry.ts';
import type { Signpost } from '../schema/signpost.ts';
import { type Benefit, loadBenefits } from './benefits.ts';
import { ContentError } from './content-error.ts';
import { fillIn } from './fill-in.ts';
import { flowFile, loadFlow } from './flow.ts';
import { loadDeniedGuide } from './guide.ts';
import { type Indicator, loadIndicators } from './indicators.ts';
import { titleOfYear, yearsBefore } from './law-changes.ts';
import { type Letter, loadLetters } from './letters.ts';
import { checkRegistered, loadPage } from './page.ts';
import type { PageText } from './page-text.ts';
import { type LeftOut, withAll } from './publication.ts';
import { loadTools, type Tool } from './tools.ts';

export interface PreviewPicture extends PreviewLook {
  /** The page it stands for; pages without a picture of their own share one. */
  path: string;
  words: string;
}

/** What somebody who looks for something finds, in the words of the results. */
export const kindNames = {
  benefit: 'Benefício',
  situation: 'Situação',
  tool: 'Ferramenta',
  letter: 'Frase da carta',
  indicator: 'Sigla do CNIS',
  guide: 'Guia',
  questions: 'Perguntas',
  word: 'Palavra difícil',
  signpost: 'Quem atende',
  part: partKind,
  page: 'Página',
} as const;

export type Kind = keyof typeof kindNames;

/** When a text last changed, and when somebody signed it as it stands, if anybody did; ISO dates. */
interface Checked {
  updatedOn: string;
  signedOn: string | undefined;
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
  kind: Kind;
  /** The sentence that answers who looks for it. */
  lead: string;
  alsoCalled: readonly string[];
  /** What the law calls it, what a letter prints, what others say: finds it, and stands in no list. */
  foundBy?: readonly string[];
  /** What is looked for and leads to a part of it, or away. */
  signposts?: readonly Signpost[];
  /** The page that lists it, where it is not in the lists of all pages: too many of its kind, or for few. */
  listedOn?: string;
  /** A step between others: not for search engines, and in no list for visitors unless words find it. */
  isHidden?: true;
  /** Words of the glossary that its own text explains. */
  explains: readonly string[];
  citations: readonly CitationKey[];
  /** Absent on pages that state no law. */
  checked?: Checked | undefined;
  /** Why its text is not shown: the page says so instead. */
  leftOut?: LeftOut;
}

type Described = Pick<PublishedPage, 'path'> & { preview: PreviewLook };

const pictureOf = ({ path, preview }: Described, title: string): PreviewPicture => ({
  path,
  words: title,
  ...preview,
});

const ofText = (
  described: Described,
  kind: Kind,
  { title, file, lead, alsoCalled, alsoAsked, explains, citations, updatedOn, signature }: PageText,
): PublishedPage => ({
  path: described.path,
  title,
  file,
  kind,
  lead,
  alsoCalled,
  foundBy: alsoAsked,
  preview: pictureOf(described, title),
  explains,
  citations,
  checked: { updatedOn, signedOn: signature?.on },
});

/** Where the title is a question, the short name of the breadcrumb says what the page is. */
const named = (
  described: Described,
  kind: Kind,
  page: PageText & { breadcrumb: string },
): PublishedPage => ({
  ...ofText(described, kind, page),
  title: page.breadcrumb,
});

const ofCode = ({
  alsoAsked,
  ...page
}: Required<Pick<RegisteredPage, 'title' | 'lead' | 'alsoCalled'>> &
  RegisteredPage): PublishedPage => ({
  explains: [],
  kind: 'page',
  foundBy: alsoAsked,
  ...page,
  file: registryFile,
  preview: pictureOf(page, page.title),
  citations: [],
});

const ofBenefit = (benefit: Benefit): PublishedPage => ({
  ...ofText(
    {
      path: benefitPath(benefit.slug),
      preview: { ground: `--tile-${benefit.tile}`, drawing: benefit.drawing },
    },
    benefit.group === 'situacao' ? 'situation' : 'benefit',
    benefit,
  ),
  foundBy: [...benefit.alsoAsked, ...(benefit.officialName ? [benefit.officialName] : [])],
  signposts: benefit.signposts,
});

const ofTool = (tool: Tool): PublishedPage =>
  named(
    {
      path: toolPath(tool.slug),
      preview: { ground: '--water', drawing: tool.drawing },
    },
    'tool',
    tool,
  );

const ofLetter = (letter: Letter): PublishedPage => ({
  ...ofText(
    { path: letterPath(letter.slug), preview: { ground: '--rose', drawing: 'stampedLetter' } },
    'letter',
    letter,
  ),
  foundBy: [...letter.alsoAsked, ...letter.says, ...letter.otherWords, ...letter.keys],
});

/** All share the picture and the entry in lists of the page that lists them. */
function indicatorPages(figures: FigureSource): PublishedPage[] {
  const listing = plainPages.find(({ path }) => path === indicatorsPath);
  if (!listing) throw new ContentError(registryFile, [`falta a página ${indicatorsPath}.`]);
  return loadIndicators(figures).map((indicator: Indicator): PublishedPage => {
    const { code, short, others, citations, updatedOn, signature, file } = indicator;
    return {
      path: indicatorPath(code),
      title: code,
      file,
      kind: 'indicator',
      lead: short,
      alsoCalled: [],
      foundBy: others,
      listedOn: listing.path,
      preview: pictureOf(listing, code),
      explains: [],
      citations,
      checked: { updatedOn, signedOn: signature?.on },
    };
  });
}

function flowPages(figures: FigureSource): PublishedPage[] {
  const { seo, start, questions, outcomes, updatedOn, signature, alsoCalled } = loadFlow(figures);
  const shared = {
    file: flowFile,
    preview: pictureOf(flowPage, flowPage.title),
    kind: 'questions',
    lead: seo.description,
    alsoCalled: [],
  } as const;
  return [
    ...questions.map(
      ({ path, question, explains }): PublishedPage =>
        path === start.path
          ? {
              ...shared,
              path,
              title: flowPage.title,
              alsoCalled,
              explains,
              citations: outcomes.flatMap(({ citations }) => citations),
              checked: { updatedOn, signedOn: signature?.on },
            }
          : { ...shared, path, title: question, explains, citations: [], isHidden: true },
    ),
    // Their sources and dates are those of the whole, told at its start.
    ...outcomes.map(
      ({ path, title, lead, alsoAsked, explains }): PublishedPage => ({
        ...shared,
        path,
        title,
        lead,
        foundBy: alsoAsked,
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
    .map(({ listedOn, ...page }): PublishedPage => {
      const text = loadPage(page.name, figures);
      return {
        ...ofText(page, 'page', text),
        signposts: text.signposts,
        ...(listedOn && { listedOn }),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Each year before has what it changed on a page of its own, with the text of the first. */
function changePages(pages: readonly PublishedPage[]): PublishedPage[] {
  const first = pages.find(({ path }) => path === changesPath);
  if (!first) throw new ContentError(registryFile, [`falta a página ${changesPath}.`]);
  return yearsBefore()
    .map((year) => ({ path: changesOfYearPath(year), title: titleOfYear(year) }))
    .map(({ path, title }) => ({
      ...first,
      path,
      title,
      preview: { ...first.preview, path, words: title },
      alsoCalled: [],
      foundBy: [],
      explains: [],
      listedOn: changesPath,
    }));
}

/** What stands at an address that texts lead to, where its own text is left out: in no list. */
const standIn = (
  page: PublishedPage,
  leftOut: LeftOut,
  preview: PreviewPicture,
): PublishedPage => ({
  ...page,
  preview,
  leftOut,
  isHidden: true,
  alsoCalled: [],
  foundBy: [],
  explains: [],
  citations: [],
  checked: undefined,
});

/**
 * Every page but the one for unknown addresses, the home page first. Of a text that the practice leaves
 * out, a page that says so. Throws a ContentError on any fault in a file.
 */
export function publishedPages(figures: FigureSource): [PublishedPage, ...PublishedPage[]] {
  const all = withAll(figures);
  const home = ofCode({ ...homePage, lead: fillIn(homePage.lead, registryFile, figures) });
  const texts = textPages(all);
  const pages = [
    ofCode(toolsPage),
    ...loadBenefits(all).map(ofBenefit),
    named(deniedGuidePage, 'guide', loadDeniedGuide(all)),
    ...loadLetters(all).map(ofLetter),
    ...indicatorPages(all),
    ...loadTools(all).map(ofTool),
    ...flowPages(all),
    ...texts,
    ...changePages(texts),
  ];
  const standing = pages.map((page) => {
    const leftOut = figures.leftOut?.(page.madeIn ?? page.file);
    return leftOut ? standIn(page, leftOut, home.preview) : page;
  });
  return [home, ...standing];
}
