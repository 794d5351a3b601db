import { type TransformOptions, transform, version } from 'esbuild';
import { madeOnce } from '#texts/kept-bytes.ts';
import { scriptTargets } from './oldest-browsers.ts';

const options: TransformOptions = {
  // Workers are built without the `build.target` of astro.config.ts.
  target: scriptTargets,
  minify: true,
  // It asks for the newest Unicode tables, which the library does not need.
  supported: { 'regexp-unicode-property-escapes': true },
};

const lowering = version + JSON.stringify(options);

/**
 * For the bundler: writes the readers of PDFs and photographs, most of which are libraries, in the
 * grammar of the oldest browsers. Once: the pages and the phone each bundle them.
 */
export const lowerReader = () => ({
  name: 'lower-reader',
  renderChunk: async (code: string, { name }: { name: string }) => {
    if (!name.startsWith('leitor')) return undefined;
    const lowered = await madeOnce(lowering + code, '.js', async () =>
      Buffer.from((await transform(code, options)).code),
    );
    return { code: lowered.toString(), map: null };
  },
});
