import { isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Fault } from '#gates/fault.ts';
import { itemOf, type JsonSchema, valuesOf } from '../config/json-schema.ts';
import type { FileFormat } from '../writing/file-format.ts';
import { bodyKey } from '../writing/form-names.ts';

/** A fault as it is shown beside what somebody writes. */
export interface ShownFault extends Omit<Fault, 'place'> {
  /** "Em resumo, 2", "Texto, linha 12", or another file. */
  where: string;
  /** The words of the field that it is in, as written; the whole text below the fields has `body`. */
  value?: string;
  isBody?: boolean;
}

type Path = (string | number)[];

const inside = (schema: JsonSchema, step: string | number): JsonSchema => {
  const own = schema.anyOf?.find(({ properties }) => properties) ?? schema;
  if (typeof step === 'number') return itemOf(own);
  return own.properties?.[step] ?? valuesOf(own) ?? {};
};

/** "Em resumo, 2" from ["inShort", 1]. */
function namesOf(schema: JsonSchema, path: Path): string {
  let here = schema;
  const names = path.map((step) => {
    here = inside(here, step);
    return typeof step === 'number' ? String(step + 1) : (here.title ?? step);
  });
  return names.join(', ');
}

/** The name or the place under which a map or a list has what is below it. */
function stepInto(parent: unknown, child: unknown): Path {
  if (isPair(parent)) return isScalar(parent.key) ? [String(parent.key.value)] : [];
  return isSeq(parent) ? [parent.items.indexOf(child)] : [];
}

/** The value that stands on a line, and how one comes there. */
function valueOn(yaml: string, line: number): { path: Path; value: string } | undefined {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  let found: { path: Path; value: string } | undefined;
  visit(document, {
    Scalar: (key, node, above) => {
      if (key === 'key' || !node.range || found) return;
      const [first, last] = [node.range[0], Math.max(node.range[0], node.range[1] - 1)];
      if (lines.linePos(first).line > line || lines.linePos(last).line < line) return;
      const path = above.flatMap((parent, index) => stepInto(parent, above[index + 1] ?? node));
      found = { path, value: String(node.value) };
    },
  });
  return found;
}

/** Faults of a draft, each by the field that it is in; those of other files by their place. */
export function shownFaults(
  faults: readonly Fault[],
  { file, text, format }: { file: string; text: string; format: FileFormat },
): ShownFault[] {
  const head = format.hasBody ? (/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '') : text;
  const above = format.hasBody ? (/^---\n[\s\S]*?\n---\n\n*/.exec(text)?.[0] ?? '') : text;
  const headLines = above.split('\n').length - 1;
  const yaml = format.hasBody ? head.replace(/^---\n/, '\n').replace(/---\n$/, '') : text;
  return faults.map(({ place, ...fault }) => {
    const [, placed = place, written] = /^(.*?)(?::(\d+))?$/.exec(place) ?? [];
    if (placed !== file) return { ...fault, where: place };
    const line = Number(written ?? 0);
    if (format.hasBody && line > headLines)
      return { ...fault, where: `Texto, linha ${line - headLines}`, value: bodyKey, isBody: true };
    const found = line > 0 ? valueOn(yaml, line) : undefined;
    return found
      ? { ...fault, where: namesOf(format.schema, found.path), value: found.value }
      : { ...fault, where: line > 0 ? `linha ${line}` : 'o arquivo' };
  });
}
