import { createHash } from 'node:crypto';
import { type Selector, transform } from 'lightningcss';
import base from '../../styles/base.css?inline';
import drawing from '../../styles/drawing.css?inline';
import layers from '../../styles/layers.css?inline';
import print from '../../styles/print.css?inline';
import tokens from '../../styles/tokens.css?inline';
import { styleTargets } from '../oldest-browsers.ts';
import { shortNames } from './class-names.ts';

const parts = import.meta.glob<string>('/src/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const filename = 'site.css';

/** The layer of a folder of `src`: tools lie with the features. */
const layerOf = (folder = ''): string => (folder === 'tools' ? 'features' : folder);

/** A module's styles in the layer of its folder, down to the first layer that it names itself. */
const inLayer = ([path, css]: [string, string]): string => {
  const named = css.search(/@layer|$/);
  return `@layer ${layerOf(path.split('/')[2])}{${css.slice(0, named)}}${css.slice(named)}`;
};

/** Here and inside `:has()` and the like. */
const shorten = (selector: Selector): Selector =>
  selector.map((part) => {
    if (part.type === 'class') return { ...part, name: shortNames.get(part.name) ?? part.name };
    if (part.type === 'pseudo-class' && part.kind !== 'host' && 'selectors' in part)
      return { ...part, selectors: part.selectors.map(shorten) };
    return part;
  });

const whole = transform({
  ...styleTargets,
  filename,
  code: Buffer.from(
    [layers, tokens, base, drawing, ...Object.entries(parts).map(inLayer), print].join('\n'),
  ),
  minify: true,
  visitor: import.meta.env.PROD ? { Selector: shorten } : {},
});

/** Every style of the site, minified. */
export const allStyles = whole.code.toString();

// Its letters are named in the head of each page; named again they would be drawn anew.
const { code } = transform({
  filename,
  code: whole.code,
  minify: true,
  visitor: { Rule: { 'font-face': () => [] } },
});

export const siteSheet = code.toString();

/** The sheet's address: the name changes with the content, so browsers keep it. */
export const sheetAddress = `/_astro/site.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`;
