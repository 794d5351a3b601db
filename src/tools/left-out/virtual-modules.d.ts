/** Made by `left-out-ways.ts` when the site is built. */
declare module 'virtual:left-out' {
  /** Addresses of tools, of the page that reads letters and of their reasons that are no pages of this practice. */
  export const leftOut: readonly string[];
}
