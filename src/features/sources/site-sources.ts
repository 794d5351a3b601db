import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import type { GlossaryTerm } from '#texts/load/glossary.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { glossaryPath, sourcesPath, toolPath } from '#texts/paths.ts';
import type { SourceUser } from './sources-by-norm.ts';

/** What each tool cites in its results, by the last part of its address. */
type CitingTools = Readonly<Record<string, { readonly citations: readonly CitationKey[] }>>;

const inResultsAt = (path: string, ofTools: CitingTools): readonly CitationKey[] =>
  (path.startsWith(toolPath('')) && ofTools[path.slice(toolPath('').length)]?.citations) || [];

/** The sources of the figures in force, or last in force, on a day. */
const figureSources = (date: IsoDate): CitationKey[] =>
  everySeries.flatMap(({ values }) => {
    const latest = values.findLast(({ from }) => from <= date);
    return latest ? [latest.source] : [];
  });

/** All that the site rests on: texts, results of tools, the glossary, the figures of the year. */
export const siteSources = (
  pages: readonly PublishedPage[],
  glossary: readonly GlossaryTerm[],
  ofTools: CitingTools,
  date: IsoDate,
): SourceUser[] => [
  ...pages
    .filter(({ path }) => path !== sourcesPath)
    .map(({ path, title, citations }) => ({
      path,
      title,
      citations: [
        ...citations,
        ...inResultsAt(path, ofTools),
        ...(path === glossaryPath ? glossary.flatMap(({ base }) => base) : []),
      ],
    })),
  { title: 'valores do ano, em várias páginas', citations: figureSources(date) },
];
