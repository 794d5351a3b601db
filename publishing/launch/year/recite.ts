const bracketed = /\[([a-z0-9, -]+)\]/g;

/** A text that cites the norms of the year in place of those that they follow. */
export const recite = (text: string, followed: ReadonlyMap<string, readonly string[]>): string =>
  text.replaceAll(bracketed, (list, inner: string) => {
    const keys = inner.split(',').map((key) => key.trim());
    if (!keys.some((key) => followed.has(key))) return list;
    return `[${[...new Set(keys.flatMap((key) => followed.get(key) ?? key))].join(', ')}]`;
  });
