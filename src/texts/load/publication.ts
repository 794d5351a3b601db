import { existsSync } from 'node:fs';
import type { FigureSource } from '../figures/figure.ts';
import type { Practice, Topic } from '../schema/practice.ts';
import { signerOf } from '../signing/standing.ts';
import { resultsFile } from './results.ts';

/** Why a text is no page of this practice's site. */
export type LeftOut = 'not-chosen' | 'not-signed';

type Choice = Pick<Practice, 'publish'>;

/** What stands in folders of its own, a page a file. */
const folders = {
  'content/benefits/': 'benefits',
  'content/letters/': 'letters',
  'content/tools/': 'tools',
  'content/results/': 'tools',
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
  for (const [folder, list] of Object.entries(folders))
    if (file.startsWith(folder)) return [list, file.slice(folder.length).replace(/\.\w+$/, '')];
  const topic = Object.keys(topics).find((start) => file.startsWith(start));
  return topic === undefined ? undefined : ['topics', topics[topic] ?? ''];
}

/** Whether a practice stands for a text. */
export function isChosen(
  file: string,
  { publish }: { publish?: Readonly<Partial<Record<string, readonly string[]>>> | undefined },
): boolean {
  const [list, name = ''] = placeOf(file) ?? [];
  const chosen = list && publish?.[list];
  return chosen === undefined || chosen.includes(name);
}

/** What the page of a text states, each in its file. */
const partsOf = (file: string): string[] => {
  const results = resultsFile(file.replace(/^.*\//, '').replace(/\.md$/, ''));
  return file.startsWith('content/tools/') && existsSync(results) ? [file, results] : [file];
};

/** For a practice: why a text is left out, if it is. What every site must have is never left out. */
export const choiceOf =
  (practice: Choice & Pick<Practice, 'onlySigned'>, figures: FigureSource) =>
  (file: string): LeftOut | undefined => {
    if (!isChosen(file, practice)) return 'not-chosen';
    if (!practice.onlySigned || placeOf(file) === undefined) return undefined;
    return partsOf(file).every((part) => signerOf(part, figures)) ? undefined : 'not-signed';
  };

/** Whether a text is a page of the site. */
export const isPublished = (file: string, { leftOut }: FigureSource): boolean =>
  leftOut?.(file) === undefined;

/** The same texts, as if all were pages: what lists and checks all there is to write. */
export const withAll = (figures: FigureSource): FigureSource =>
  Object.assign((key: string) => figures(key), { signatures: figures.signatures ?? [] });
