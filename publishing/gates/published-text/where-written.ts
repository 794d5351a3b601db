import { readFileSync } from 'node:fs';
import { glossaryFile } from '#texts/load/glossary.ts';
import type { PublishedPage } from '#texts/load/published-pages.ts';
import { placeAt } from '../fault.ts';
import { contentFiles, linesOf, practiceFiles } from './content-lines.ts';
import { slot } from './slot.ts';

interface Source {
  file: string;
  rows: readonly string[];
  lines: readonly { line: number; text: string }[];
}

const wordsOf = (text: string): string[] =>
  text.toLocaleLowerCase('pt-BR').match(/\p{L}{3,}/gu) ?? [];

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Whether a line of a file, with its figures left open, is or holds the published sentence. */
function says(line: string, sentence: string): boolean {
  if (plain(line).includes(sentence)) return true;
  // One word of the sentence, as a title or a term, is not where it is said.
  if (!line.includes(slot)) return false;
  const pieces = plain(line)
    .split(slot)
    .filter((piece) => piece.length > 3);
  return pieces.length > 0 && pieces.every((piece) => sentence.includes(piece.trim()));
}

/** Leads from what a page shows to the line of the file in which it is written. */
export class Written {
  readonly #sources: readonly Source[];
  readonly #fileOf: ReadonlyMap<string, string>;

  /** @param practiceFolder where the practice's own words stand */
  constructor(pages: readonly PublishedPage[], practiceFolder?: string) {
    this.#fileOf = new Map(pages.map(({ path, file }) => [path, file]));
    this.#sources = [...practiceFiles(practiceFolder), ...contentFiles()].map((file) => {
      const source = readFileSync(file, 'utf8');
      return { file, rows: source.split('\n'), lines: linesOf(file, source) };
    });
  }

  ofLink(href: string): string[] {
    return this.#sources.flatMap(({ file, rows }) =>
      rows.flatMap((row, index) =>
        row.includes(`](${href})`) || row.endsWith(` ${href}`) ? [`${file}:${index + 1}`] : [],
      ),
    );
  }

  /**
   * Where a page says a word of the glossary: its own line that has most of the words around it, else
   * that of another text; never the glossary, whose line is the word itself.
   */
  ofWord(path: string, word: string, around: string): string {
    const own = this.#fileOf.get(path);
    const near = new Set(wordsOf(around));
    const known = wordsOf(word);
    const said = this.#sources
      .filter(({ file }) => file !== glossaryFile)
      .flatMap(({ file, lines }) => lines.map((line) => ({ ...line, file, own: file === own })))
      .map((line) => ({ ...line, words: wordsOf(line.text) }))
      .filter(({ words }) => known.every((one) => words.some((other) => other.startsWith(one))))
      .map((line) => ({ ...line, shared: line.words.filter((one) => near.has(one)).length }));
    const most = Math.max(0, ...said.map(({ shared }) => shared));
    const best =
      said.filter((line) => line.own).sort((one, other) => other.shared - one.shared)[0] ??
      said.find(({ shared }) => shared === most);
    return best ? placeAt(best.file, best.line) : this.ofText(path);
  }

  /** Where a text of a page, or the part that it stands in, is written: "content/pages/x.md:12". */
  ofText(place: string, sentence?: string): string {
    const [path = '', part] = place.split(' › ');
    const own = this.#fileOf.get(path);
    const first = this.#sources.toSorted(
      (one, other) => Number(other.file === own) - Number(one.file === own),
    );
    for (const { file, lines } of sentence ? first : []) {
      const found = lines.find(({ text }) => says(text, plain(sentence ?? '')));
      if (found) return `${file}:${found.line}`;
    }
    const rows = this.#sources.find(({ file }) => file === own)?.rows ?? [];
    const heading = rows.findIndex((row) => part && row.replace(/^#+\s+/, '') === part);
    if (heading >= 0) return `${own}:${heading + 1}`;
    return rows.length > 0 ? `${own}:1` : place;
  }
}
