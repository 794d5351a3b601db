/** Not as a comment names them, between signs of code. */
const phrases = /(?<![`\w])(?:any|every)Of`[^`]+`/g;

/** For the bundler: the phrases of engine/words/any-of.ts without the ends of their lines, which are for who reads them. */
export const phrasesInOneLine = () => ({
  name: 'phrases-in-one-line',
  transform: (code: string) => {
    const packed = code.replaceAll(phrases, (all) =>
      all.replaceAll(/,\s+/g, ', ').replaceAll(/\n\s*/g, ''),
    );
    return packed === code ? undefined : { code: packed, map: null };
  },
});
