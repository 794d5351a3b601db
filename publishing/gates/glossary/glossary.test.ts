import { describe, expect, it } from 'vitest';
import { termFinder } from '#texts/glossary/find-terms.ts';
import { loadGlossary } from '#texts/load/glossary.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { glossaryPath } from '#texts/paths.ts';
import { builtPage, builtPaths } from '../published-text/built-site.ts';
import { misplacedHints } from './misplaced.ts';
import { unexplainedTerms } from './unexplained.ts';

const known = publishedPages(() => ({ text: '0' }));
const glossary = loadGlossary(known.map(({ path }) => path));
const find = termFinder(glossary.filter(({ inText }) => inText));

describe('palavras difíceis', () => {
  it('o glossário traz todas, com âncora e explicação', () => {
    const html = builtPage(glossaryPath);
    for (const { id, term, meaning } of glossary) {
      expect(html).toContain(`<dt id="${id}">${term}</dt>`);
      expect(html).toContain(meaning.slice(1));
    }
  });

  it('as de mais de um sentido só se explicam onde alguém leu que o sentido é este', async () => {
    const pages = builtPaths().map((path) => ({ path, html: builtPage(path) }));
    const elsewhere = pages.map((page) => ({ ...page, path: `${page.path}-2` }));
    expect((await misplacedHints(elsewhere, glossary)).length).toBeGreaterThan(10);
  });

  it('são ao todo poucas por página: explicação demais também cansa', () => {
    for (const path of builtPaths()) {
      const buttons = builtPage(path).match(/popoverTarget=/g) ?? [];
      expect(buttons.length, path).toBeLessThanOrEqual(8);
    }
  });
});

describe('a procura de palavras sem explicação', () => {
  const unexplained = async (main: string, explained: string[] = []) =>
    (await unexplainedTerms(`<main>${main}</main>`, { find, explained })).map(({ term }) => term);
  const button =
    '<button popovertarget="g1">carência</button><span id="g1" popover><b>carência: </b>meses, após a perícia.</span>';

  it.each([
    ['<p>A carência conta.</p>', ['carência']],
    [`<p>A ${button} conta. Carência é tempo.</p>`, []],
    [`<p>A carência e a ${button}.</p>`, ['carência']],
    ['<label>Há carência?</label>', ['carência']],
    ['<h2>Carência</h2><p><a href="/x">carência</a></p><dl><dt>Carência</dt></dl>', []],
    ['<p>Per&#237;odo de&nbsp;gra&#231;a.</p>', ['período de graça']],
    ['<p>Baixe no Meu INSS.</p>', []],
  ])('%s', async (html, terms) => {
    expect(await unexplained(html)).toEqual(terms);
  });

  it('deixa passar o que a página explica no texto', async () => {
    expect(await unexplained('<p>A carência conta.</p>', ['carência'])).toEqual([]);
  });
});
