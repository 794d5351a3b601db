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

const ofTool = (slug: string): string => `content/tools/${slug}.md`;
const ofLetters = 'content/pages/carta.md';

/** The texts whose pages tell these results, their own first, where it is not one of the same name alone. */
const told: Readonly<Record<string, readonly string[]>> = {
  carta: [ofLetters],
  // Fetched only where it is needed.
  'carta-outro-papel': [ofLetters],
  // What a letter starts is told there as well.
  'prazo-do-recurso': [ofTool('prazo-do-recurso'), ofLetters],
  'conta-da-protecao': [ofTool('qualidade-de-segurado'), ofTool('extrato-cnis')],
  'regras-e-valores': [ofTool('regras-de-aposentadoria'), ofTool('extrato-cnis')],
};

export const textsWithResults = (slug: string): readonly string[] => told[slug] ?? [ofTool(slug)];

/** The page to which these results belong: its text and its address. */
export function pageOfResults(slug: string): { file: string; path: string } {
  const [file = ''] = textsWithResults(slug);
  return { file, path: file === ofLetters ? lettersPath : toolPath(basename(file, '.md')) };
}

export type ResultPartName = Exclude<
  keyof z.infer<typeof resultsSchema>,
  'verifiedOn' | 'toConfirm'
>;

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
