import { readFileSync } from 'node:fs';
import { type CitationKey, citation, citationKeys, isCitationKey } from '#law/citations.ts';
import { quotedIn, unmarked } from '#texts/signing/quoted.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { waitingList } from './waiting-item.ts';

interface Passage {
  /** From 1; undefined where the text says the sentence nowhere as it is quoted. */
  line: number | undefined;
  /** The paragraph, or the field, without marks of emphasis and links. */
  paragraph: string;
  /** Where to read what is to be opened: the norms that it names; where none is known, those of the part. */
  sources: Source[];
}

interface Source {
  label: string;
  url: string;
}

const keysIn = (text: string): CitationKey[] =>
  [...new Set(text.match(/[a-z0-9][a-z0-9-]+/g))].filter(isCitationKey);

const sourceOf = (key: CitationKey): Source => {
  const { label, url } = citation(key);
  return { label, url };
};

const everySource = (): Source[] => citationKeys.map(sourceOf);

/** "IN 128/2022, art. 566; STJ, Tema 1117" → the names by which the list of citations knows them. */
const namesIn = (open: string): string[] =>
  open.match(/\b\d[\d.]*\/\d{4}\b|\b(?:(?:STF|STJ|TNU), )?(?:Tema|Súmula|ADI) [\d.]+/g) ?? [];

/** Of some sources those that a note names: their articles, else their norms. */
function named(open: string, sources: readonly Source[]): Source[] {
  const names = namesIn(open);
  const norms = sources.filter(({ label }) =>
    names.some((name) =>
      new RegExp(`(?<![\\d.])${name.replaceAll('.', '\\.')}(?![\\d/])`).test(label),
    ),
  );
  const articles = norms.filter(({ label }) => {
    const [article] = /art\. [\d.]+(?:-[A-Z])?/.exec(label) ?? [];
    const number = article?.slice('art. '.length);
    return number !== undefined && new RegExp(`(?<![\\d.])${number}(?![\\d/.]\\d|\\d)`).test(open);
  });
  return articles.length > 0 ? articles : norms;
}

/** The lines of a text without its list of what waits, which quotes the sentence too and keeps its place. */
const linesOf = (text: string): string[] =>
  text.replace(waitingList, (list) => list.replaceAll(/[^\n]/g, '')).split('\n');

/** From the last line that fits before a place, to the next one after it. */
function around(lines: readonly string[], place: number, isBorder: (line: string) => boolean) {
  const first = lines.findLastIndex((line, index) => index <= place && isBorder(line));
  const next = lines.findIndex((line, index) => index > place && isBorder(line));
  return lines.slice(Math.max(first, 0), next === -1 ? undefined : next);
}

type Waiting = Pick<WaitingSentence, 'file' | 'says' | 'open'>;

/** Reads where a sentence stands in its file: its part of a page, its entry of a list. */
export function passageOf({ file, says, open }: Waiting): Passage {
  const lines = linesOf(readFileSync(file, 'utf8'));
  const place = lines.findIndex((line) => quotedIn(line, says) !== undefined);
  const elsewhere = named(open, everySource()).slice(0, 3);
  if (place === -1) return { line: undefined, paragraph: says, sources: elsewhere };
  const isPart = (line: string) =>
    file.endsWith('.md') ? /^(?:## |---$)/.test(line) : /^(?: {2})?- |^[a-z]/i.test(line);
  const part = around(lines, place, isPart).join('\n');
  const own = keysIn(part).map(sourceOf);
  return {
    line: place + 1,
    paragraph: unmarked(lines[place] ?? says).trim(),
    sources: [named(open, own), elsewhere, own].find(({ length }) => length > 0) ?? [],
  };
}
