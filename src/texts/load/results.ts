import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { mapValues } from '#law/keyed.ts';
import { keepTogether } from '../markdown/typography.ts';
import { lettersPath, toolPath } from '../paths.ts';
import { resultsSchema } from '../schema/results.ts';
import { readYaml } from './read-yaml.ts';

export const resultsFolder = 'content/results';

/** What the result of a tool says, by the file name of its page. */
export const resultsFile = (slug: string): string => `${resultsFolder}/${slug}.yaml`;

/** What is told of a paper that somebody shows; the second is fetched only where it is needed. */
const onLetters: readonly string[] = ['carta', 'carta-outro-papel'];

/** The page that tells these results: its text and its address. */
export const pageOfResults = (slug: string): { file: string; path: string } =>
  onLetters.includes(slug)
    ? { file: 'content/pages/carta.md', path: lettersPath }
    : { file: `content/tools/${slug}.md`, path: toolPath(slug) };

export type ResultPartName = Exclude<
  keyof z.infer<typeof resultsSchema>,
  'verifiedOn' | 'toConfirm'
>;

/** The texts whose pages tell these results, their own first: what a letter starts is told on /carta as well. */
export const textsWithResults = (slug: string): string[] => [
  pageOfResults(slug).file,
  ...(slug === 'prazo-do-recurso' ? ['content/pages/carta.md'] : []),
];

/** The sentences of a result by their names, part by part, with their marks and `{{keys}}`. */
export type ResultTexts = Readonly<
  Partial<Record<ResultPartName, Readonly<Record<string, string>>>>
>;

/** What the result of a tool says. Throws a ContentError on any fault in the file. */
export function loadResults(slug: string): ResultTexts {
  const { verifiedOn: _, toConfirm: __, ...parts } = readYaml(resultsFile(slug), resultsSchema);
  return Object.fromEntries(
    Object.entries(parts).map(([part, said = {}]) => [
      part,
      mapValues(said, (text) => keepTogether(text)),
    ]),
  );
}

/** The results that are written there. */
export const resultSlugs = (): string[] =>
  globSync(`${resultsFolder}/*.yaml`)
    .map((file) => basename(file, '.yaml'))
    .sort();
