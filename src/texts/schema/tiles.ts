/** Colour and icon of a benefit: one tile each. */
export const tiles = ['bpc', 'aux', 'ida', 'pen', 'rev', 'pcd'] as const;
/** The same for whoever chooses one. */
export const tileNames = {
  bpc: 'BPC/LOAS',
  aux: 'auxílio',
  ida: 'idade',
  pen: 'pensão',
  rev: 'revisão',
  pcd: 'deficiência',
} as const satisfies Record<(typeof tiles)[number], string>;

export type Tile = (typeof tiles)[number];
