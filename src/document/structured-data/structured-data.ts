import type { Crumb } from '#site/Breadcrumb.tsx';
import { breadcrumbNode, type PageFacts, pageNode } from './page-nodes.ts';
import { practiceNodes } from './practice-nodes.ts';

interface Facts extends PageFacts {
  crumbs?: readonly Crumb[];
}

/**
 * What search engines read of a page: one JSON-LD graph, as the content of a data block. The home
 * page tells who we are, all others what they are. Undefined for the page of unknown addresses.
 */
export function structuredData({ crumbs, ...facts }: Facts): string | undefined {
  const { practice, path, image } = facts;
  if (path !== '/' && !crumbs) return undefined;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': crumbs
      ? [pageNode(facts), breadcrumbNode(practice, crumbs)]
      : practiceNodes(practice, image),
  };
  // Inside a script element "</script>" and "<!--" would end or change the block.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
