import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { madeOnce, withLibraries } from '#texts/kept-bytes.ts';
import { styleTargets } from '../oldest-browsers.ts';

// A layer without rules keeps its place: the sheet of the site follows.
const layers = readFileSync('src/styles/layers.css', 'utf8');

// Set while the page is in use, by scripts or by the browser.
const changingAttributes = ['data-print', 'data-scrolled', 'data-tool', 'open', 'style'];

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

// `[href^=http]` asks for words that begin so: "https".
const partOfValue = /[~^$*|]=["']?([^"'\]]+)/g;

/** The words in the tags of some HTML that can bring a rule into play. */
function wordsThatCount(css: string, html: string): string[] {
  const named = wordsOf(css);
  const parts = [...new Set([...css.matchAll(partOfValue)].map(([, part = '']) => part))];
  const said = [...wordsOf(html.match(/<[a-z][^>]*/g)?.join(' ') ?? '')].sort();
  return said.filter((word) => named.has(word) || parts.some((part) => word.includes(part)));
}

/** What was found for a style sheet and the words of it that a first screen has: most pages share theirs. */
const found = new Map<string, Promise<string>>();

/**
 * The style sheet without the rules and custom properties that this HTML cannot bring into play, and
 * without those for paper, minified. Words are compared, not structure: a rule that might apply is kept.
 */
export function usedStyles(css: string, html: string): Promise<string> {
  const words = wordsThatCount(css, html).join(' ');
  const key = `${words}\n${css}`;
  const known = found.get(key) ?? keptFor(key, () => withWords(css, words));
  found.set(key, known);
  return known;
}

/** A build finds most of what the one before it found, the same way. */
async function keptFor(key: string, find: () => Promise<string>): Promise<string> {
  const way = JSON.stringify([String(withWords), changingAttributes, styleTargets, layers]);
  const styles = await madeOnce(withLibraries(way + key), '.css', async () =>
    Buffer.from(await find()),
  );
  return styles.toString();
}

async function withWords(css: string, words: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ extension: 'html', raw: words }],
    css: [{ raw: css }],
    variables: true,
    dynamicAttributes: changingAttributes,
    // `:focus-visible` and the like belong to every page; `.a:hover` only where `.a` does.
    safelist: { standard: [/^:(?!hover|popover-open)/] },
    // Nobody points or opens before the sheet of the site is there.
    blocklist: [':hover', ':popover-open'],
  });
  if (!result) throw new Error('PurgeCSS gave no result.');
  const { code } = transform({
    ...styleTargets,
    filename: 'page.css',
    code: Buffer.from(layers + result.css),
    minify: true,
    visitor: {
      Rule: {
        page: () => [],
        media: ({ value: { query } }) =>
          query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return code.toString();
}
