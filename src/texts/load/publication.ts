import { basename } from 'node:path';
import type { FigureSource } from '../figures/figure.ts';
import { embeddableTools, toolsPage } from '../registry.ts';
import type { Practice } from '../schema/practice.ts';
import { optionalPages, type Topic } from '../schema/publish.ts';
import { signerOf } from '../signing/standing.ts';
import {
  pageOfResults,
  resultSlugs,
  resultsFile,
  resultsFolder,
  textsWithResults,
} from './results.ts';
import { slugsIn } from './slugs.ts';
import { wordsWith } from './words-of-tools.ts';

/** Why a text is no page of this practice's site. */
export type LeftOut = 'not-chosen' | 'not-signed';

type Choice = Pick<Practice, 'publish'>;

/** What stands in folders of its own, a page a file. */
const folders = {
  'content/benefits/': 'benefits',
  'content/letters/': 'letters',
  'content/tools/': 'tools',
} as const;

/** The other pages that a practice may do without, by what they are written in. */
const topics: Readonly<Record<string, Topic>> = {
  'content/guides/beneficio-indeferido.md': 'beneficio-indeferido',
  'content/flow/where-to-start.yaml': 'por-onde-comecar',
  'content/pages/carta.md': 'carta',
  'content/pages/indicadores.md': 'indicadores',
  'content/indicators/': 'indicadores',
};

/** The list in which a text would be chosen, and its name there; undefined where it always is there. */
function placeOf(file: string): [keyof NonNullable<Practice['publish']>, string] | undefined {
  if (file.startsWith(resultsFolder)) return placeOf(pageOfResults(basename(file, '.yaml')).file);
  for (const [folder, list] of Object.entries(folders))
    if (file.startsWith(folder)) return [list, file.slice(folder.length).replace(/\.\w+$/, '')];
  const topic = Object.keys(topics).find((start) => file.startsWith(start));
  if (topic !== undefined) return ['topics', topics[topic] ?? ''];
  const page = optionalPages.find((name) => file === `content/pages/${name}.md`);
  return page && ['pages', page];
}

/** Of the pages that only show tools: which. */
const toolsOn: Readonly<Record<string, () => readonly string[]>> = {
  [toolsPage.madeIn]: () => slugsIn('content/tools'),
  'content/pages/embutir.md': () => embeddableTools,
};

/** Whether a page has anything to show: one that only shows tools, while one of them is there. */
const isFilled = (file: string, isThere: (tool: string) => boolean): boolean =>
  toolsOn[file]?.().some((slug) => isThere(`content/tools/${slug}.md`)) ?? true;

/** Whether a practice stands for a text. */
export function isChosen(file: string, choice: Choice): boolean {
  if (file.startsWith(resultsFolder))
    return textsWithResults(basename(file, '.yaml')).some((text) => isChosen(text, choice));
  const [list, name = ''] = placeOf(file) ?? [];
  const chosen: readonly string[] | undefined = list && choice.publish?.[list];
  if (chosen && !chosen.includes(name)) return false;
  return isFilled(file, (tool) => isChosen(tool, choice));
}

/** What the page of a text states, each in its file. */
const partsOf = (file: string): string[] => [
  file,
  ...resultSlugs()
    .filter((slug) => textsWithResults(slug).includes(file))
    .map(resultsFile),
  ...wordsWith(file),
];

/** For a practice: why a text is left out, if it is. What every site must have is never left out. */
export function choiceOf(
  practice: Choice & Pick<Practice, 'onlySigned'>,
  figures: FigureSource,
): (file: string) => LeftOut | undefined {
  const isSigned = (file: string): boolean =>
    (placeOf(file) === undefined || partsOf(file).every((part) => signerOf(part, figures))) &&
    isFilled(file, (tool) => isChosen(tool, practice) && isSigned(tool));
  return (file) => {
    if (!isChosen(file, practice)) return 'not-chosen';
    return !practice.onlySigned || isSigned(file) ? undefined : 'not-signed';
  };
}

/** Whether a text is a page of the site. */
export const isPublished = (file: string, { leftOut }: FigureSource): boolean =>
  leftOut?.(file) === undefined;

/** The same texts, as if all were pages: what lists and checks all there is to write. */
export const withAll = (figures: FigureSource): FigureSource =>
  Object.assign((key: string) => figures(key), { signatures: figures.signatures ?? [] });
