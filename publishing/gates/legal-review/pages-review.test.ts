import { expect, it } from 'vitest';
import { benefitSlugs } from '#texts/load/benefits.ts';
import { benefitPath } from '#texts/paths.ts';
import { waitingPages } from './pages-review.ts';

it('traz cada benefício e cada situação, e diz em que parte está cada frase', () => {
  const pages = waitingPages();
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(benefitSlugs().map(benefitPath)),
  );
  const rows = pages.flatMap((page) => page.rows);
  expect(rows.length).toBeGreaterThan(150);
  // A page has ten times more text below its first part than above it.
  const above = rows.filter(([, part]) => part === 'no alto da página');
  expect(above.length).toBeLessThan(rows.length / 3);
});
