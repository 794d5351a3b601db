import { expect, it } from 'vitest';
import { islandScripts } from './island-scripts.ts';

const files: Record<string, string> = {
  '/_astro/Tool.a.js': 'import{a}from"./shared.b.js";m=["_astro/Result.c.js"]',
  '/_astro/shared.b.js': 'export const a=1',
  '/_astro/Result.c.js': 'import"./Tool.a.js";import"./shared.b.js"',
};
const read = (path: string) => {
  const text = files[path];
  if (text === undefined) throw new Error(`No such file: ${path}`);
  return text;
};

it('finds every script behind an island, each once', () => {
  const html = '<astro-island component-url="/_astro/Tool.a.js" renderer-url="/_astro/r.js">';
  expect(islandScripts(html, read)).toEqual(Object.values(files));
});

it('finds none on a page of prose', () => {
  expect(islandScripts('<p>"./x.js"</p>', read)).toEqual([]);
});
