import type { AstroIntegration } from 'astro';

/** In `npm run dev`, a saved text shows at once: all is read anew, also what failed on a mistake now put right. */
export const reloadOnContentChange = (): AstroIntegration => ({
  name: 'reload-on-content-change',
  hooks: {
    'astro:server:setup': ({ server: { watcher, environments } }) => {
      watcher.add(['content', 'practice']);
      const reload = (path: string) => {
        if (!/(?:content|practice)[\\/].*\.(?:md|yaml|json)$/.test(path)) return;
        for (const { moduleGraph, hot } of Object.values(environments)) {
          moduleGraph.invalidateAll();
          hot.send({ type: 'full-reload' });
        }
      };
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, reload);
    },
  },
});
