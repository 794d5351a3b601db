import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '#texts/load/glossary.ts';
import { markTerms } from './mark-terms.ts';

const entry = (term: string, forms: string[] = []): GlossaryTerm => ({
  id: term,
  term,
  forms,
  except: [],
  inText: true,
  meaning: 'algo.',
  base: [],
});
const glossary = [entry('perícia', ['perícias']), entry('carência')];

/** What stands in main, with each word that got its meaning as [id:word=term and the mark after it]. */
const mark = (inMain: string, explained: string[] = []) =>
  markTerms(`<p>perícia</p><main id="m">${inMain}</main><p>perícia</p>`, {
    glossary,
    explained,
    draw: ({ id, text, term, mark }) => `[${id}:${text}=${term}${mark}]`,
  }).replace(/^<p>perícia<\/p><main id="m">([\s\S]*)<\/main><p>perícia<\/p>$/, '$1');

describe('palavras difíceis em uma página', () => {
  it.each([
    [
      'a primeira vez, como o texto a escreve',
      '<p>Duas Perícias.</p>',
      '<p>Duas [g1:Perícias=perícia.]</p>',
    ],
    [
      'só a primeira vez',
      '<p>perícia, perícia</p><p>perícia</p>',
      '<p>[g1:perícia=perícia,] perícia</p><p>perícia</p>',
    ],
    [
      'várias palavras, numeradas',
      '<p>carência e <b>perícia</b></p>',
      '<p>[g1:carência=carência] e <b>[g2:perícia=perícia]</b></p>',
    ],
    [
      'em listas e células',
      '<ul><li>perícia</li></ul><table><tr><td>carência</td></tr></table>',
      '<ul><li>[g1:perícia=perícia]</li></ul><table><tr><td>[g2:carência=carência]</td></tr></table>',
    ],
    [
      'depois de um título que a diz',
      '<h2>Perícia</h2><p>perícia</p>',
      '<h2>Perícia</h2><p>[g1:perícia=perícia]</p>',
    ],
    [
      'depois de um link que a diz',
      '<p><a href="/x">perícia</a>, perícia</p>',
      '<p><a href="/x">perícia</a>, [g1:perícia=perícia]</p>',
    ],
    [
      'depois de sinais vazios',
      '<p><br><img src="a"><input type="text" /> perícia</p>',
      '<p><br><img src="a"><input type="text" /> [g1:perícia=perícia]</p>',
    ],
  ])('explica %s', (_name, html, expected) => {
    expect(mark(html)).toBe(expected);
  });

  it.each([
    '<h3>perícia</h3>',
    '<div>perícia</div>',
    '<p><button>perícia</button></p>',
    '<p><a href="/p"><span>perícia</span></a></p>',
    '<details><summary><p>perícia</p></summary></details>',
    '<ul><li><label><span>perícia</span></label></li></ul>',
    '<dl><dt>perícia</dt></dl>',
    '<table><caption>perícia</caption><tr><th>perícia</th></tr></table>',
    '<p><span class="visually-hidden">perícia</span></p>',
    '<p title="perícia > carência">nada</p>',
    '<p><script>let a = 1 < 2, perícia;</script></p>',
    '<li><astro-island props="{}"><p>perícia</p></astro-island></li>',
    '<p><!-- <p>perícia --></p>',
  ])('deixa como está: %s', (html) => {
    expect(mark(html)).toBe(html);
  });

  it('deixa o que a página já explica', () => {
    expect(mark('<p>perícia e carência</p>', ['perícia'])).toBe(
      '<p>perícia e [g1:carência=carência]</p>',
    );
  });
});
