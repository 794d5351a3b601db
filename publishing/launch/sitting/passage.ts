import { readFileSync } from 'node:fs';
import { citation, citations, isCitationKey } from '#law/citations.ts';
import { quotedIn, unmarked } from '#texts/signing/quoted.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { openedFor } from './opened.ts';
import { quotesOf } from './quotes.ts';
import { type Source, sourcesOf } from './sources.ts';
import { waitingList } from './waiting-item.ts';

interface Passage {
  /** From 1; undefined where the text says the sentence nowhere as it is quoted. */
  line: number | undefined;
  /** The paragraph, or the field, without marks of emphasis and links. */
  paragraph: string;
  /** Where to read what is to be opened: the norms that it names; where none is known, those of the part. */
  sources: Source[];
  /** Words of it that somebody has copied. */
  quotes: string[];
}

/** A line of a list without its name and quotation marks. */
const field = /^\s*(?:- )?(?:[\w-]+: )?"?(.*?)"?\s*$/;

/** The lines of a text without its list of what waits, which quotes the sentence too and keeps its place. */
const linesOf = (text: string): string[] =>
  text.replace(waitingList, (list) => list.replaceAll(/[^\n]/g, '')).split('\n');

/** From the last line that fits before a place, to the next one after it. */
function around(lines: readonly string[], place: number, isBorder: (line: string) => boolean) {
  const first = lines.findLastIndex((line, index) => index <= place && isBorder(line));
  const next = lines.findIndex((line, index) => index > place && isBorder(line));
  return lines.slice(Math.max(first, 0), next === -1 ? undefined : next);
}

/** The sources of the part of a text. */
function sourcesAround(file: string, lines: readonly string[], place: number): Source[] {
  const isPart = (line: string) =>
    file.endsWith('.md') ? /^(?:## |---$)/.test(line) : /^(?: {2})?- |^[a-z]/i.test(line);
  const part = around(lines, place, isPart).join('\n');
  const keys = [...new Set(part.match(/[a-z0-9][a-z0-9-]+/g))].filter(isCitationKey);
  return keys.map((key) => {
    const { label, url } = citation(key);
    return { norm: citations[key]?.norm ?? '', label, url };
  });
}

type Waiting = Pick<WaitingSentence, 'file' | 'says' | 'open'>;

/** Reads where a sentence stands in its file: its part of a page, its entry of a list. */
export function passageOf({ file, says, open }: Waiting): Passage {
  const lines = linesOf(readFileSync(file, 'utf8'));
  const place = lines.findIndex((line) => quotedIn(line, says) !== undefined);
  const sources = sourcesOf(open);
  const quotes = openedFor(open).flatMap(quotesOf);
  if (place === -1) return { line: undefined, paragraph: says, sources, quotes };
  return {
    line: place + 1,
    paragraph: unmarked(lines[place] ?? says).replace(field, '$1'),
    sources: sources.length > 0 ? sources : sourcesAround(file, lines, place),
    quotes,
  };
}
