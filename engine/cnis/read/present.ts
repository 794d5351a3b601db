/** The fields that have a value. */
export function present<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const read = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(read) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
