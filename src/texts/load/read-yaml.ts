import { readFileSync } from 'node:fs';
import { type Document, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { keptReading } from '../kept-bytes.ts';
import {
  sharedSentence,
  sharedSentencesFile,
  sharedSentencesSchema,
} from '../schema/shared-sentences.ts';
import { ContentError, describeIssues, type LineOf } from './content-error.ts';
import { causesOf, describeYamlFault, swallowedAt, swallowedFault } from './yaml-faults.ts';

interface Parsed {
  value: unknown;
  lineOf: LineOf;
}

/** Where a field stands: its own line, or that of the field around it where it is missing. */
const linesOf =
  (document: Document, lines: LineCounter, above: number): LineOf =>
  (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const key = path[length - 1];
      const pairs = parent && typeof parent === 'object' && 'items' in parent ? parent.items : [];
      const pair = (pairs as unknown[]).find(
        (item) => isPair(item) && isNode(item.key) && String(item.key) === String(key),
      );
      const node = isPair(pair) ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + above;
    }
    return undefined;
  };

/** YAML text parsed; a syntax fault is a ContentError with its line. `above`: lines of the file above the text. */
function parseYaml(text: string, file: string, above: number): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    throw new ContentError(
      file,
      causesOf(document.errors).map((fault) => ({
        text: describeYamlFault(fault),
        line: fault.linePos && fault.linePos[0].line + above,
      })),
    );
  }
  const swallowed = swallowedAt(document, text);
  if (swallowed.length > 0) {
    throw new ContentError(
      file,
      swallowed.map((at) => ({ text: swallowedFault, line: lines.linePos(at).line + above })),
    );
  }
  return { value: plainValue(document, file), lineOf: linesOf(document, lines, above) };
}

function plainValue(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch {
    // The parser counts how often what has a name is called by it.
    throw new ContentError(file, [
      'repete a mesma parte vezes demais, com “&” e “*”. Escreva por extenso.',
    ]);
  }
}

const valueAt =
  (value: unknown) =>
  (path: readonly PropertyKey[]): unknown =>
    path.reduce<unknown>(
      (inner, key) =>
        inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined,
      value,
    );

/** What each schema found right in a file's text, until that is another one. */
const checked = new WeakMap<ZodType, Map<string, { text: string; data: unknown }>>();

/**
 * The text as its schema wants it; every fault is reported at once. All who ask for the same text
 * share what it says.
 * @param above lines of the file that stand above the text
 */
function readAs<T>(schema: ZodType<T>, text: string, file: string, above = 0): T {
  const ofSchema = checked.get(schema) ?? new Map();
  checked.set(schema, ofSchema);
  const known = ofSchema.get(file);
  if (known?.text === text) return known.data;
  const data = check(schema, text, file, above);
  ofSchema.set(file, { text, data });
  return data;
}

const isEmpty =
  'o arquivo está vazio. Desfaça a última mudança dele; se a página não deve existir, apague o arquivo.';

function check<T>(schema: ZodType<T>, text: string, file: string, above: number): T {
  const parsed = () => parseYaml(text, file, above);
  // What was accepted hangs on how faults are looked for.
  const value = keptReading(`${parseYaml}${swallowedAt}${text}`, '.yaml', () => parsed().value);
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  throw new ContentError(
    file,
    value === null ? [isEmpty] : describeIssues(result.error, parsed().lineOf, valueAt(value)),
  );
}

/** Both sides of a merge, which Git leaves to whoever merges. */
function withoutConflict(text: string, path: string): string {
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.startsWith('<<<<<<< ')) + 1;
  if (line === 0) return text;
  throw new ContentError(path, [
    {
      text: 'o Git não soube juntar duas mudanças e deixou as duas, entre “<<<<<<<” e “>>>>>>>”. Fique com o que vale (em signatures.yaml, as duas) e apague as linhas “<<<<<<<”, “=======” e “>>>>>>>”.',
      line,
    },
  ]);
}

/**
 * Reads a file of text, whatever ends its lines and with or without a byte-order mark. Says in
 * Portuguese that it is missing, saved in an encoding that loses its accents, or left half merged.
 */
function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new ContentError(path, ['o arquivo não foi encontrado. Confira o nome e a pasta.']);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    throw new ContentError(path, [
      'o arquivo não está em UTF-8, e os acentos se perdem. Abra o arquivo no editor e salve de novo com a codificação UTF-8.',
    ]);
  }
  return withoutConflict(text, path);
}

export function readYaml<T>(path: string, schema: ZodType<T>): T {
  return readAs(schema, readWhole(path), path);
}

/** What several texts say in the same words, by its key. Throws a ContentError on a faulty file. */
export const sharedSentences = (): ReadonlyMap<string, string> =>
  new Map(
    readYaml(sharedSentencesFile, sharedSentencesSchema).sentences.map((one) => [
      one.key,
      one.text,
    ]),
  );

/**
 * A text with the sentences that it shares with others in place of their keys, `{{regra.key}}`. Each is
 * one line, so that faults keep their lines. Throws a ContentError on an unknown key.
 */
const readWhole = (path: string): string => withShared(path, readText(path));

/** The same of a text that was read. */
export function withShared(path: string, text: string): string {
  if (path === sharedSentencesFile || !text.includes('{{regra.')) return text;
  const known = sharedSentences();
  return text.replaceAll(sharedSentence, (found, key: string) => {
    const sentence = known.get(key);
    if (sentence !== undefined) return sentence;
    throw new ContentError(path, [
      `“${found}”: ${sharedSentencesFile} não tem essa frase. Use uma destas: ${[...known.keys()].join(', ')}`,
    ]);
  });
}

/** The line that the engine names for a fault of JSON. */
function lineOfFault(error: unknown): number | undefined {
  const line = /\(line (\d+) /.exec(error instanceof Error ? error.message : '')?.[1];
  return line === undefined ? undefined : Number(line);
}

/** Reads and validates a JSON file; nearly all JSON is YAML, which knows the lines of its fields. */
export function readJson<T>(path: string, schema: ZodType<T>): T {
  const text = readText(path);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new ContentError(path, [
      {
        text:
          text.trim() === ''
            ? isEmpty
            : 'a escrita do JSON está errada aqui ou na linha de cima. Confira as aspas retas e as vírgulas: cada item termina com uma, menos o último.',
        line: lineOfFault(error),
      },
    ]);
  }
  return readAs(schema, text, path);
}

export interface SourceText<T> extends Body {
  data: T;
}

interface Body {
  file: string;
  body: string;
  /** Line of the file on which the body starts, for messages. */
  firstLine: number;
}

const fieldsAndText = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** What stands in a file; undefined where it cannot be read at all: its reader tells why, and its lines tell nothing. */
export function readableText(path: string): string | undefined {
  try {
    const text = readText(path);
    return !path.endsWith('.md') || fieldsAndText.test(text) ? text : undefined;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Splits "--- yaml --- markdown". */
function splitFrontMatter(path: string): Body & { frontMatter: string } {
  const match = fieldsAndText.exec(readWhole(path));
  if (!match) {
    throw new ContentError(path, [
      readText(path).trim() === ''
        ? isEmpty
        : 'o arquivo deve começar com “---”, os campos, e outra linha “---” antes do texto.',
    ]);
  }
  const [, frontMatter = '', body = ''] = match;
  return { file: path, frontMatter, body, firstLine: frontMatter.split('\n').length + 3 };
}

/** The text alone, whatever its front matter says. */
export function readBody(path: string): Body {
  const { file, body, firstLine } = splitFrontMatter(path);
  return { file, body, firstLine };
}

/** The fields of a text, or all of a list, validated. */
export const readFields = <T>(path: string, schema: ZodType<T>): T =>
  path.endsWith('.md') ? readFrontMatter(path, schema).data : readYaml(path, schema);

/** Splits "--- yaml --- markdown" and validates the first part. */
export function readFrontMatter<T>(path: string, schema: ZodType<T>): SourceText<T> {
  const { frontMatter, ...rest } = splitFrontMatter(path);
  return { ...rest, data: readAs(schema, frontMatter, path, 1) };
}
