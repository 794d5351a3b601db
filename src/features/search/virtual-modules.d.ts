/** Made by `search-rows.ts` when the site is built. */
declare module 'virtual:search-rows' {
  export const rows: readonly import('./find.ts').Row[];
  export const learned: string;
  export const codes: readonly import('../indicators/pack-indicators.ts').PackedIndicator[];
}
