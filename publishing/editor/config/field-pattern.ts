import { itemOf, type JsonSchema, valuesOf } from './json-schema.ts';

/** How one comes to a value of a file: names of fields, and places in lists. */
export type Path = (string | number)[];

/** In place of what differs from entry to entry. */
export const anyEntry = '*';

/** Below a pattern; an empty one is the whole file. */
export const below = (pattern: string, step: string): string =>
  pattern === '' ? step : `${pattern}.${step}`;

/** The fields where a schema allows something else in their place. */
const withFields = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ properties }) => properties) ?? schema;

/** What a schema says of one step into a value; undefined where it says nothing. */
export function stepInto(schema: JsonSchema, step: string | number): JsonSchema | undefined {
  const own = withFields(schema);
  if (typeof step === 'number') return own.type === 'array' ? itemOf(own) : undefined;
  return own.properties?.[step] ?? valuesOf(own);
}

/** "lawyers.*.oab" for the field of any entry: what the forms call the fields of a file. */
export function fieldPattern(schema: JsonSchema, path: Path): string {
  let here: JsonSchema | undefined = schema;
  let pattern = '';
  for (const step of path) {
    const own = here && withFields(here);
    const isNamed = typeof step === 'string' && own?.properties?.[step] !== undefined;
    pattern = below(pattern, isNamed ? String(step) : anyEntry);
    here = here && stepInto(here, step);
  }
  return pattern;
}
