import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { Norm } from '#law/citations/norm.ts';
import { type CitationKey, citations, norms } from '#law/citations.ts';
import { everySeries } from '#law/every-series.ts';
import { keysOf } from '#law/keyed.ts';
import type { LegalSeries } from '#law/value.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { filesOfFigure } from '#texts/figures/figures.ts';
import { loadGlossary } from '#texts/load/glossary.ts';
import { loadLawChanges } from '#texts/load/law-changes.ts';
import { isChosen } from '#texts/load/publication.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { withShared } from '#texts/load/read-yaml.ts';
import { letterCitations } from '#tools/letter/citations.ts';
import { type ToolSlug, tools } from '#tools/tools.ts';

type Choice = Parameters<typeof isChosen>[1];

/** What a site rests on besides its texts. */
export interface InUse {
  readonly series: readonly LegalSeries<unknown>[];
  readonly norms: Readonly<Record<string, Norm>>;
}

export const everythingInUse: InUse = { series: everySeries, norms };

const ofTool: Readonly<Record<ToolSlug, readonly string[]>> = {
  'pensao-por-morte': ['survivor-pension/SurvivorPensionTool.tsx'],
  'qualidade-de-segurado': ['insured-status/InsuredStatusTool.tsx'],
  'prazo-do-recurso': ['deadlines/DeadlineTool.tsx'],
  'regras-de-aposentadoria': ['retirement/RetirementTool.tsx'],
  'renda-bpc': ['bpc-income/BpcIncomeTool.tsx'],
  'salario-maternidade': ['maternity-pay/MaternityPayTool.tsx'],
  'quanto-contribuir': ['contribution-cost/ContributionCostTool.tsx'],
  'valor-da-incapacidade': ['incapacity-pay/IncapacityPayTool.tsx'],
  'extrato-cnis': ['extract/ExtractTool.tsx', 'extract/average/AverageDoor.tsx'],
};

const lettersFile = 'content/pages/carta.md';

/** The programs that a text brings along, below `src/tools`. */
const programs: readonly (readonly [file: string, entries: readonly string[]])[] = [
  ...keysOf(ofTool).map((slug) => [`content/tools/${slug}.md`, ofTool[slug]] as const),
  [lettersFile, ['letter/LetterTool.tsx']],
  // The sum of a grant is shown with the page on grants.
  ['content/letters/concessao.md', ['letter/GrantSum.tsx']],
];

/** The files that some programs really compute with: what they only pass by is no part of them. */
function filesIn(entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const { metafile } = buildSync({
    entryPoints: entries.map((entry) => `src/tools/${entry}`),
    ...{ bundle: true, write: false, metafile: true, outdir: 'dist' },
    ...{ format: 'esm', jsx: 'automatic', logLevel: 'silent' },
    loader: { '.css': 'empty', '.yaml': 'empty', '.svg': 'empty' },
    external: ['virtual:*', 'react*', '*?worker&url', '*?url', 'pdfjs-dist*', './GrantSum.tsx'],
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
}

/** The files of the values that some texts name. */
const filesNamed = (texts: readonly string[]): string[] =>
  texts.flatMap((file) => {
    const said = withShared(file, readFileSync(file, 'utf8'));
    return [...said.matchAll(/\{\{\s*([a-z0-9-]+)\s*\}\}/g)].flatMap(([, key = '']) =>
      filesOfFigure(key),
    );
  });

/** Values and norms of the texts and tools that a practice has chosen. @param texts their files */
export function inUse(choice: Choice, texts: readonly string[], all: FigureSource): InUse {
  if (!choice.publish) return everythingInUse;
  const isOurs = (file: string): boolean => isChosen(file, choice);
  const entries = programs.flatMap(([file, own]) => (isOurs(file) ? own : []));
  const files = new Set([...filesIn(entries), ...filesNamed(texts)]);
  // The page on the data shows all of them.
  const isAll = isOurs('content/pages/dados.md');
  const series = everySeries.filter(({ file }) => isAll || files.has(file));
  const figures = Object.assign((key: string) => all(key), {
    leftOut: (file: string) => (isOurs(file) ? undefined : ('not-chosen' as const)),
  });
  const pages = publishedPages(figures);
  const paths = pages.map(({ path }) => path);
  const shown = new Set(pages.flatMap(({ path, leftOut }) => (leftOut ? [] : path)));
  const cited = new Set<CitationKey>([
    ...pages.flatMap((page) => page.citations),
    ...loadGlossary(paths).flatMap(({ base }) => base),
    ...loadLawChanges(paths).changes.flatMap((change) =>
      change.pages.some((path) => shown.has(path)) ? change.base : [],
    ),
    ...keysOf(tools).flatMap((slug) =>
      isOurs(`content/tools/${slug}.md`) ? tools[slug].citations : [],
    ),
    ...(isOurs(lettersFile) ? letterCitations : []),
    ...series.flatMap(({ values }) => values.map(({ source }) => source)),
  ]);
  const used = new Set([...cited].map((key) => citations[key]?.norm));
  return {
    series,
    norms: Object.fromEntries(Object.entries(norms).filter(([key]) => used.has(key))),
  };
}
