/** Made by `tool-links.ts` when the site is built. */
declare module 'virtual:tool-citations' {
  export const links: import('./citation-links.ts').CitationLinks;
}
