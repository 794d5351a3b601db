import {
  type Document,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import type { Fault } from '#gates/fault.ts';
import { fieldPattern, type Path } from '../config/field-pattern.ts';
import type { JsonSchema } from '../config/json-schema.ts';
import type { FileFormat } from '../writing/file-format.ts';
import { bodyKey } from '../writing/form-names.ts';
import { fieldNames, withLabels } from './field-names.ts';

/** A fault as it is shown beside what somebody writes. */
export interface ShownFault extends Omit<Fault, 'place'> {
  /** "Pessoa 1 (“Ana”) › Nome", "Texto, linha 12", or another file. */
  where: string;
  /** The field that it is in, as `fieldPattern` writes it, and the words in it. */
  field?: string;
  value?: string;
}

function stepInto(parent: unknown, child: unknown): Path {
  if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
  return isSeq(parent) ? [parent.items.indexOf(child)] : [];
}

function pathOn(document: Document, lines: LineCounter, line: number): Path | undefined {
  let found: Path | undefined;
  visit(document, {
    Scalar: (key, node, above) => {
      if (key === 'key' || !node.range || found) return;
      const [first, last] = [node.range[0], Math.max(node.range[0], node.range[1] - 1)];
      if (lines.linePos(first).line > line || lines.linePos(last).line < line) return;
      found = above.flatMap((parent, index) => stepInto(parent, above[index + 1] ?? node));
    },
  });
  return found;
}

// As the readers of files begin what they say of one field.
const ofField = /^campo “([^”]+)”: ?(.*)$/s;

const pathOf = (written: string): Path =>
  written.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const sentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

class Draft {
  readonly #schema: JsonSchema;
  readonly #document: Document;
  readonly #lines = new LineCounter();

  constructor(schema: JsonSchema, yaml: string) {
    this.#schema = schema;
    this.#document = parseDocument(yaml, { lineCounter: this.#lines });
  }

  #at(path: Path): Pick<ShownFault, 'where' | 'field' | 'value'> {
    const found: unknown = this.#document.getIn(path);
    return {
      where: fieldNames(this.#schema, path, this.#document.toJS({ maxAliasCount: -1 })),
      field: fieldPattern(this.#schema, path),
      // A field that is missing is an empty one of the form.
      value: found === undefined || found === null || isNode(found) ? '' : String(found),
    };
  }

  /** The fault by the field that it names; else by its line. */
  shown({ reason, ...fault }: Omit<Fault, 'place'>, line: number): ShownFault {
    const [, named, own] = ofField.exec(reason) ?? [];
    const path = named === undefined ? undefined : pathOf(named);
    const told = { ...fault, reason: own && path ? sentence(own) : reason };
    const at = path ?? (line > 0 ? pathOn(this.#document, this.#lines, line) : undefined);
    const place = at ? this.#at(at) : { where: line > 0 ? `Linha ${line}` : 'O arquivo' };
    return { ...withLabels(this.#schema, told), ...place };
  }
}

/** Faults of a draft by their fields, those of other files by their place; `nameOf`: what people call a file. */
export function shownFaults(
  faults: readonly Fault[],
  {
    file,
    text,
    format,
    nameOf,
  }: { file: string; text: string; format: FileFormat; nameOf: (file: string) => string },
): ShownFault[] {
  const above = format.hasBody ? (/^---\n[\s\S]*?\n---\n\n*/.exec(text)?.[0] ?? '') : text;
  const headLines = above.split('\n').length - 1;
  const yaml = format.hasBody ? above.replace(/^---\n/, '\n').replace(/---\n+$/, '') : text;
  const draft = new Draft(format.schema, yaml);
  return faults.map(({ place, ...fault }) => {
    const [, placed = place, written] = /^(.*?)(?::(\d+))?$/.exec(place) ?? [];
    const line = Number(written ?? 0);
    if (placed !== file)
      return { ...fault, where: `${nameOf(placed)}${line > 1 ? `, linha ${line}` : ''}` };
    if (!format.hasBody || line <= headLines) return draft.shown(fault, line);
    const where = `Texto, linha ${line - headLines}`;
    return { ...withLabels(format.schema, fault), where, field: bodyKey };
  });
}
