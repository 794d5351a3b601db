import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstVisitWeight } from './page-weight.ts';

/** Text that cannot be packed below its bytes: two letters tell each of them. */
const unpackable = (bytes: number): string =>
  Array.from({ length: Math.ceil(bytes / 32) }, (_, part) =>
    createHash('sha256').update(`${part}`).digest('hex'),
  )
    .join('')
    .slice(0, 2 * bytes);

it('soma a página, a letra e o ícone, cada um uma vez', () => {
  const files: Record<string, Buffer> = {
    '/favicon.svg': Buffer.from(unpackable(4_000)),
    '/_astro/a-b.C1.woff2': Buffer.alloc(6_500),
  };
  const read = (path: string) => files[path] ?? Buffer.alloc(0);
  const text = unpackable(20_000);
  const named = '<link href="/favicon.svg"><b>/_astro/a-b.C1.woff2 /_astro/a-b.C1.woff2</b>';
  expect(firstVisitWeight('<p>', read)).toBe(0);
  expect(firstVisitWeight('<p>/_astro/a-b.C1.woff2', read)).toBe(7);
  const added = firstVisitWeight(named + text, read) - firstVisitWeight(text, read);
  // 6.5 of the font and 4 of the icon, give or take what packing and rounding make of them.
  expect(added).toBeGreaterThanOrEqual(9);
  expect(added).toBeLessThanOrEqual(12);
});

it('um texto que se repete pesa pouco', () => {
  expect(firstVisitWeight('repetido '.repeat(10_000), () => Buffer.alloc(0))).toBe(0);
});
