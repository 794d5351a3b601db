import { createHash } from 'node:crypto';
import { z } from 'zod';
import { citation, isCitationKey } from '#law/citations.ts';
import { type FigureSource, plainFigure } from '../figures/figure.ts';
import { readFrontMatter, readYaml } from '../load/read-yaml.ts';
import { routesFile } from '../paths.ts';
import { quotedIn } from './quoted.ts';

/** What a lawyer signs, each part as a short hash: the words, the values in them, the sources. */
export interface Seal {
  readonly words: string;
  readonly values: string;
  readonly sources: string;
}

/** How a text with all its fields, or a list, is read for signing. */
const anyFields = z.looseObject({ routes: z.array(z.string()).optional() });

/** Fields that state nothing: how the page is found, drawn and dated. */
const technical = new Set(
  'verifiedOn updatedOn toConfirm alsoCalled alsoAsked explains order group tile drawing related tools letters keys chat'.split(
    ' ',
  ),
);

/** Words beside an answer that state nothing either: what it is called, and what is said where it is missing. */
const ofAnswers = new Set([...technical, ...'id short missing wrong what part add'.split(' ')]);

/** Every word of a field, one leaf after the other. */
function leavesOf(value: unknown, skipped: ReadonlySet<string> = technical): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => leavesOf(inner, skipped));
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([field, inner]) =>
    skipped.has(field) ? [] : leavesOf(inner, skipped),
  );
}

/** "## Title" and what follows it, up to the next one. */
const partsOf = (body: string): string[] => body.split(/^(?=## )/m);

/** The text in its parts: the fields first, then each "## ", then the ways it shares with others. */
function readParts(file: string): string[] {
  const isOfAnswers = file.endsWith('.json');
  if (!file.endsWith('.md'))
    return [leavesOf(readYaml(file, anyFields), isOfAnswers ? ofAnswers : technical).join('\n')];
  const { data, body } = readFrontMatter(file, anyFields);
  const { routes = [] } = data;
  const shared = routes.length > 0 ? partsOf(readFrontMatter(routesFile, anyFields).body) : [];
  return [
    leavesOf(data).join('\n'),
    ...partsOf(body),
    ...shared.filter((part) => routes.some((title) => part.startsWith(`## ${title}\n`))),
  ];
}

/** What stands for some words, as `signatures.yaml` keeps it. */
export const shortHash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

/** The values that a text names. The practice's own facts are no law: they may change. */
const valuesIn = (text: string, figures: FigureSource): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([a-z0-9.-]+)\s*\}\}/g)].map(([, key = '']) => key))]
    .filter((key) => !key.startsWith('pratica.'))
    .map((key) => {
      const figure = figures(key);
      return `${key}=${figure ? plainFigure(figure) : ''}`;
    });

const sourcesIn = (text: string): string[] =>
  [...new Set(text.match(/[a-z0-9][a-z0-9-]+/g))].filter(isCitationKey).map((key) => {
    const { label, url } = citation(key);
    return `${key} ${label} ${url}`;
  });

const sealOf = (text: string, words: string, figures: FigureSource): Seal => ({
  words: shortHash([words.replace(/\s+/g, ' ')]),
  values: shortHash(valuesIn(text, figures)),
  sources: shortHash(sourcesIn(text)),
});

/** All that is signed with a text. */
export const signedText = (file: string): string => readParts(file).join('\n');

/** The values of the law that a text names, as "salario-minimo=R$ 1.621,00". */
export const namedValues = (file: string, figures: FigureSource): string[] =>
  valuesIn(signedText(file), figures);

/** The whole text as it stands. Throws a ContentError if the file cannot be read. */
export function sealText(file: string, figures: FigureSource): Seal {
  const text = signedText(file);
  return sealOf(text, text, figures);
}

/** A sentence, with the values and sources of the part it stands in; undefined if no part says it. */
export function sealSentence(file: string, says: string, figures: FigureSource): Seal | undefined {
  const [fields = '', ...parts] = readParts(file);
  for (const part of [...parts, fields]) {
    const words = quotedIn(part, says);
    if (words !== undefined) return sealOf(part, words, figures);
  }
  return undefined;
}

/** A seal as signatures.yaml keeps it: its three hashes with blanks between. */
export const writtenSeal = ({ words, values, sources }: Seal): string =>
  [words, values, sources].join(' ');
