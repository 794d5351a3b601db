import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { styleTargets } from '../oldest-browsers.ts';

/** What may use a style: the page itself and the scripts of its islands. */
export interface StyleUser {
  readonly extension: 'html' | 'js';
  readonly raw: string;
}

// Set while the page is in use, by scripts or by the browser.
const changingAttributes = ['data-print', 'data-scrolled', 'data-tool', 'open', 'style'];

/**
 * The style sheet without the rules and custom properties that none of the users can bring into
 * play, minified. Words are compared, not structure: a rule that might apply is kept.
 */
export async function usedStyles(css: string, users: readonly StyleUser[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [...users],
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
