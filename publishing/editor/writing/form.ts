import { isNumberOrWord, itemOf, type JsonSchema, valuesOf } from '../config/json-schema.ts';
import { chosen, entryKey, entryValue, kindKey, kindNames, rootList } from './form-names.ts';
import { type Fields, isFields, isSame } from './values.ts';

const isGroup = ({ properties }: JsonSchema): boolean => properties !== undefined;

const ownKind = ({ anyOf = [] }: JsonSchema): JsonSchema => anyOf.find(isGroup) ?? {};

/** What a form shows of a value of a file: what is left out stands there with its default. */
function toForm(schema: JsonSchema, value: unknown): unknown {
  if (value === undefined) return schema.default;
  const values = valuesOf(schema);
  if (isNumberOrWord(schema)) return String(value);
  if (schema.anyOf) {
    return isFields(value)
      ? { [kindKey]: kindNames.own, ...(toForm(ownKind(schema), value) as Fields) }
      : { [kindKey]: kindNames.named, [chosen]: value };
  }
  if (values && isFields(value)) {
    return Object.entries(value).map(([key, inner]) => {
      const shown = toForm(values, inner);
      return isGroup(values)
        ? { [entryKey]: key, ...(shown as Fields) }
        : { [entryKey]: key, [entryValue]: shown };
    });
  }
  if (schema.type === 'array' && Array.isArray(value))
    return value.map((inner) => toForm(itemOf(schema), inner));
  if (isGroup(schema) && isFields(value)) {
    const shown = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
      const one = toForm(inner, value[name]);
      return one === undefined ? [] : [[name, one]];
    });
    return { ...value, ...Object.fromEntries(shown) };
  }
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty));

function fromGroup(schema: JsonSchema, form: Fields, before: Fields): Fields {
  const { properties = {}, required = [] } = schema;
  const entries = Object.entries(properties).flatMap(([name, inner]): [string, unknown][] => {
    const value = fromForm(inner, form[name], before[name]);
    if (name in before && isSame(value, before[name])) return [[name, before[name]]];
    const isLeftOut =
      isEmpty(value) ||
      (inner.const === true && value === false) ||
      (!(name in before) && isSame(value, inner.default));
    if (isLeftOut && !required.includes(name)) return [];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** One kind or another: the name of a shared one, or fields of its own. */
function fromKinds(schema: JsonSchema, form: Fields, before: unknown): unknown {
  const { [kindKey]: kind, [chosen]: name, ...own } = form;
  return kind === kindNames.own
    ? fromGroup(ownKind(schema), own, isFields(before) ? before : {})
    : name;
}

function fromEntries(values: JsonSchema, form: readonly unknown[], before: unknown): Fields {
  const old = isFields(before) ? before : {};
  return Object.fromEntries(
    form.filter(isFields).map(({ [entryKey]: key, [entryValue]: single, ...own }) => {
      const inner = isGroup(values) ? own : single;
      return [String(key), fromForm(values, inner, old[String(key)])];
    }),
  );
}

/** An entry that was moved keeps what it had. */
function fromList(item: JsonSchema, form: readonly unknown[], before: unknown): unknown[] {
  const old = Array.isArray(before) ? before : [];
  return form.map((inner, index) => {
    const same = old.find((one) => isSame(toForm(item, one), inner));
    return same ?? fromForm(item, inner, old[index]);
  });
}

/**
 * What a file says of what stands in a form: nothing of optional fields left empty, and of defaults
 * only those that it named before.
 * @param before the value as the file had it
 */
function fromForm(schema: JsonSchema, form: unknown, before: unknown): unknown {
  const values = valuesOf(schema);
  if (isNumberOrWord(schema)) return /^\d+$/.test(String(form)) ? Number(form) : form;
  if (schema.anyOf && isFields(form)) return fromKinds(schema, form, before);
  if (values && Array.isArray(form)) return fromEntries(values, form, before);
  if (schema.type === 'array' && Array.isArray(form)) return fromList(itemOf(schema), form, before);
  if (isGroup(schema) && isFields(form))
    return fromGroup(schema, form, isFields(before) ? before : {});
  return form;
}

export const fileToForm = (schema: JsonSchema, value: unknown): Fields =>
  schema.type === 'array'
    ? { [rootList]: toForm(schema, value ?? []) }
    : (toForm(schema, value ?? {}) as Fields);

export const formToFile = (schema: JsonSchema, form: Fields, before: unknown): unknown =>
  schema.type === 'array'
    ? fromForm(schema, form[rootList] ?? [], before)
    : fromForm(schema, form, before);
