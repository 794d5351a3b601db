import { z } from 'zod';

/** A schema as plain data, so that the page in the browser can hold it too. */
export interface JsonSchema {
  title?: string;
  /** What one entry of a list is called. */
  one?: string;
  description?: string;
  type?: string;
  format?: string;
  enum?: readonly string[];
  const?: unknown;
  /** What a writer reads for each value of `enum`. */
  names?: Readonly<Record<string, string>>;
  /** A list of the site from which the value is chosen. */
  choices?: string;
  examples?: readonly string[];
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
}

/** What a schema of content asks of whoever writes. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** What stands in each place of a list, the first included. */
export const itemOf = ({ items, prefixItems }: JsonSchema): JsonSchema =>
  items ?? prefixItems?.[0] ?? {};

/** The values of a list under names that the writer gives. */
export const valuesOf = ({ additionalProperties }: JsonSchema): JsonSchema | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** A number, or a number or a word in its place: written as words. */
export const isNumberOrWord = ({ type, anyOf }: JsonSchema): boolean =>
  type === 'integer' || (anyOf !== undefined && !anyOf.some(({ properties }) => properties));
