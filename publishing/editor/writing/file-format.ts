import { parse } from 'yaml';
import type { JsonSchema } from '../config/json-schema.ts';
import { fileToForm, formToFile } from './form.ts';
import { bodyKey, sourceKey } from './form-names.ts';
import { keepWriting } from './keep-writing.ts';
import type { Fields } from './values.ts';

/** How the files of a collection are read into a form and written from it. */
export interface FileFormat {
  schema: JsonSchema;
  /** Fields between "---" and a text below them. */
  hasBody: boolean;
  isJson?: boolean;
}

function parts(source: string, hasBody: boolean): { fields: string; gap: string; body: string } {
  if (!hasBody) return { fields: source, gap: '', body: '' };
  const [, fields = '', gap = '', body = ''] =
    /^---\n([\s\S]*?\n)---\n(\n*)([\s\S]*)$/.exec(source) ?? [];
  return { fields, gap, body };
}

/** What the form shows of a file. Throws where the YAML cannot be read. */
export function readFile({ schema, hasBody }: FileFormat, source: string): Fields {
  const { fields, body } = parts(source, hasBody);
  return {
    ...fileToForm(schema, parse(fields)),
    ...(hasBody ? { [bodyKey]: body } : {}),
    [sourceKey]: source,
  };
}

/** The file that a form makes: where nothing was changed, the one that was read. */
export function writeFile({ schema, hasBody, isJson }: FileFormat, form: Fields): string {
  const source = String(form[sourceKey] ?? '');
  const { fields, gap, body } = parts(source, hasBody);
  const before: unknown = fields === '' ? undefined : parse(fields);
  const yaml = keepWriting(fields, formToFile(schema, form, before), { isJson });
  if (!hasBody) return yaml;
  const text = String(form[bodyKey] ?? '').replaceAll('\r\n', '\n');
  const isKept = text.trimEnd() === body.trimEnd();
  return `---\n${yaml}---\n${source === '' ? '\n' : gap}${isKept ? body : `${text.trim()}\n`}`;
}
