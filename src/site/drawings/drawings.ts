const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const drawingNames = Object.keys(files).map((file) =>
  file.slice('./'.length, -'.svg'.length),
);

/** Where its shapes stand, and the shapes. Throws an error where a file holds no drawing. */
export function shapesOf(file: string) {
  const [, viewBox, shapes] =
    /<svg [^>]*viewBox="([^"]+)">(.+)<\/svg>/.exec(file.replace(/\n\s*/g, '')) ?? [];
  if (!viewBox || !shapes) throw new Error(`no drawing: ${file}`);
  return { viewBox, shapes };
}

/** The same of one that is called by its name. */
export const partsOf = (name: string) => shapesOf(files[`./${name}.svg`] ?? name);
