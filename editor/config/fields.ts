import {
  chosen,
  entryKey,
  entryValue,
  kindKey,
  kindNames,
  rootList,
} from '../writing/form-names.ts';
import { isNumberOrWord, itemOf, type JsonSchema, valuesOf } from './json-schema.ts';

/** A field as the CMS takes it. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  [option: string]: unknown;
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

/** The widget of a single value. */
function widgetOf(
  schema: JsonSchema,
  known: Choices,
): Record<string, unknown> & { widget: string } {
  const options = optionsOf(schema, known);
  if (options) return { widget: 'select', options };
  if (schema.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (schema.format === 'color') return { widget: 'color' };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer')
    return { widget: 'number', value_type: 'int', min: schema.minimum };
  if (schema.type === 'string') return { widget: 'frase' };
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
  known: Choices,
): Record<string, unknown> & { widget: string } {
  const item = itemOf(schema);
  const { minItems: min, maxItems: max } = schema;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const options = optionsOf(item, known);
  if (options) return { widget: 'select', multiple: true, options, ...limits };
  if (!isObject(item)) {
    const field = fieldOf('item', { title: schema.title, ...item }, { known, required: true });
    return { widget: 'list', field, ...limits };
  }
  const fields = fieldsOf(item, known);
  return { widget: 'list', fields, summary: summaryOf(fields), collapsed: true, ...limits };
}

/** A record becomes a list of its entries: its names are the writer's to give. */
function entriesField(values: JsonSchema, known: Choices) {
  const key = { name: entryKey, label: 'Nome', widget: 'string', required: true };
  const fields = isObject(values)
    ? fieldsOf(values, known)
    : [fieldOf(entryValue, values, { known, required: true })];
  return {
    widget: 'list',
    fields: [key, ...fields],
    summary: `{{fields.${entryKey}}}`,
    collapsed: true,
  };
}

const kindsField = (kinds: readonly JsonSchema[], known: Choices) => ({
  widget: 'object',
  typeKey: kindKey,
  types: kinds.map((kind) => {
    const label = kind.title ?? '';
    return isObject(kind)
      ? { name: kindNames.own, label, fields: fieldsOf(kind, known) }
      : {
          name: kindNames.named,
          label,
          fields: [fieldOf(chosen, { ...kind }, { known, required: true })],
        };
  }),
});

/**
 * The field in which a writer fills in one value.
 * @throws where the schema gives it no title, or holds what no widget can show
 */
function fieldOf(
  name: string,
  schema: JsonSchema,
  { known, required }: { known: Choices; required: boolean },
): EditorField {
  const { title } = schema;
  if (!title) throw new Error(`“${name}” has no title in its schema`);
  const hint = hintOf(schema);
  const values = valuesOf(schema);
  const inner = (() => {
    if (isNumberOrWord(schema)) return { widget: 'string' };
    if (schema.anyOf) return kindsField(schema.anyOf, known);
    if (values) return entriesField(values, known);
    if (schema.type === 'array') return listField(schema, known);
    if (isObject(schema)) return { widget: 'object', fields: fieldsOf(schema, known) };
    return widgetOf(schema, known);
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

/**
 * The fields of a form for what a schema describes, in the order of the schema.
 * @throws as above
 */
export function fieldsOf(schema: JsonSchema, known: Choices): EditorField[] {
  if (schema.type === 'array') return [fieldOf(rootList, schema, { known, required: true })];
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).map(([name, inner]) =>
    fieldOf(name, inner, { known, required: required.includes(name) }),
  );
}
