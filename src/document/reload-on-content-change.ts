import type { AstroIntegration } from 'astro';

/** In `npm run dev`, a saved text shows at once: the loaders read the files anew. */
export const reloadOnContentChange = (): AstroIntegration => ({
  name: 'reload-on-content-change',
  hooks: {
    'astro:server:setup': ({ server: { watcher, ws } }) => {
      watcher.add('content');
      watcher.on('change', (path) => {
        if (/content\/.*\.(md|yaml)$/.test(path)) ws.send({ type: 'full-reload' });
      });
    },
  },
});
