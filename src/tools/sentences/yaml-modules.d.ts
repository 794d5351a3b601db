/** Made by `result-texts.ts` when the site is built. */
declare module '#results/*.yaml' {
  const texts: import('#texts/load/results.ts').ResultTexts;
  // biome-ignore lint/style/noDefaultExport: a file of data is one value
  export default texts;
}
