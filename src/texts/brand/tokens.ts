import { relative, resolve, sep } from 'node:path';
import type { Brand } from '../schema/brand.ts';
import { contrast, nearest, shown } from './colour.ts';
import { type HeadingFont, usualLetters } from './heading-font.ts';

/** Of letters (WCAG 2.2, 1.4.6) and of marks that mean something (1.4.11). */
const forLetters = 7;
const forMarks = 3;

/** What stays as it is under every brand: src/styles/tokens.css. */
export const fixedInks = {
  ink: '#14332a',
  paper: '#fffdfb',
  onStrong: '#fff6ef',
  darkInk: '#f4ede3',
  darkPaper: '#10201b',
} as const;

/** The strong colour of a practice that chose none. */
export const projectStrong = '#0f4a3a';

type Colours = Brand['colours'];

/** The contrast of a colour as CSS may write it, "white" or "#fff"; one that is not understood is let pass. */
function contrastOf(colour: string, ground: string): number {
  try {
    return contrast(shown(colour), ground);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const written = (ratio: number): string => ratio.toFixed(1).replace('.', ',');

interface ContrastFault {
  readonly field: keyof Colours;
  readonly message: string;
}

/** Pairs that not everybody could read, each with the nearest colour that they can; none if all can. */
export function contrastFaults(colours: Colours): ContrastFault[] {
  const pairs: [field: keyof Colours, against: string, what: string, ratio: number][] = [
    ['strong', fixedInks.onStrong, 'as letras claras', forLetters],
    ['soft', fixedInks.ink, 'as letras escuras', forLetters],
    ['accent', fixedInks.paper, 'o fundo da página', forMarks],
  ];
  return pairs.flatMap(([field, against, what, ratio]) => {
    const found = contrast(colours[field], against);
    if (found >= ratio) return [];
    return [
      {
        field,
        message: `“${colours[field]}” com ${what} (${against}) tem contraste ${written(found)}:1, e o mínimo é ${ratio}:1. A cor mais próxima que passa é “${nearest(colours[field], against, ratio)}”`,
      },
    ];
  });
}

const shade = (colour: string, lightness: string, chroma = 'c'): string =>
  shown(`oklch(from ${colour} ${lightness} ${chroma} h)`);

/** The colours of the tokens that a brand changes, by day and by night. */
export function brandTokens({ strong, soft, accent }: Colours): {
  day: Readonly<Record<string, string>>;
  night: Readonly<Record<string, string>>;
} {
  const { onStrong, ink, darkInk, darkPaper } = fixedInks;
  const deep = nearest(shade(strong, '0.33'), onStrong, forLetters);
  const table = nearest(shade(strong, '0.42'), onStrong, forLetters);
  const dim = nearest(shade(soft, '0.28', 'calc(c * 1.2)'), darkInk, forLetters);
  return {
    day: {
      '--forest': strong,
      '--table': strong,
      '--button': strong,
      '--draw-forest': strong,
      '--draw-shade': shade(strong, 'calc(l * 0.78)'),
      '--rose': soft,
      '--draw-wall': soft,
      '--draw-leaf': shade(soft, 'calc(l - 0.06)', 'calc(c * 1.6)'),
      '--leaf': accent,
      '--draw-clay': accent,
      '--draw-clay-dark': shade(accent, 'calc(l * 0.72)'),
    },
    night: {
      '--forest': deep,
      '--table': table,
      '--draw-forest': shade(strong, '0.4'),
      '--draw-shade': shade(strong, '0.25'),
      '--rose': dim,
      '--draw-wall': dim,
      '--draw-leaf': shade(soft, '0.35', 'calc(c * 1.6)'),
      '--leaf': nearest(shade(accent, '0.73'), darkPaper, forMarks),
      '--button': nearest(shade(soft, '0.88', 'calc(c * 1.6)'), ink, forLetters),
    },
  };
}

const nightHalf = '@media (prefers-color-scheme: dark)';

const replaced = (css: string, tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens).reduce((text, [token, colour]) => {
    const line = new RegExp(`(\\n\\s*${token}: )#[0-9a-f]+;`);
    if (!line.test(text)) throw new Error(`src/styles/tokens.css has no colour “${token}”`);
    return text.replace(line, `$1${colour};`);
  }, css);

const projectFace = /@font-face \{\s*font-family: Faustina;[^}]*\}/;

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * The face of a practice's own letters, with the width and height of the project's, for which the
 * fallbacks are measured. Single titles may still break elsewhere: what was shown first stays (`optional`).
 */
const ownFace = ({ file, scale }: HeadingFont): string => `@font-face {
  font-family: Titulos;
  src: url("${relative(resolve('src/styles'), resolve(file)).replaceAll(sep, '/')}") format("woff2");
  font-weight: 800;
  font-display: optional;
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(usualLetters.ascent / scale)};
  descent-override: ${percent(usualLetters.descent / scale)};
  line-gap-override: 0%;
}`;

function coloured(css: string, brand: Brand | undefined): string {
  if (!brand) return css;
  const [day = '', night = '', ...rest] = css.split(nightHalf);
  const tokens = brandTokens(brand.colours);
  return [replaced(day, tokens.day), replaced(night, tokens.night), ...rest].join(nightHalf);
}

/** The site's style sheet of tokens in the colours and letters of a practice. */
export function brandedTokens(
  css: string,
  brand: Brand | undefined,
  font: HeadingFont | undefined,
): string {
  const sheet = coloured(css, brand);
  if (font)
    return sheet
      .replace(projectFace, () => ownFace(font))
      .replace('--title: Faustina,', '--title: Titulos,');
  if (brand?.headings !== 'sistema') return sheet;
  return sheet
    .replace(projectFace, '')
    .replace(/--title: [^;]+;/, '--title: Georgia, "Noto Serif", serif;');
}

/** What is wrong with a mark's shapes (the SVG's inner part): on its ground, the strong colour, nobody would see it. */
export function markFaults(shapes: string, colours: Colours | undefined): string[] {
  const ground = colours?.strong ?? projectStrong;
  const fills = [...shapes.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].flatMap(([, colour = '']) =>
    colour === 'none' ? [] : [contrastOf(colour, ground)],
  );
  const found = Math.max(1, ...fills);
  if (found >= forMarks) return [];
  return [
    `o desenho quase não se vê sobre a cor forte (${ground}): o contraste é ${written(found)}:1, e o mínimo é ${forMarks}:1. Use uma cor clara em “fill”, por exemplo ${fixedInks.onStrong}`,
  ];
}
