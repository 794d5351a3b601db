import { expect, it } from 'vitest';
import { shortNames, withShortNames } from './short-names.ts';

const names = shortNames('src');

it('gives every class and custom property a short name of its own', () => {
  expect(names.size).toBeGreaterThan(150);
  expect(names.has('header-module-links')).toBe(true);
  expect(names.get('--ink')).toMatch(/^--[a-z]\d$/);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const short of names.values()) expect(short).toMatch(/^(?:--)?[a-gi-z][0-9a-z]{1,2}$/);
});

it('replaces known names wherever they stand, and nothing else', () => {
  const known = new Map([['header-module-row', 'a0']]);
  expect(withShortNames('<p class="wrap header-module-row">', known)).toBe('<p class="wrap a0">');
  expect(withShortNames('.header-module-row>b{}', known)).toBe('.a0>b{}');
  const property = new Map([['--ink', '--b0']]);
  expect(withShortNames('--ink:#000;--ink-2:var(--ink)', property)).toBe(
    '--b0:#000;--ink-2:var(--b0)',
  );
  for (const text of ['header-module-rows', 'sub-header-module-row', 'header row']) {
    expect(withShortNames(text, known)).toBe(text);
  }
});
