import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { oneLine } from './fault.ts';
import { textFaults } from './judge-text.ts';

/** In `npm run dev`, a saved text that the gates would refuse is named in the terminal at once. */
export const warnWhileWriting = (): AstroIntegration => ({
  name: 'warn-while-writing',
  hooks: {
    'astro:server:setup': ({ server: { watcher }, logger }) => {
      watcher.add('content');
      watcher.on('change', (path) => {
        const file = relative('.', path);
        if (!/^content\/.*\.(?:md|yaml)$/.test(file)) return;
        for (const fault of textFaults(file, readFileSync(path, 'utf8'), dayOfBuild()))
          logger.warn(oneLine(fault));
      });
    },
  },
});
