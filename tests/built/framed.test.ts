import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPractice } from '#texts/load/practice.ts';
import { embedPath } from '#texts/paths.ts';
import { embeddableTools } from '#texts/registry.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { onEveryPage } from './on-every-page.ts';
import { framedPages } from './pages.ts';

const { phone, email, chatNumber } = loadPractice('tests/fixtures/demo-practice');
const read = (file: string) => readFileSync(`${siteFolder}/${file}`, 'utf8');

test('as contas para a página de outros são as da lista, e nenhuma busca as acha', () => {
  expect(framedPages.map(({ path }) => path).sort()).toEqual(embeddableTools.map(embedPath).sort());
  for (const file of ['sitemap.xml', 'sw.js', 'procura.js'])
    expect(read(file)).not.toContain('/embutir/');
});

onEveryPage(
  'só a conta: sem menu, sem contato, e quem responde em uma linha',
  framedPages,
  ({ html }) => {
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html.match(/<(?:nav|header|form id|h1)\b/g)).toEqual(['<h1']);
    for (const way of [phone, email, chatNumber, 'wa.me']) expect(html).not.toContain(way);
    expect(html).toMatch(/<footer.*OAB.*<\/footer>/s);
  },
);

test('o programa das páginas de outros fica abaixo de 2 kB', () => {
  expect(read('embutir.js').length).toBeLessThan(2_000);
});
