import { EventEmitter } from 'node:events';
import type { AstroIntegration } from 'astro';
import { expect, it, vi } from 'vitest';
import { reloadOnContentChange } from './reload-on-content-change.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;

it.each([
  ['content/pages/seguranca.md', true],
  ['/casa/site/content/glossary.yaml', true],
  ['practice/practice.yaml', true],
  ['src/pages/index.astro', false],
])('ao salvar %s, tudo o que leu textos lê de novo, dos dois lados: %s', (path, reloads) => {
  const environment = () => ({
    moduleGraph: { invalidateAll: vi.fn() },
    hot: { send: vi.fn() },
  });
  const environments = { client: environment(), ssr: environment() };
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const setup = reloadOnContentChange().hooks['astro:server:setup'];
  setup?.({ server: { watcher, environments } } as unknown as Parameters<Setup>[0]);
  watcher.emit('change', path);
  for (const { moduleGraph, hot } of Object.values(environments)) {
    expect(moduleGraph.invalidateAll).toHaveBeenCalledTimes(reloads ? 1 : 0);
    expect(hot.send).toHaveBeenCalledTimes(reloads ? 1 : 0);
  }
});
