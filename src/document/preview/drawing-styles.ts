import { readFileSync } from 'node:fs';
import { brandedTokens } from '#texts/brand/tokens.ts';
import { loadSite } from '../site.ts';

const darkHalf = '@media (prefers-color-scheme: dark)';

const { brand, font } = loadSite().look;
const sheet = brandedTokens(readFileSync('src/styles/tokens.css', 'utf8'), brand, font);
const [day = '', night = ''] = sheet.split(darkHalf);

const coloursIn = (half: string): ReadonlyMap<string, string> =>
  new Map(
    [...half.matchAll(/^\s*(--[\w-]+): (#\w+);/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const lightTokens = coloursIn(day);
const darkTokens = coloursIn(night);

/** The colour of a token by day. Throws on a name that tokens.css does not have. */
export function lightColour(token: string): string {
  const colour = lightTokens.get(token);
  if (!colour) throw new Error(`src/styles/tokens.css has no colour “${token}”`);
  return colour;
}

/** The ground of every page by night. */
export const darkPaper = (): string => darkTokens.get('--paper') ?? '';

const rules = [...readFileSync('src/styles/drawing.css', 'utf8').matchAll(/\.d-[\w-]+ \{[^}]+\}/g)];

const withColours = (colourOf: (token: string) => string): string =>
  rules
    .map(([rule]) => rule.replace(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token)))
    .join('\n');

/** The rules of the drawing classes as a plain style sheet, for pictures outside a page. */
export const drawingStyles = withColours(lightColour);

/** The same by night. */
export const nightDrawingStyles = withColours(
  (token) => darkTokens.get(token) ?? lightColour(token),
);
