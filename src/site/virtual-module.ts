/** For the bundler: a module that no file holds, made when the site is built. */
export function virtualModule(name: string, exported: () => Readonly<Record<string, unknown>>) {
  const id = `\0${name}`;
  return {
    name,
    resolveId: (asked: string) => (asked === name ? id : undefined),
    load: (asked: string) =>
      asked === id
        ? Object.entries(exported())
            .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
