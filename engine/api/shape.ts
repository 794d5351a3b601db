import { InvalidDateError, type IsoDate, isoDate } from '#law/date.ts';

/** Thrown for an input that is not what a function asks for: which field, and how to put it right. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** `residents[0].relationship`; empty for the whole input. */
  readonly field: string;

  constructor(field: string, message: string) {
    super(`${field ? `“${field}”` : 'A entrada'}: ${message}`);
    this.field = field;
  }
}

/** What a value has to be: reads it or throws, and says the same as JSON Schema. */
export interface Shape<T> {
  /** @throws {InputError} */
  readonly read: (told: unknown, at: string) => T;
  readonly schema: object;
  readonly isOptional?: true;
}

/** The same as callers write it: days as plain text, and what is not known left out. */
export type Told<T> = T extends IsoDate
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Told<Item>[]
    : T extends object
      ? { readonly [K in keyof T as undefined extends T[K] ? never : K]: Told<T[K]> } & {
          readonly [K in keyof T as undefined extends T[K] ? K : never]?: Told<T[K]>;
        }
      : T;

const shown = (told: unknown): string => JSON.stringify(told) ?? 'nada';

/** A day written AAAA-MM-DD. */
export const day: Shape<IsoDate> = {
  schema: { type: 'string', format: 'date' },
  read: (told, at) => {
    try {
      return isoDate(typeof told === 'string' ? told : shown(told));
    } catch (error) {
      if (!(error instanceof InvalidDateError)) throw error;
      throw new InputError(at, error.message);
    }
  },
};

export const flag: Shape<boolean> = {
  schema: { type: 'boolean' },
  read: (told, at) => {
    if (typeof told === 'boolean') return told;
    throw new InputError(at, `${shown(told)} não serve. Escreva true ou false, sem aspas.`);
  },
};

export const whole = (least: number, most: number): Shape<number> => ({
  schema: { type: 'integer', minimum: least, maximum: most },
  read: (told, at) => {
    if (Number.isSafeInteger(told) && Number(told) >= least && Number(told) <= most)
      return Number(told);
    throw new InputError(
      at,
      `${shown(told)} não serve. Escreva um número inteiro, sem aspas, de ${least} a ${most}.`,
    );
  },
});

/** Money in whole cents: R$ 1.621,00 is 162100. Far below where products stop being exact. */
export const cents: Shape<number> = whole(0, 100_000_000_000);

export const text: Shape<string> = {
  schema: { type: 'string' },
  read: (told, at) => {
    if (typeof told === 'string' && told !== '') return told;
    throw new InputError(at, `${shown(told)} não serve. Escreva um texto, entre aspas.`);
  },
};

interface Words<W> extends Shape<W> {
  readonly schema: { readonly enum: readonly W[] };
}

export const oneOf = <const W extends string>(...words: readonly W[]): Words<W> => ({
  schema: { enum: words },
  read: (told, at) => {
    const found = words.find((word) => word === told);
    if (found !== undefined) return found;
    throw new InputError(at, `${shown(told)} não serve. Use um destes: ${words.join(', ')}.`);
  },
});

/** Either a text among words, or something else. */
export const wordOr = <W extends string, T>(words: Words<W>, other: Shape<T>): Shape<W | T> => ({
  schema: { anyOf: [words.schema, other.schema] },
  read: (told, at) => {
    const word = words.schema.enum.find((one) => one === told);
    return word ?? other.read(told, at);
  },
});

/** May be left out: then it is not known. */
export const optional = <T>({ read, schema }: Shape<T>): Shape<T | undefined> => ({
  schema,
  isOptional: true,
  // In JSON what is not known may also be written as null.
  read: (told, at) => (told === undefined || told === null ? undefined : read(told, at)),
});

export const list = <T>(item: Shape<T>): Shape<readonly T[]> => ({
  schema: { type: 'array', items: item.schema },
  read: (told, at) => {
    if (!Array.isArray(told))
      throw new InputError(at, `${shown(told)} não serve. Escreva uma lista: [ … ].`);
    return told.map((one: unknown, index) => item.read(one, `${at}[${index}]`));
  },
});

/** Named fields and no others: one that is not known would be passed over in silence. */
export const record = <T extends object>(
  fields: {
    readonly [K in keyof Required<T>]: Shape<T[K]>;
  },
): Shape<T> => {
  const named = Object.entries<Shape<unknown>>(fields);
  return {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])),
      required: named.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    },
    read: (told, at) => {
      if (typeof told !== 'object' || told === null || Array.isArray(told))
        throw new InputError(at, `${shown(told)} não serve. Escreva os campos: { … }.`);
      const under = (name: string): string => (at ? `${at}.${name}` : name);
      const stray = Object.keys(told).find((name) => !Object.hasOwn(fields, name));
      if (stray !== undefined)
        throw new InputError(
          under(stray),
          `este campo não existe. Os campos são: ${named.map(([name]) => name).join(', ')}.`,
        );
      const read = named.map(([name, shape]) => {
        const value: unknown = Reflect.get(told, name);
        if (value === undefined && !shape.isOptional)
          throw new InputError(under(name), 'falta este campo.');
        return [name, shape.read(value, under(name))] as const;
      });
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T;
    },
  };
};
