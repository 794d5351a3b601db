import { loadLawChanges } from '#texts/load/law-changes.ts';
import { loadSite } from './site.ts';
import { sitePages } from './site-pages.ts';

/** What this build knows of its texts, for what it tells of itself. */
export function buildFacts() {
  const { date } = loadSite();
  const log = loadLawChanges(sitePages.map(({ path }) => path));
  return { date, pages: sitePages, log };
}
