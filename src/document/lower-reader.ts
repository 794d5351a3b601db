import { transform } from 'esbuild';
import { scriptTargets } from './oldest-browsers.ts';

/** For the bundler: writes the reader of PDFs, most of which is a library, in the grammar of the oldest browsers. */
export const lowerReader = () => ({
  name: 'lower-reader',
  renderChunk: async (code: string, { name }: { name: string }) => {
    if (name !== 'leitor') return undefined;
    const lowered = await transform(code, {
      // Workers are built without the `build.target` of astro.config.ts.
      target: scriptTargets,
      minify: true,
      // It asks for the newest Unicode tables, which the library does not need.
      supported: { 'regexp-unicode-property-escapes': true },
    });
    return { code: lowered.code, map: null };
  },
});
