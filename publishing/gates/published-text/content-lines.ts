import { existsSync, globSync, readFileSync } from 'node:fs';
import { homeFileIn } from '#texts/load/home.ts';
import { defaultPracticeFolder, practiceFileIn } from '#texts/load/practice.ts';
import { readableText } from '#texts/load/read-yaml.ts';
import { resultsFolder } from '#texts/load/results.ts';
import { wordsFile } from '#texts/load/words.ts';
import { slot } from './slot.ts';
import type { PublishedText } from './text.ts';

/** One line of a content file, freed of its marks. */
export interface ContentLine {
  file: string;
  /** From 1, as editors count. */
  line: number;
  text: string;
}

const technicalField =
  /^\s*(?:- )?(?:id|key|readOn|to|start|group|tile|drawing|tools|letters|keys|kinds|routes|benefits|benefit|related|pages|citations|base|explains|order|href|verifiedOn|updatedOn|channel|toConfirm|alsoAsked|says|rests|open|code|others|level|effect|isReduced|action|papers|asksInss):/;

const frontMatterKey = /^\s*(?:- )?[a-zA-Z][\w.-]*:(?:\s+|$)/;

/** Also one written with an accent, which the schema refuses. */
const yamlKey = /^\s*(?:- )?\p{L}[\p{L}\w.-]*:(?:\s+|$)/u;

/** The words of a line of Markdown or YAML: no keys, addresses, citation keys, marks of emphasis. */
export function plainLine(line: string, isYaml: boolean): string {
  if (isYaml && /^\s*#/.test(line)) return '';
  if (technicalField.test(line) || /^\s*:+\s*base\b/.test(line) || line === '---') return '';
  return (
    (isYaml ? line.replace(/\s#\s.*$/, '') : line)
      .replace(isYaml ? yamlKey : frontMatterKey, '')
      .replace(/^:::[a-z-]+/, '')
      // The rules of Portuguese do not judge Spanish.
      .replace(/:es\[.*\]/, '')
      // A whole address of ours, alone in its field.
      .replace(/^\s*(?:- )?\/[\w/#-]*$/, '')
      .replaceAll(/\{+[^{}]*\}+/g, slot)
      .replaceAll(/\[([^\]]*)\](?:\([^)]*\)| \((?:https?:|tel:|\/|#)[^)]*\))/g, '$1')
      .replace(/^\[(.*)\]$/, '$1')
      .replace(/^\s*(?:#+|-|\d+[.)])\s+(?:\[[ x]\]\s+)?/, '')
      .replaceAll(/\*\*|^\||\|$|^"|"$/g, '')
      .trim()
  );
}

/** The lines of one file that hold words. */
export function linesOf(file: string, source: string): ContentLine[] {
  const isYaml = file.endsWith('.yaml');
  return source
    .split(/\r?\n/)
    .map((line, index) => ({ file, line: index + 1, text: plainLine(line, isYaml) }))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** Every content file of texts; the practice's own facts and its list of words are no text. */
export const contentFiles = (): string[] =>
  globSync('content/**/*.{md,yaml}')
    .filter((file) => file !== wordsFile)
    .sort();

/** The same of a file as it is; none of one that cannot be read. */
export const linesIn = (file: string): ContentLine[] => linesOf(file, readableText(file) ?? '');

/** The lines of every content file that hold words. */
export const contentLines = (): ContentLine[] => contentFiles().flatMap(linesIn);

/** What the results of the tools say, line by line, where it stands. */
export const resultLines = (): PublishedText[] =>
  contentFiles()
    .filter((file) => file.startsWith(`${resultsFolder}/`))
    .flatMap((file) => linesOf(file, readFileSync(file, 'utf8')))
    .map(({ file, line, text }) => ({
      page: `${file}:${line}`,
      section: '',
      kind: 'paragraph',
      text,
      inFrame: false,
    }));

export const practiceFiles = (folder: string = defaultPracticeFolder): string[] =>
  [practiceFileIn(folder), homeFileIn(folder)].filter((file) => existsSync(file));
