import { renderToStaticMarkup } from 'react-dom/server';
import type { Picture } from '#site/picture.ts';
import { readMark } from '../icons/mark-png.ts';
import { drawingStyles, lightColour } from './drawing-styles.ts';
import { fitWords, type SetWords, setLine } from './fit-words.ts';
import { wall } from './wall.ts';

export const pictureWidth = 1200;
export const pictureHeight = 630;

// Chats show the whole or its middle square: nothing but the wall may stand outside the square.
const margin = 32;
const left = (pictureWidth - pictureHeight) / 2 + margin;
const innerWidth = pictureHeight - 2 * margin;
const wordsTop = 36;
const tableTop = 476;
const tableHeight = pictureHeight - tableTop;
const aboveTable = tableTop - wordsTop;

// Short words leave the drawing more room, but it stays a drawing beside words.
const largestDrawing = 290;
const smallestDrawing = 190;
const gap = 10;

const markSize = 104;
const nameSize = 64;
const nameLineHeight = 63;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Puts an `svg` into a box of the picture, whole, in the box's lower right corner. */
const place = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace(
    /^<svg[^>]*?(viewBox="[^"]+")[^>]*>/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" $1 preserveAspectRatio="xMaxYMax">`,
  );

/** Words keep their size, and descenders may leave the box. */
const placeWords = ({ svg, width, height }: SetWords, x: number, y: number): string =>
  place(svg, { x, y, width, height }).replace('<svg', '<svg overflow="visible"');

const band = (token: string, y: number, height: number): string =>
  `<path fill="${lightColour(token)}" d="M0 ${y}h${pictureWidth}v${height}H0z"/>`;

/** The mark and the name of the site, its last word on a line of its own, on the table. */
async function signature(siteName: string): Promise<string> {
  const lines = await Promise.all(
    siteName.split(/ (?=\S+$)/).map((line) => setLine(line, nameSize, lightColour('--on-forest'))),
  );
  const top = tableTop + (tableHeight - nameLineHeight * lines.length) / 2 - 8;
  const mark = {
    x: left,
    y: tableTop + (tableHeight - markSize) / 2,
    width: markSize,
    height: markSize,
  };
  return [
    place(readMark(), mark),
    ...lines.map((line, index) =>
      placeWords(line, left + markSize + 24, top + index * nameLineHeight),
    ),
  ].join('');
}

/** The picture as SVG, 1200 × 630, by day, with all words as outlines. */
export async function drawPicture(
  { words, ground, drawing }: Picture,
  siteName: string,
): Promise<string> {
  const title = await fitWords(words, lightColour('--ink'), {
    width: innerWidth,
    height: aboveTable - gap - smallestDrawing,
  });
  const drawingHeight = Math.min(largestDrawing, Math.max(0, aboveTable - gap - title.height));
  const wallColour = lightColour(ground === '--rose' ? '--draw-leaf' : '--draw-glaze');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}">`,
    `<style>${drawingStyles}</style>`,
    band(ground, 0, tableTop),
    `<path fill="${wallColour}" d="${wall(pictureWidth, tableTop)}"/>`,
    band('--draw-forest', tableTop, tableHeight),
    place(renderToStaticMarkup(drawing), {
      x: left,
      y: tableTop - drawingHeight,
      width: innerWidth,
      height: drawingHeight,
    }),
    placeWords(title, left, wordsTop),
    await signature(siteName),
    '</svg>',
  ].join('');
}
