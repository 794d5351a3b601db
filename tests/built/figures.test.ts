import { expect, test } from 'vitest';
import { loadSite } from '#document/site.ts';
import { oldFigures } from '#gates/truth/old-figures.ts';
import { builtPages } from './pages.ts';

test('o valor de outro ano não aparece como o de agora', () => {
  expect(builtPages.length).toBeGreaterThan(20);
  expect(oldFigures(builtPages, loadSite().date)).toEqual([]);
});
