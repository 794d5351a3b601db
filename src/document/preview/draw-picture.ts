import { readFileSync } from 'node:fs';
import type { CSSProperties, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import type { Picture } from '#site/picture.ts';
import { markSvg } from '../icons/mark-svg.ts';
import { loadSite } from '../site.ts';
import { drawingStyles, lightColour } from './drawing-styles.ts';
import { wall } from './wall.ts';

export const pictureWidth = 1200;
export const pictureHeight = 630;

// Chats show the whole or its middle square: nothing but the wall may stand outside the square.
const innerWidth = pictureHeight - 2 * 32;
const wordsTop = 36;
const tableHeight = 154;
const largestDrawing = 290;

const own = loadSite().look.font;
const letters = (name: string, file: string) => ({
  name,
  data: readFileSync(file),
  weight: 800 as const,
});
// The project's with all of Latin-1; what pages carry is cut down to Portuguese.
const fonts = [
  ...(own ? [letters('Titulos', own.file)] : []),
  letters('Faustina', 'src/document/preview/faustina-800-latin.woff2'),
];
const scaled = (size: number): number => size * (own?.scale ?? 1);

/** satori would leave the letter out without a word. */
async function refuseLetters(_language: string, letters: string): Promise<never> {
  throw new Error(
    `a letra “${letters}” não existe na fonte dos títulos, e a imagem de prévia não pode ser desenhada. Troque a letra no título ou em projectName.`,
  );
}

/** In pixels, up to so many letters in all and in one word. Smaller ones no chat's square shows. */
const sizes = [
  { size: 112, letters: 16, word: 10 },
  { size: 80, letters: 28, word: 14 },
  { size: 68, letters: 48, word: 16 },
];

/** @throws on words that fill more than three lines or leave the square */
function sizeOf(words: string): number {
  // Lines break after a hyphen, too.
  const longest = Math.max(...words.split(/ |(?<=-)/).map(({ length }) => length));
  const fitting = sizes.find(({ letters, word }) => words.length <= letters && longest <= word);
  if (!fitting)
    throw new Error(
      `“${words}” não cabe na imagem de prévia: encurte para 48 letras, com palavras de até 16.`,
    );
  return scaled(fitting.size);
}

const address = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A drawing with the colours of the day. */
const ownDrawing = (drawing: ReactElement): string =>
  renderToStaticMarkup(drawing).replace(
    /<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${drawingStyles}</style>`,
  );

type Child = ReactElement | string;

/** A part of the card, as satori lays it out. It is never HTML. */
const box = (style: CSSProperties, ...children: Child[]): ReactElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

const image = (svg: string, style: CSSProperties): ReactElement => ({
  type: 'img',
  key: null,
  props: { src: address(svg), style },
});

const column = { flexDirection: 'column' } as const;

const titleAndDrawing = ({ words, drawing }: Picture): ReactElement =>
  box(
    {
      ...column,
      justifyContent: 'space-between',
      gap: 10,
      width: innerWidth,
      height: pictureHeight - tableHeight - wordsTop,
      marginTop: wordsTop,
    },
    box({ fontSize: sizeOf(words), color: lightColour('--ink'), textWrap: 'balance' }, words),
    image(ownDrawing(drawing), {
      flex: `0 1 ${largestDrawing}px`,
      minHeight: 0,
      objectFit: 'contain',
      objectPosition: '100% 100%',
    }),
  );

/** Up to so many letters a line: two lines, the last word alone, or three of smaller ones. */
const largeName = { size: 64, letters: 14 };
const smallName = 42;

/** The mark and the name of the site, its last word on a line of its own if it is short, on the table. */
const nameOf = (siteName: string): ReactElement => {
  const lines = siteName.split(/ (?=\S+$)/);
  if (lines.every(({ length }) => length <= largeName.letters))
    return box(
      { ...column, marginTop: -16, fontSize: scaled(largeName.size), lineHeight: 0.98 },
      ...lines.map((line) => box({}, line)),
    );
  return box(
    { flex: 1, fontSize: scaled(smallName), lineHeight: 1, textWrap: 'balance' },
    siteName,
  );
};

const signature = (siteName: string): ReactElement =>
  box(
    {
      justifyContent: 'center',
      width: pictureWidth,
      height: tableHeight,
      backgroundColor: lightColour('--draw-forest'),
    },
    box(
      { alignItems: 'center', gap: 24, width: innerWidth, color: lightColour('--on-forest') },
      image(markSvg(), { width: 104, height: 104 }),
      nameOf(siteName),
    ),
  );

/** The picture as SVG, 1200 × 630, by day, with all words as outlines. */
export function drawPicture(picture: Picture, siteName: string): Promise<string> {
  const leaves = lightColour(picture.ground === '--rose' ? '--draw-leaf' : '--draw-glaze');
  const card = box(
    {
      ...column,
      alignItems: 'center',
      width: pictureWidth,
      height: pictureHeight,
      fontFamily: own ? 'Titulos, Faustina' : 'Faustina',
      lineHeight: 1.04,
      backgroundColor: lightColour(picture.ground),
      backgroundImage: `url(${address(wall(pictureWidth, pictureHeight, tableHeight, leaves))})`,
    },
    titleAndDrawing(picture),
    signature(siteName),
  );
  return satori(card, {
    width: pictureWidth,
    height: pictureHeight,
    fonts,
    loadAdditionalAsset: refuseLetters,
  });
}
