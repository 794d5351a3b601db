import { readFileSync } from 'node:fs';
import { withShared } from '#texts/load/read-yaml.ts';
import { quotedIn, unmarked } from '#texts/signing/quoted.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { openedFor } from './opened.ts';
import { quotesOf } from './quotes.ts';
import { type Source, sourcesOf } from './sources.ts';
import { waitingList } from './waiting-item.ts';

interface Passage {
  /** From 1; undefined where the text says the sentence nowhere as it is quoted. */
  line: number | undefined;
  /** The paragraph, or the field, without marks of emphasis and links, and with the sentences it shares. */
  paragraph: string;
  /** Where to read what is to be opened, as far as it names norms. */
  sources: Source[];
  /** Words of it that somebody has copied. */
  quotes: string[];
}

/** A line of a list without its name and quotation marks. */
const field = /^\s*(?:- )?(?:[\w-]+: )?"?(.*?)"?\s*$/;

/** The lines of a text without its list of what waits, which quotes the sentence too and keeps its place. */
const linesOf = (text: string): string[] =>
  text.replace(waitingList, (list) => list.replaceAll(/[^\n]/g, '')).split('\n');

type Waiting = Pick<WaitingSentence, 'file' | 'says' | 'open'>;

/** Reads where a sentence stands in its file, and what it rests on. */
export function passageOf({ file, says, open }: Waiting): Passage {
  const lines = linesOf(readFileSync(file, 'utf8'));
  const place = lines.findIndex((line) => quotedIn(line, says) !== undefined);
  const sources = sourcesOf(open);
  const quotes = openedFor(open).flatMap(quotesOf);
  if (place === -1) return { line: undefined, paragraph: says, sources, quotes };
  return {
    line: place + 1,
    paragraph: unmarked(withShared(file, lines[place] ?? says)).replace(field, '$1'),
    sources,
    quotes,
  };
}
