import { decodeHTML } from 'entities';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { joined } from '#words/phrases.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { onEveryPage } from './on-every-page.ts';
import { type BuiltPage, builtPages } from './pages.ts';

interface Node {
  '@type': string | string[];
  '@id'?: string;
  dateModified?: string;
  isPartOf?: Node;
  lastReviewed?: string;
  name?: string;
  reviewedBy?: Node;
  [property: string]: unknown;
}

const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

const graphOf = ({ html }: BuiltPage): Node[] =>
  [...html.matchAll(block)].flatMap(
    ([, text = '']) => (JSON.parse(text) as { '@graph': Node[] })['@graph'],
  );

const typesOf = (node: Node): string[] => [node['@type']].flat();

/** The page without the marks that React leaves between two texts. */
const read = ({ html }: BuiltPage): string => html.replaceAll('<!-- -->', '');

const pageNodeOf = (page: BuiltPage): Node => {
  const node = find(graphOf(page), 'WebPage');
  if (!node) throw new Error(`${page.path} has no WebPage`);
  return node;
};

const find = (nodes: Node[], type: string): Node | undefined =>
  nodes.find((node) => typesOf(node).includes(type));

/**
 * What schema.org's vocabulary, as the types of schema-dts, has against these nodes: unknown types
 * and properties, values of a wrong type, at any depth. One line per fault.
 */
function faultsOf(nodes: readonly { path: string; node: Node }[]): string[] {
  const file = 'tests/built/nodes.generated.ts';
  const lines = nodes.map(({ node }, index) => {
    const leaves = typesOf(node).map((type) => `schema.${type}Leaf`);
    const type = leaves.length > 1 ? `schema.MergeLeafTypes<[${leaves.join(', ')}]>` : leaves[0];
    return `export const node${index}: ${type} = ${JSON.stringify(node)};`;
  });
  const source = ["import type * as schema from 'schema-dts';", ...lines].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file: where, start = 0, messageText }) => {
    const line = where?.getLineAndCharacterOfPosition(start).line ?? 0;
    const text = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
    return `${nodes[line - 1]?.path}: ${text}`;
  });
}

/** Where any text may stand, and each page has its own. */
const wordsOfPages = /^(?:@id|date\w+|description|headline|image|item|lastReviewed|name|url)$/;

/** One page for each form that a node takes. */
const eachForm = (nodes: readonly { path: string; node: Node }[]) => [
  ...new Map(
    nodes.map((one) => {
      const form = (name: string, value: unknown) =>
        wordsOfPages.test(name) && typeof value === 'string' ? '' : value;
      return [JSON.stringify(one.node, form), one];
    }),
  ).values(),
];

const inner = builtPages.filter(({ path }) => path !== '/' && path !== '/404');
const home = builtPages.find(({ path }) => path === '/') as BuiltPage;

test('todo grafo segue o vocabulário do schema.org', () => {
  const nodes = builtPages.flatMap((page) =>
    graphOf(page).map((node) => ({ path: page.path, node })),
  );
  expect(nodes.length).toBeGreaterThan(2 * sitePaths().length);
  // The check itself, on faults that it must see: a property of another type, an unknown one deep
  // inside, a value of a wrong type, a type that does not exist.
  const wrong: Node[] = [
    { '@type': 'LegalService', lastReviewed: '2026-11-20' },
    { '@type': 'LegalService', address: { '@type': 'PostalAddress', street: 'Rua' } },
    { '@type': ['WebPage', 'Article'], reviewedBy: { '@type': 'Place', name: 'Cidade' } },
    { '@type': 'LawPractice', name: 'Escritório' },
  ];
  const faults = faultsOf([
    ...eachForm(nodes),
    ...wrong.map((node, index) => ({ path: `#${index}`, node })),
  ]);
  const expected = faults.filter((fault) => fault.startsWith('#'));
  expect([...new Set(expected.map((fault) => fault.slice(0, 2)))]).toEqual(
    wrong.map((_, index) => `#${index}`),
  );
  expect(faults.filter((fault) => !fault.startsWith('#'))).toEqual([]);
});

test('a página inicial apresenta o escritório, cada pessoa com a sua inscrição, e o site', () => {
  const graph = graphOf(home);
  const [service, site] = [find(graph, 'LegalService'), find(graph, 'WebSite')];
  expect(service?.['@id']).toMatch(/^https:\/\/[^/]+\/#escritorio$/);
  expect(service?.telephone).toMatch(/^\+55\d{10,11}$/);
  expect(site).toMatchObject({ inLanguage: 'pt-BR', publisher: { '@id': service?.['@id'] } });
  const text = decodeHTML(read(home).replace(block, ''));
  for (const fact of [service?.name, service?.email, service?.identifier]) {
    expect(text).toContain(fact);
  }
  const people = graph.filter((node) => typesOf(node).includes('Person'));
  expect(people.length).toBeGreaterThan(0);
  for (const person of people) {
    const credentials = person.hasCredential as { identifier: string }[];
    const numbers = joined(credentials.map(({ identifier }) => identifier));
    expect(text).toContain(`${person.name}</b>, ${numbers}`);
    expect(person.worksFor).toEqual({ '@id': service?.['@id'] });
  }
  expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|review"|priceRange|award/);
});

test('o que as páginas citam por @id a página inicial apresenta', () => {
  const known = new Set(graphOf(home).map((node) => node['@id']));
  for (const page of inner) {
    const { isPartOf, reviewedBy } = pageNodeOf(page);
    expect(known, page.path).toContain(isPartOf?.['@id']);
    if (reviewedBy) expect(known, page.path).toContain(reviewedBy['@id']);
  }
});

onEveryPage('os dados dizem o mesmo que a página mostra', inner, (page) => {
  const { html } = page;
  expect(html.match(block)).toHaveLength(1);
  const node = pageNodeOf(page);
  expect(node['@id']).toBe(
    decodeHTML(/property="og:url" content="([^"]+)"/.exec(html)?.[1] ?? '?'),
  );
  expect(node.inLanguage).toBe('pt-BR');

  const crumbs = find(graphOf(page), 'BreadcrumbList')?.itemListElement;
  const [, nav = ''] = /<nav[^>]*aria-label="Você está em"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  const visible = [...nav.matchAll(/<li[^>]*>(?:<a href="([^"]+)">)?([^<]+)/g)].map(
    ([, href, name = '']) => ({ name: decodeHTML(name), href }),
  );
  expect(visible.length).toBeGreaterThan(1);
  const origin = new URL(node['@id'] ?? '').origin;
  expect(crumbs).toEqual(
    visible.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href && { item: origin + href }),
    })),
  );

  const signed = /Conferido por [^<]*<time dateTime="([^"]+)"/.exec(html)?.[1];
  expect(node.lastReviewed).toBe(signed);
  expect(typesOf(node)).toEqual(node.dateModified ? ['WebPage', 'Article'] : ['WebPage']);
  if (!node.dateModified) return;
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
  // The first of a month is an ordinal, which Intl does not know.
  const updated = day.format(new Date(node.dateModified)).replace(/^1 /, '1º ');
  const text = read(page).replaceAll('\u00a0', ' ');
  expect(text).toContain(`Texto atualizado em ${updated}.`);
  const answers = node.reviewedBy
    ? `Conferido por ${node.reviewedBy.name}, OAB`
    : `>${updated}</time>, ainda não conferido por `;
  expect(text).toContain(answers);
});

test('só as páginas de ferramentas e perguntas, sem texto revisado, ficam sem data', () => {
  const undated = inner
    .filter((page) => !pageNodeOf(page).dateModified)
    .map(({ path }) => path)
    .filter((path) => sitePaths().includes(path));
  expect(undated.sort()).toEqual(['/ferramentas', '/por-onde-comecar']);
});

test('nenhum dado pode fechar o seu bloco', () => {
  for (const { html } of builtPages) {
    for (const [, text] of html.matchAll(block)) expect(text).not.toContain('<');
  }
});
