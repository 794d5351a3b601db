import { transform } from 'esbuild';
import { scriptTargets } from './oldest-browsers.ts';

/** For the bundler: writes the readers of PDFs and photographs, most of which are libraries, in the grammar of the oldest browsers. */
export const lowerReader = () => ({
  name: 'lower-reader',
  renderChunk: async (code: string, { name }: { name: string }) => {
    if (!name.startsWith('leitor')) return undefined;
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
