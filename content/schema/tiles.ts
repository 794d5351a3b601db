/** Colour and icon of a benefit: one tile each. */
export const tiles = ['bpc', 'aux', 'ida', 'pen', 'rev', 'pcd'] as const;
export type Tile = (typeof tiles)[number];
