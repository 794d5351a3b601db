/** A phone held upright, and a window of a desk. */
export const windows = [
  { name: 'telefone', width: 390, height: 800 },
  { name: 'mesa', width: 1280, height: 800 },
] as const;
