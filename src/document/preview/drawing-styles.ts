import { readFileSync } from 'node:fs';

const darkHalf = '@media (prefers-color-scheme: dark)';

/** The light value of each colour token: "--rose" → "#fbe3dc". */
const lightTokens: ReadonlyMap<string, string> = new Map(
  [
    ...(readFileSync('src/styles/tokens.css', 'utf8').split(darkHalf)[0] ?? '').matchAll(
      /^\s*(--[\w-]+): (#\w+);/gm,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

/** The colour of a token by day. Throws on a name that tokens.css does not have. */
export function lightColour(token: string): string {
  const colour = lightTokens.get(token);
  if (!colour) throw new Error(`src/styles/tokens.css has no colour “${token}”`);
  return colour;
}

/** The rules of the drawing classes as a plain style sheet, for pictures outside a page. */
export const drawingStyles: string = [
  ...readFileSync('src/styles/drawing.css', 'utf8').matchAll(/\.d-[\w-]+ \{[^}]+\}/g),
]
  .map(([rule]) => rule.replace(/var\((--[\w-]+)\)/g, (_, token: string) => lightColour(token)))
  .join('\n');
