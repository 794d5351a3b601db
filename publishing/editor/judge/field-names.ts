import { type Path, stepInto } from '../config/field-pattern.ts';
import { itemOf, type JsonSchema, valuesOf } from '../config/json-schema.ts';
import { isFields } from '../writing/values.ts';

/** What an entry is known by: its first words. */
function entryName(value: unknown): string | undefined {
  const first = isFields(value) ? Object.values(value)[0] : undefined;
  return typeof first === 'string' && first.length <= 40 ? first : undefined;
}

const inside = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** Where something stands in a form, by the names that the form shows: "Pessoa 1 (“Ana”) › Nome". */
export function fieldNames(schema: JsonSchema, path: Path, file: unknown): string {
  let [here, value]: [JsonSchema | undefined, unknown] = [schema, file];
  const names: string[] = schema.type === 'array' ? [schema.title ?? ''] : [];
  for (const step of path) {
    const list = here;
    [here, value] = [here && stepInto(here, step), inside(value, step)];
    if (typeof step === 'string') names.push(here?.title ?? step);
    else {
      const [known, title] = [entryName(value), names.pop()];
      names.push(`${list?.one ?? title} ${step + 1}${known ? ` (“${known}”)` : ''}`.trim());
    }
  }
  return names.join(' › ');
}

function labelsBelow(schema: JsonSchema, found: Map<string, string>): Map<string, string> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    if (inner.title && !found.has(name)) found.set(name, inner.title);
    labelsBelow(inner, found);
  }
  for (const inner of schema.anyOf ?? []) labelsBelow(inner, found);
  if (schema.type === 'array') labelsBelow(itemOf(schema), found);
  const values = valuesOf(schema);
  if (values) labelsBelow(values, found);
  return found;
}

// As the reader of a file says what a form has a switch for.
const switchedOn = /acrescente "([a-zA-Z]+)": true/g;

/** What is said of a file, with the fields that it names (“explains”) called as the form does. */
export function withLabels<Told extends { reason: string; remedy?: string }>(
  schema: JsonSchema,
  told: Told,
): Told {
  const labels = labelsBelow(schema, new Map());
  const called = (text: string, named: RegExp, before = '') =>
    text.replaceAll(named, (quoted, name) => {
      const label = labels.get(name);
      return label ? `${before}“${label}”` : quoted;
    });
  const named = (text: string) => called(called(text, switchedOn, 'ligue '), /“([a-zA-Z]+)”/g);
  return {
    ...told,
    reason: named(told.reason),
    ...(told.remedy === undefined ? {} : { remedy: named(told.remedy) }),
  };
}
