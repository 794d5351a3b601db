import { expect, it } from 'vitest';
import { shortClassNames, withShortClassNames } from './class-names.ts';

const names = shortClassNames('src');

it('gives every class of the components a short name of its own', () => {
  expect(names.size).toBeGreaterThan(150);
  expect(names.has('header-module-links')).toBe(true);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const short of names.values()) expect(short).toMatch(/^[a-z][0-9a-z]{1,2}$/);
});

it('replaces known names wherever they stand, and nothing else', () => {
  const known = new Map([['header-module-row', 'a0']]);
  expect(withShortClassNames('<p class="wrap header-module-row">', known)).toBe(
    '<p class="wrap a0">',
  );
  expect(withShortClassNames('.header-module-row>b{}', known)).toBe('.a0>b{}');
  for (const text of ['header-module-rows', 'sub-header-module-row', 'header row']) {
    expect(withShortClassNames(text, known)).toBe(text);
  }
});
