import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstVisitWeight } from './page-weight.ts';

it('soma a página, a letra e o ícone, cada um uma vez', () => {
  const font = randomBytes(6_500);
  const read = (path: string) => (path.endsWith('.woff2') ? font : Buffer.from('<svg/>'));
  const html = `<link href="/favicon.svg"><b>/_astro/a-b.C1.woff2 /_astro/a-b.C1.woff2</b>${randomBytes(10_000).toString('latin1').replace(/[<>]/g, '')}`;
  const plain = firstVisitWeight('<p>', read);
  expect(plain).toBe(0);
  expect(firstVisitWeight('<p>/_astro/a.woff2', read)).toBe(7);
  expect(firstVisitWeight(html, read)).toBeGreaterThan(16);
});

it('um texto que se repete pesa pouco', () => {
  expect(firstVisitWeight('repetido '.repeat(10_000), () => Buffer.alloc(0))).toBe(0);
});
