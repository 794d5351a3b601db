import { expect, test } from 'vitest';
import { notFoundPath, readSite } from '#server/read-site.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { builtPages, linksOf } from './pages.ts';

const addresses = new Set(
  readSite(siteFolder)
    .map(({ path }) => path)
    .filter((path) => path !== notFoundPath),
);
const html = new Map(builtPages.map((page) => [page.path, page.html]));

/** What a link on this page leads to, below any origin; nothing for links elsewhere. */
const targetOf = (from: string, href: string) => {
  const origin = 'https://here.invalid';
  const { origin: there, pathname, hash } = new URL(href, origin + from);
  return there === origin ? { path: pathname, anchor: decodeURIComponent(hash.slice(1)) } : null;
};

const isDead = (from: string, href: string): boolean => {
  const target = targetOf(from, href);
  if (!target) return false;
  const { path, anchor } = target;
  if (path !== from && !addresses.has(path)) return true;
  return anchor !== '' && !html.get(path)?.includes(` id="${anchor}"`);
};

test.each(builtPages.map((page) => [page.path, page] as const))(
  '%s: nenhum link interno ou âncora morta',
  (path, page) => {
    const hrefs = linksOf(page).map(({ href }) => href);
    expect(hrefs.filter((href) => targetOf(path, href)).length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => isDead(path, href))).toEqual([]);
  },
);

test('o exame acha um endereço que mudou, um que não há e uma âncora que não há', () => {
  const wrong = ['/privacidade/', '/Privacidade', '/nada', '/404', '#nada', '/fontes#nada'];
  expect(wrong.filter((href) => isDead('/privacidade', href))).toEqual(wrong);
  expect(isDead('/fontes', '/privacidade#conteudo')).toBe(false);
});

test('das perguntas, só o começo pede para ser indexado', () => {
  const start = '/por-onde-comecar';
  const isIndexed = (text = '') => /<link rel="canonical"/.test(text);
  expect(isIndexed(html.get(start))).toBe(true);
  const later = builtPages.filter(({ path }) => path.startsWith(`${start}/`));
  expect(later.length).toBeGreaterThan(20);
  for (const { path, html } of later) {
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(isIndexed(html), path).toBe(false);
  }
});

test('toda pergunta e todo fim se alcançam do começo, e cada fim leva a um benefício ou ao guia', () => {
  const start = '/por-onde-comecar';
  const seen = new Set([start]);
  const ends: string[] = [];
  for (const path of seen) {
    const page = { path, html: html.get(path) ?? '' };
    const hrefs = linksOf(page).map(({ href }) => href.replace(/[?#].*/, ''));
    const next = hrefs.filter((href) => href.startsWith(`${start}/`));
    for (const href of next) seen.add(href);
    if (page.html.includes('id="o-que-ler"')) ends.push(path);
    if (!ends.includes(path)) continue;
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(page.html) ?? [];
    const read = linksOf({ path, html: main }).map(({ href }) => href);
    expect(
      read.some((href) => /^\/(?:beneficios|conteudos|ferramentas|glossario)\//.test(href)),
      path,
    ).toBe(true);
  }
  const all = builtPages.map(({ path }) => path).filter((path) => path.startsWith(start));
  expect([...seen].sort()).toEqual(all.sort());
  expect(ends.length).toBeGreaterThan(10);
});
