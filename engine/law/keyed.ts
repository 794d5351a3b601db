// What TypeScript knows of an object's keys, which Object.keys and Object.fromEntries forget.

/** The keys of an object that has no others than its type says. */
export const keysOf = <K extends string>(all: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(all) as K[];

export const mapValues = <K extends string, T, U>(
  all: Readonly<Record<K, T>>,
  make: (value: T) => U,
): Record<K, U> =>
  Object.fromEntries(keysOf<K>(all).map((key) => [key, make(all[key])])) as Record<K, U>;
