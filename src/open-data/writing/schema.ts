import { schemaFile } from '../addresses.ts';
import type { Column, ColumnKind, Subject } from '../table.ts';

type Schema = Readonly<Record<string, unknown>>;

const text = { type: 'string', minLength: 1 };

/** A month that exists; with a day, one that a month may have. */
const month = '\\d{4}-(?:0[1-9]|1[0-2])';
const day = `${month}-(?:0[1-9]|[12]\\d|3[01])`;

const kinds: Readonly<Record<ColumnKind, Schema>> = {
  month: { type: 'string', pattern: `^${month}$` },
  day: { type: 'string', pattern: `^${day}$` },
  cents: { type: 'integer', minimum: 0 },
  whole: { type: 'integer' },
  number: { type: 'number' },
  text,
  list: { type: 'array', items: text },
  yesNo: { type: 'boolean' },
  address: { type: 'string', pattern: '^https://' },
};

const cell = ({ kind, says, only, isOptional }: Column): Schema => {
  const kept = { ...kinds[kind], ...(only && { enum: only }) };
  return {
    description: says,
    ...(isOptional ? { anyOf: [kept, { type: 'null' }] } : kept),
  };
};

const strict = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const head = (id: string, title: string, address: string): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${address}${schemaFile(id)}`,
  title,
});

const envelope = {
  $schema: { type: 'string' },
  id: text,
  titulo: text,
  descricao: text,
  licenca: { const: 'CC-BY-4.0' },
  fonte: text,
  pagina: kinds.address,
};

/** The JSON Schema (2020-12) of the file of a subject. */
export const schemaOf = ({ id, title, columns }: Subject, address: string): Schema => ({
  ...head(id, title, address),
  ...strict({
    ...envelope,
    id: { const: id },
    aviso: { description: 'O que é preciso saber antes de usar.', ...orNull(text) },
    mudouEm: { description: 'O dia da última mudança.', ...kinds.day },
    valeAte: {
      description:
        'Até quando o arquivo sabe. Depois disso, busque de novo. Nulo: sem fim marcado.',
      ...orNull({ type: 'string', pattern: `^(?:${month}|${day})$` }),
    },
    conferido: {
      description: 'Se comparamos todas as linhas com a fonte.',
      ...kinds.yesNo,
    },
    linhas: {
      type: 'array',
      minItems: 1,
      items: strict(Object.fromEntries(columns.map((column) => [column.name, cell(column)]))),
    },
  }),
});

/** The schema that the files of worked cases share. */
export const casesSchema = (address: string): Schema => ({
  ...head('casos', 'Casos resolvidos de uma regra', address),
  ...strict({
    ...envelope,
    aviso: text,
    casos: {
      type: 'array',
      minItems: 10,
      items: strict({
        caso: text,
        fonte: orNull(text),
        dia: kinds.day ?? {},
        fatos: { type: 'object' },
        resultado: { type: 'object', minProperties: 1 },
      }),
    },
  }),
});
