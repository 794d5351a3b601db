import {
  chosen,
  entryKey,
  entryValue,
  kindKey,
  kindNames,
  rootList,
} from '../writing/form-names.ts';
import { anyEntry, below } from './field-pattern.ts';
import { isNumberOrWord, itemOf, type JsonSchema, valuesOf } from './json-schema.ts';

export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  [option: string]: unknown;
}

interface Standing {
  /** As `fieldPattern` writes it. */
  at: string;
  known: Choices;
}

/** What a writer chooses from, by the names that schemas give the lists. */
export type Choices = Readonly<Record<string, readonly { label: string; value: string }[]>>;

function hintOf({ description, examples, maxLength }: JsonSchema): string | undefined {
  const parts = [
    description?.replace(/[^.]$/, '$&.'),
    examples?.[0] && `Exemplo: “${examples[0]}”.`,
    maxLength && `No máximo ${maxLength} letras.`,
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

const optionsOf = ({ enum: values, names, choices }: JsonSchema, known: Choices) => {
  if (values) return values.map((value) => ({ value, label: names?.[value] ?? value }));
  return choices === undefined ? undefined : known[choices];
};

function widgetOf(
  schema: JsonSchema,
  { at, known }: Standing,
): Record<string, unknown> & { widget: string } {
  const options = optionsOf(schema, known);
  if (options) return { widget: 'select', options };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.format === 'color') return { widget: 'color' };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'string') return { widget: 'frase', at };
  throw new Error(`no widget for ${JSON.stringify(schema)}`);
}

const isObject = ({ properties }: JsonSchema): boolean => properties !== undefined;

/** What an entry of a list is called while it is folded. */
const summaryOf = (fields: readonly EditorField[]): string => {
  const named = fields.find(({ widget }) => widget === 'frase' || widget === 'select');
  return named ? `{{fields.${named.name}}}` : '';
};

function listField(
  schema: JsonSchema,
  { at, known }: Standing,
): Record<string, unknown> & { widget: string } {
  const item = itemOf(schema);
  const standing = { at: below(at, anyEntry), known };
  const { minItems: min, maxItems: max } = schema;
  const limits = {
    ...(schema.one === undefined ? {} : { label_singular: schema.one }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
  const options = optionsOf(item, known);
  if (options) return { widget: 'select', multiple: true, options, ...limits };
  if (!isObject(item)) {
    const field = fieldOf(
      'item',
      { title: schema.one ?? schema.title, ...item },
      { ...standing, required: true },
    );
    return { widget: 'list', field, ...limits };
  }
  const fields = fieldsOf(item, standing);
  return { widget: 'list', fields, summary: summaryOf(fields), collapsed: true, ...limits };
}

/** A record becomes a list of its entries: its names are the writer's to give. */
function entriesField(values: JsonSchema, { at, known }: Standing) {
  const standing = { at: below(at, anyEntry), known };
  const key = { name: entryKey, label: 'Nome', widget: 'string', required: true };
  const fields = isObject(values)
    ? fieldsOf(values, standing)
    : [fieldOf(entryValue, values, { ...standing, required: true })];
  return {
    widget: 'list',
    fields: [key, ...fields],
    summary: `{{fields.${entryKey}}}`,
    collapsed: true,
  };
}

const kindsField = (kinds: readonly JsonSchema[], standing: Standing) => ({
  widget: 'object',
  typeKey: kindKey,
  types: kinds.map((kind) => {
    const label = kind.title ?? '';
    return isObject(kind)
      ? { name: kindNames.own, label, fields: fieldsOf(kind, standing) }
      : {
          name: kindNames.named,
          label,
          fields: [fieldOf(chosen, { ...kind }, { ...standing, required: true })],
        };
  }),
});

/** The field for one value. @throws where the schema gives it no title, or holds what no widget can show */
function fieldOf(
  name: string,
  schema: JsonSchema,
  { required, ...standing }: Standing & { required: boolean },
): EditorField {
  const { title } = schema;
  if (!title) throw new Error(`“${name}” has no title in its schema`);
  const hint = hintOf(schema);
  const values = valuesOf(schema);
  const inner = (() => {
    if (isNumberOrWord(schema))
      return { widget: 'frase', at: standing.at, isDigits: schema.type === 'integer' };
    if (schema.anyOf) return kindsField(schema.anyOf, standing);
    if (values) return entriesField(values, standing);
    if (schema.type === 'array') return listField(schema, standing);
    if (isObject(schema)) return { widget: 'object', fields: fieldsOf(schema, standing) };
    return widgetOf(schema, standing);
  })();
  const isScalar = typeof schema.default !== 'object' && schema.default !== undefined;
  return {
    name,
    label: title,
    required,
    ...(hint ? { hint } : {}),
    ...(isScalar ? { default: schema.default } : {}),
    ...inner,
  };
}

/** The fields of a form for what a schema describes, in the order of the schema. @throws as above */
export function fieldsOf(schema: JsonSchema, { at, known }: Standing): EditorField[] {
  if (schema.type === 'array') return [fieldOf(rootList, schema, { at, known, required: true })];
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, inner]) =>
    fieldOf(name, inner, { at: below(at, name), known, required: required.includes(name) }),
  );
}
