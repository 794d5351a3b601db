/** Made by `indicator-rows.ts` when the site is built; `unpackIndicators` reads it. */
declare module 'virtual:indicators' {
  export const rows: readonly import('./pack-indicators.ts').PackedIndicator[];
}
