import { posix } from 'node:path';

const islandAddress = /\scomponent-url="([^"]+)"/g;
const importedFile = /["'`]([\w./-]+\.js)["'`]/g;

/** Workers, which stand beside the pages, draw nothing. */
const worker = /^\/[\w-]+\.js$/;

/**
 * The code of every script that the islands of a page may load, directly or through another one.
 * React itself, the renderer, holds no class names and is left out.
 */
export function islandScripts(html: string, read: (path: string) => string): string[] {
  const code = new Map<string, string>();
  const visit = (path: string) => {
    if (code.has(path) || worker.test(path)) return;
    const text = read(path);
    code.set(path, text);
    for (const [, file = ''] of text.matchAll(importedFile)) {
      visit(file.startsWith('.') ? posix.join(posix.dirname(path), file) : `/${file}`);
    }
  };
  for (const [, path = ''] of html.matchAll(islandAddress)) visit(path);
  return [...code.values()];
}
