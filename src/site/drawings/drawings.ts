const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const drawingNames = Object.keys(files).map((file) =>
  file.slice('./'.length, -'.svg'.length),
);

/** Throws an error where the drawing has no file. */
export function partsOf(name: string) {
  const file = files[`./${name}.svg`]?.replace(/\n\s*/g, '');
  const [, viewBox, shapes] = /<svg [^>]*viewBox="([^"]+)">(.+)<\/svg>/.exec(file ?? '') ?? [];
  if (!viewBox || !shapes) throw new Error(`src/site/drawings/${name}.svg: no drawing`);
  return { viewBox, shapes };
}
