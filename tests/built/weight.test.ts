import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { siteFolder } from '../browser/site-folder.ts';
import { serveSite } from '../browser/site-server.ts';
import { onTheWire } from '../browser/wire.ts';
import { onEveryPage } from './on-every-page.ts';
import { builtPages } from './pages.ts';

const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const packed = new Map<string, number>();

/** Bytes of a text, packed; many pages have the same programs. */
function brotli(text: string): number {
  const size = packed.get(text) ?? brotliCompressSync(text, hardest).length;
  packed.set(text, size);
  return size;
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0);

/**
 * A whole page, compressed, with its headers: 14,400 bytes come in ten segments. Where the words of a
 * page need more, what it needs. A little more is told, and fails only past the margin.
 */
const pageBudgets = [
  // A sheet with its fields; every norm with its address. Their words alone are 7,000.
  // Names of their programs pack in some bytes more or less.
  { paths: /^\/(meu-caso|fontes)$/, most: 18_700 },
  // The longest texts, the list of all, and every term of law with how it is counted by hand.
  {
    paths:
      /^\/(assuntos|conteudos\/beneficio-indeferido|ferramentas\/prazo-do-recurso|beneficios\/(auxilio-doenca|bpc-loas|como-contribuir|pensao-por-morte|salario-maternidade))$/,
    most: 17_000,
  },
  // The form or the search of a page that has a text besides; the names of its programs pack in some bytes more or less.
  { paths: /^\/(carta|indicadores)$/, most: 15_950 },
  // The form, and the helps: who cannot read hears the page. Names of programs pack in fifty bytes more or less.
  { paths: /^\/$/, most: 16_550 },
  // Long texts; a question that can be heard before its program is there.
  { paths: /^\/(beneficios\/(beneficio-cortado|bpc-crianca)$|ferramentas\/)/, most: 14_650 },
  { paths: /^/, most: 14_400 },
];
const margin = 1.04;
/**
 * What is inlined for every page; with what fetches the program of a form of its own; with what
 * starts an island: Astro's own, mostly; with what reads a page or a question aloud besides.
 */
const inlineBudget = { page: 1_000, form: 1_200, island: 2_700, islandHeard: 3_000 };

/** What closes a letter as the next one opens. */
const letterBudget = 50;

const kindOf = (html: string): keyof typeof inlineBudget => {
  if (html.includes('<astro-island'))
    return html.includes('data-listen') ? 'islandHeard' : 'island';
  return /data-program|data-case-acts/.test(html) ? 'form' : 'page';
};
/** All script files that the first use of an island fetches. */
const scriptBudget = 90_000;

const { origin, server } = await serveSite();
afterAll(() => server.close());

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*(?:json|src=))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('');

onEveryPage('dentro do orçamento antes de qualquer toque', builtPages, async ({ path, html }) => {
  const { headBytes, body } = await onTheWire(origin + path);
  expect(body.length).toBeGreaterThan(1_000);
  const size = headBytes + body.length;
  const pageBudget = pageBudgets.find(({ paths }) => paths.test(path))?.most ?? 0;
  if (size > pageBudget)
    console.warn(`${path}: ${size} bytes, ${size - pageBudget} acima do orçamento`);
  expect(size).toBeLessThanOrEqual(pageBudget * margin);

  const most = inlineBudget[kindOf(html)] + (html.includes('id="letra-') ? letterBudget : 0);
  expect(brotli(inlineScripts(html))).toBeLessThanOrEqual(most);
});

const sizeOf = (program: string) => brotli(readFileSync(`${siteFolder}/_astro/${program}`, 'utf8'));

/** What starts the island of a page: its programs and all that they import at once. */
function startingPrograms(html: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const code = readFileSync(`${siteFolder}/_astro/${name}`, 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      add(next);
    }
  };
  for (const [, name = ''] of html.matchAll(/\/_astro\/([\w.-]+\.js)/g)) add(name);
  return [...found];
}

const withIsland = builtPages.filter(({ html }) => html.includes('<astro-island'));

const tools = builtPages.filter(({ path }) => path.startsWith('/ferramentas/'));

test('os formulários e as ferramentas são as páginas que têm programa', () => {
  expect(withIsland.map(({ path }) => path).sort()).toEqual(
    ['/', '/carta', '/papeis', ...tools.map(({ path }) => path)].sort(),
  );
});

onEveryPage(
  'o que põe o formulário ou a ferramenta em uso cabe em 90 KB',
  withIsland,
  ({ html }) => {
    const programs = startingPrograms(html);
    expect(programs.length).toBeGreaterThan(2);
    expect(sum(programs.map(sizeOf))).toBeLessThanOrEqual(scriptBudget);
  },
);

test('a procura, programa e índice, cabe em 60 KB', () => {
  const program = brotli(readFileSync(`${siteFolder}/procura.js`, 'utf8'));
  expect(program).toBeGreaterThan(10_000);
  expect(program).toBeLessThanOrEqual(60_000);
});

test('o número cabe em 1 KB', () => {
  expect(brotli(readFileSync(`${siteFolder}/numero.js`, 'utf8'))).toBeLessThanOrEqual(1_000);
});

// Two of them are the days and terms that were a program of their own; three and a half, the ways in which days,
// receipts and photographs are written, and in which people tell of them.
test('o que explica uma carta, com as frases que conhece e um segundo leitor, cabe em 50 KB', () => {
  const programs = readdirSync(`${siteFolder}/_astro`).filter((name) =>
    /LetterView.*\.js$/.test(name),
  );
  expect(programs.length).toBe(1);
  // As of a page: names of programs pack some hundred bytes differently from one clone to the next.
  for (const name of programs) expect(sizeOf(name)).toBeLessThanOrEqual(50_000 * margin);
});

/** Each rule of retirement, and each share of a family, has sentences of its own. */
const resultBudget = (name: string) => (/^(Retirement|Pension)/.test(name) ? 17_600 : 17_000);

// With it come its sentences, each by the name under which a lawyer signs it.
test('o resultado de cada ferramenta cabe em 17 KB', () => {
  const programs = readdirSync(`${siteFolder}/_astro`).filter((name) =>
    /ResultView.*\.js$/.test(name),
  );
  expect(programs.length).toBe(tools.length);
  // As of a page, a warning that somebody needs does not wait for the last bytes.
  for (const name of programs)
    expect.soft(sizeOf(name), name).toBeLessThanOrEqual(resultBudget(name) * margin);
});
