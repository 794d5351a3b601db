import { transform } from 'esbuild';

/** As `build.target` of astro.config.ts: workers are built without it. */
const oldest = ['chrome109', 'safari15.4', 'firefox115'];

/** For the bundler: writes the reader of PDFs, most of which is a library, in the grammar of the oldest browsers. */
export const lowerReader = () => ({
  name: 'lower-reader',
  renderChunk: async (code: string, { name }: { name: string }) => {
    if (name !== 'leitor') return undefined;
    const lowered = await transform(code, {
      target: oldest,
      minify: true,
      // It asks for the newest Unicode tables, which the library does not need.
      supported: { 'regexp-unicode-property-escapes': true },
    });
    return { code: lowered.code, map: null };
  },
});
