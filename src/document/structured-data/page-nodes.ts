import type { ArticleLeaf, BreadcrumbList, MergeLeafTypes, WebPage, WebPageLeaf } from 'schema-dts';
import type { Crumb } from '#site/Breadcrumb.tsx';
import type { PageText } from '#texts/load/page-text.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { addressOf, lawyerId, siteId } from './identifiers.ts';

/** What a page shows of its own age, as ISO dates, and who signed for it. */
export type ReviewedText = Pick<PageText, 'updatedOn' | 'signature'>;

// An Article, and a WebPage too, because only pages have `lastReviewed` and `reviewedBy`.
type ReviewedPage = MergeLeafTypes<[WebPageLeaf, ArticleLeaf]>;

export interface PageFacts {
  practice: Practice;
  /** The canonical path. */
  path: string;
  title: string;
  /** Absolute address of the preview. */
  image: string;
  text?: ReviewedText;
}

/** The page itself; with a text that somebody answers for, its dates and who signed. */
export function pageNode({
  practice,
  path,
  title,
  image,
  text,
}: PageFacts): WebPage | ReviewedPage {
  const page = {
    '@id': addressOf(practice, path),
    inLanguage: 'pt-BR',
    isPartOf: { '@id': siteId(practice) },
  };
  if (!text) return { '@type': 'WebPage', name: title, ...page };
  const { signature } = text;
  return {
    '@type': ['WebPage', 'Article'],
    headline: title,
    ...page,
    image,
    lastReviewed: signature?.on,
    dateModified: text.updatedOn,
    reviewedBy: signature && {
      '@type': 'Person',
      '@id': lawyerId(practice, signature),
      name: signature.name,
    },
  };
}

/** The way back, as the page shows it. */
export const breadcrumbNode = (practice: Practice, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && addressOf(practice, href),
  })),
});
