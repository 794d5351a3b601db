import { expect, test } from 'vitest';
import { addressesIn, deadLinks, targetOf } from '#gates/links/dead-links.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { builtPages, linksOf } from './pages.ts';

const html = new Map(builtPages.map((page) => [page.path, page.html]));

test('nenhum link interno ou âncora morta, e toda página leva a outras', () => {
  expect(deadLinks(builtPages, addressesIn(siteFolder))).toEqual([]);
  for (const page of builtPages) {
    const inside = linksOf(page).filter(({ href }) => targetOf(page.path, href));
    expect(inside.length, page.path).toBeGreaterThan(5);
  }
});

test('o exame acha um endereço que mudou, um que não há e uma âncora que não há', () => {
  const wrong = ['/privacidade/', '/Privacidade', '/nada', '/404', '#nada', '/fontes#nada'];
  const right = ['/fontes', '/privacidade#conteudo', '#conteudo', 'https://nada.example/'];
  const page = {
    path: '/privacidade',
    html: [...wrong, ...right, wrong[0]].map((href) => `<a href="${href}">x</a>`).join(''),
  };
  const others = builtPages.filter(({ path }) => path !== page.path);
  const own = { ...page, html: `<main id="conteudo">${page.html}</main>` };
  const dead = deadLinks([own, ...others], addressesIn(siteFolder));
  expect(dead.map(({ href }) => href)).toEqual(wrong);
  expect(dead.filter(({ isPart }) => isPart)).toHaveLength(2);
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
