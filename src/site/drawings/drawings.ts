const files = import.meta.glob<string>('./*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const drawingNames = Object.keys(files).map((file) =>
  file.slice('./'.length, -'.svg'.length),
);

/** The text of its file; of a name without one, the name, which draws nothing and says so. */
export const fileOf = (name: string): string => files[`./${name}.svg`] ?? name;
