import { transformSync } from 'esbuild';
import source from '#tools/embed/host.ts?raw';

/** The script for the pages of others: old browsers run it, and nothing of theirs is touched. */
export const GET = (): Response =>
  new Response(
    transformSync(source, { loader: 'ts', format: 'iife', minify: true, target: 'es2018' }).code,
    { headers: { 'content-type': 'text/javascript' } },
  );
