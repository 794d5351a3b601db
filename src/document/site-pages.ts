import type { FooterLink } from '#site/footer/Footer.tsx';
import { loadBenefits } from '#texts/load/benefits.ts';
import { textsStand, titleFinder } from '#texts/load/page-lists.ts';
import type { LeftOut } from '#texts/load/publication.ts';
import { type PublishedPage, publishedPages } from '#texts/load/published-pages.ts';
import { benefitPath } from '#texts/paths.ts';
import { loadSite } from './site.ts';

// Read once a build: reading all texts anew for each page would make large sites slow.
const { figures, home, practice } = loadSite();

const [start, ...others] = publishedPages(figures);

/** The picture of the home page says what the practice says there. */
export const sitePages: [PublishedPage, ...PublishedPage[]] = [
  { ...start, preview: { ...start.preview, words: home.hero.title } },
  ...others,
];

/** For the footer of pages that show no date of their own. */
export const siteTexts = textsStand(sitePages);

export const titleOf = titleFinder(sitePages);

/** Addresses whose texts the practice leaves out, and why: nothing of ours leads there. */
export const leftOutPages: ReadonlyMap<string, LeftOut> = new Map(
  sitePages.flatMap(({ path, leftOut }) => (leftOut ? [[path, leftOut]] : [])),
);

/** Whether a link leads to a text that the practice stands for. */
export const isShown = ({ href }: { href: string }): boolean =>
  !leftOutPages.has(href.replace(/#.*/, ''));

/** Of notes on pages, what concerns the pages that are shown. */
export const shownNotes = <Note extends { pages: readonly string[] }>(
  notes: readonly Note[],
): Note[] =>
  notes
    .map((note) => ({ ...note, pages: note.pages.filter((href) => isShown({ href })) }))
    .filter(({ pages }) => pages.length > 0);

/** The first benefits of the home page: the footer has room for four, as the specification asks. */
export const footerBenefits: readonly FooterLink[] = loadBenefits(figures, practice.homeBenefits)
  .slice(0, 4)
  .map(({ title, slug }) => ({ label: title, href: benefitPath(slug) }));

/** The preview of a page; an unknown address shows that of the home page. */
export const previewAt = (path: string) =>
  (sitePages.find((page) => page.path === path) ?? sitePages[0]).preview;
