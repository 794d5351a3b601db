import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { loadSite } from '#document/site.ts';
import { missingValues } from '#texts/figures/figures.ts';
import { publishedPages } from '#texts/load/published-pages.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages } from './pages.ts';

const firstMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes valid HTML: <meta/>, autoComplete, required="".
    'void-style': 'off',
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Safari drops list semantics with list-style none, so role="list" is not redundant there.
    'no-redundant-role': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    // CSS Modules name classes after file and part.
    'class-pattern': 'off',
    // The telephone links carry no-break characters where needed through CSS.
    'tel-non-breaking': 'off',
  },
});

test('o mapa do site é o registro sem os passos, e nada além do registro é publicado', () => {
  const pages = publishedPages(() => ({ text: '0' }));
  const listed = pages.filter(({ isHidden }) => !isHidden);
  expect(sitePaths().sort()).toEqual(listed.map(({ path }) => path).sort());
  const built = builtPages.map(({ path }) => path).filter((path) => path !== '/404');
  expect(built.sort()).toEqual(pages.map(({ path }) => path).sort());
});

test('toda lista fora de um menu diz ao Safari que é lista', () => {
  for (const { path, html } of builtPages) {
    const lists = html.replace(/<nav.*?<\/nav>/gs, '').match(/<[uo]l\b[^>]*>/g) ?? [];
    expect(
      lists.filter((tag) => !tag.includes('role="list"')),
      path,
    ).toEqual([]);
  }
});

test('título e descrição são únicos e cabem nos resultados de busca', () => {
  const titles = builtPages.map(({ html }) => firstMatch(html, /<title>([^<]+)</));
  const descriptions = builtPages.map(({ html }) =>
    firstMatch(html, /name="description" content="([^"]+)"/),
  );
  expect(new Set(titles).size).toBe(builtPages.length);
  expect(new Set(descriptions).size).toBe(builtPages.length);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
});

/** Astro's own, for the element in which an island stands. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

onEveryPage('HTML válido', builtPages, async ({ path, html }) => {
  const { results } = await validator.validateString(html.replace(islandStyle, ''), path);
  const messages = results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
    ),
  );
  expect(messages).toEqual([]);
});

onEveryPage('português, um h1, nada embutido que a política proíba', builtPages, ({ html }) => {
  expect(html).toContain('<html lang="pt-BR"');
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/ on[a-z]+="/);
  expect(html).not.toMatch(/["'(]data:/);
});

onEveryPage('diz o que deve dizer em toda página', builtPages, ({ html }) => {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('OAB/UF 000.000');
  expect(text).toContain('não substitui a análise do caso');
  expect(text).toContain('Este site não é do INSS nem do governo');
  expect(text).toContain(
    'Nunca pedimos senha do gov.br, foto de cartão ou PIX para liberar benefício',
  );
  expect(text).toContain('Site de demonstração');
  expect(html).toContain('<meta name="robots" content="noindex"');
  for (const href of ['/privacidade', '/acessibilidade', 'https://meu.inss.gov.br', 'tel:135']) {
    expect(html).toContain(`href="${href}"`);
  }
});

test('só aparece como antigo o número que falta no dia da construção', () => {
  const isMissing = missingValues(loadSite().date).length > 0;
  const old = builtPages.filter(({ html }) => html.includes('ainda não atualizado'));
  if (isMissing) expect(old.length).toBeGreaterThan(0);
  else expect(old.map(({ path }) => path)).toEqual([]);
});
