import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { ZodType } from 'zod';
import { ContentError, describeIssues } from './content-error.ts';

/** Parses YAML text; a syntax fault becomes a ContentError with its line. */
function parseYaml(text: string, file: string): unknown {
  const document = parseDocument(text);
  const fault = document.errors[0];
  if (fault) {
    const line = fault.linePos?.[0].line;
    throw new ContentError(file, [
      `linha ${line ?? '?'}: a escrita do YAML está errada (${fault.message.split('\n')[0]}). ` +
        'Confira os dois-pontos, as aspas e os espaços do começo da linha.',
    ]);
  }
  return document.toJS();
}

/** Checks a parsed value against a schema; every fault is reported at once. */
function check<T>(schema: ZodType<T>, value: unknown, file: string): T {
  const result = schema.safeParse(value ?? {});
  if (!result.success) throw new ContentError(file, describeIssues(result.error));
  return result.data;
}

/** Reads a file, saying in Portuguese which one is missing. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch (cause) {
    throw new ContentError(path, [`o arquivo não foi encontrado (${(cause as Error).message}).`]);
  }
}

/** Reads and validates a YAML file. */
export function readYaml<T>(path: string, schema: ZodType<T>): T {
  return check(schema, parseYaml(readText(path), path), path);
}

/** A text with its validated front matter. */
export interface SourceText<T> {
  file: string;
  data: T;
  body: string;
  /** Line of the file on which the body starts, for messages. */
  firstLine: number;
}

/** Splits "--- yaml --- markdown" and validates the first part. */
export function readFrontMatter<T>(path: string, schema: ZodType<T>): SourceText<T> {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(path));
  if (!match) {
    throw new ContentError(path, [
      'o arquivo deve começar com “---”, os campos, e outra linha “---” antes do texto.',
    ]);
  }
  const [, frontMatter = '', body = ''] = match;
  const firstLine = frontMatter.split('\n').length + 3;
  return { file: path, data: check(schema, parseYaml(frontMatter, path), path), body, firstLine };
}
