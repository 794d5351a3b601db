/** A phone held upright, and a window of a desk. */
export const phone = { name: 'telefone', width: 390, height: 800 } as const;
export const windows = [phone, { name: 'mesa', width: 1280, height: 800 }] as const;
