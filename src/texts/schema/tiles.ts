/** Colour and icon of a benefit: one tile each, with what a writer calls it. */
export const tileNames = {
  bpc: 'BPC/LOAS',
  aux: 'auxílio',
  ida: 'idade',
  pen: 'pensão',
  rev: 'revisão',
  pcd: 'deficiência',
} as const;

export type Tile = keyof typeof tileNames;
