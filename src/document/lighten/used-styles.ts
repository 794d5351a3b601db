import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { styleTargets } from '../oldest-browsers.ts';

// Set while the page is in use, by scripts or by the browser.
const changingAttributes = ['data-print', 'data-scrolled', 'data-tool', 'open', 'style'];

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

// `[href^=http]` asks for words that begin so: "https".
const partOfValue = /[~^$*|]=["']?([^"'\]]+)/g;

/** The words of the users that can bring a rule into play. */
function wordsThatCount(css: string, users: readonly string[]): string[] {
  const named = wordsOf(css);
  const parts = [...new Set([...css.matchAll(partOfValue)].map(([, part = '']) => part))];
  const said = [...wordsOf(users.join(' '))].sort();
  return said.filter((word) => named.has(word) || parts.some((part) => word.includes(part)));
}

/** What was found for a style sheet and the words of it that its users have: most pages share theirs. */
const found = new Map<string, Promise<string>>();

/**
 * The style sheet without the rules and custom properties that none of the users can bring into
 * play, minified. Words are compared, not structure: a rule that might apply is kept.
 * @param users what may use a style: the page itself, the scripts of its islands
 */
export function usedStyles(css: string, users: readonly string[]): Promise<string> {
  const words = wordsThatCount(css, users).join(' ');
  const key = `${words}\n${css}`;
  const known = found.get(key) ?? withWords(css, words);
  found.set(key, known);
  return known;
}

async function withWords(css: string, words: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ extension: 'html', raw: words }],
    css: [{ raw: css }],
    variables: true,
    dynamicAttributes: changingAttributes,
    // `:focus-visible` and the like belong to every page; `.a:hover` only where `.a` does.
    safelist: { standard: [/^:/] },
  });
  if (!result) throw new Error('PurgeCSS gave no result.');
  const { code } = transform({
    ...styleTargets,
    filename: 'page.css',
    code: Buffer.from(result.css),
    minify: true,
  });
  return code.toString();
}
