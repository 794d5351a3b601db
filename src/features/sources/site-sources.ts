import type { GlossaryTerm } from '#content/load/glossary.ts';
import type { PublishedPage } from '#content/load/published-pages.ts';
import { glossaryPath, sourcesPath, toolPath } from '#content/paths.ts';
import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import { appealCitations } from '#tools/appeal-deadline/citations.ts';
import { bpcIncomeCitations } from '#tools/bpc-income/citations.ts';
import { retirementCitations } from '#tools/retirement/citations.ts';
import { pensionCitations } from '#tools/survivor-pension/citations.ts';
import type { SourceUser } from './sources-by-norm.ts';

/** What the tools cite in their results, beyond the text of their pages. */
const inResults: Readonly<Record<string, readonly CitationKey[]>> = {
  [toolPath('pensao-por-morte')]: pensionCitations,
  [toolPath('prazo-do-recurso')]: appealCitations,
  [toolPath('regras-de-aposentadoria')]: retirementCitations,
  [toolPath('renda-bpc')]: bpcIncomeCitations,
};

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
  date: IsoDate,
): SourceUser[] => [
  ...pages
    .filter(({ path }) => path !== sourcesPath)
    .map(({ path, title, citations }) => ({
      path,
      title,
      citations: [
        ...citations,
        ...(inResults[path] ?? []),
        ...(path === glossaryPath ? glossary.flatMap(({ base }) => base) : []),
      ],
    })),
  { title: 'valores do ano, em várias páginas', citations: figureSources(date) },
];
