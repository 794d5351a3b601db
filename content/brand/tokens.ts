import type { Brand } from '../schema/brand.ts';
import { contrast, nearest, shown } from './colour.ts';

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

type Colours = Brand['colours'];

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

/** The site's style sheet of tokens in the colours and letters of a brand. */
export function brandedTokens(css: string, brand: Brand | undefined): string {
  if (!brand) return css;
  const [day = '', night = '', ...rest] = css.split(nightHalf);
  const tokens = brandTokens(brand.colours);
  const coloured = [replaced(day, tokens.day), replaced(night, tokens.night), ...rest].join(
    nightHalf,
  );
  if (brand.headings === 'faustina') return coloured;
  return coloured
    .replace(/@font-face \{\s*font-family: Faustina;[^}]*\}/, '')
    .replace(/--title: [^;]+;/, '--title: Georgia, "Noto Serif", serif;');
}
