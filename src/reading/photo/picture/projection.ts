import { blank, type Grey } from './grey.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Nine numbers, row by row, that carry points of one plane to another. */
export type Projection = readonly number[];

/** Four corners in the order of reading: above left and right, below left and right. */
export type Corners = readonly [Point, Point, Point, Point];

/** The corners of a picture's own frame. */
export const cornersOf = (width: number, height: number): Corners => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: 0, y: height },
  { x: width, y: height },
];

export function project(by: Projection, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = by;
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** First `first`, then `then`. */
export const chained = (first: Projection, then: Projection): Projection =>
  Array.from({ length: 9 }, (_, place) => {
    const [row, column] = [Math.floor(place / 3), place % 3];
    return [0, 1, 2].reduce(
      (sum, k) => sum + (then[3 * row + k] ?? 0) * (first[3 * k + column] ?? 0),
      0,
    );
  });

/** From the square of side 1 to any four corners (Heckbert, 1989, 2.2.3). */
function fromSquare([aboveLeft, aboveRight, belowLeft, belowRight]: Corners): Projection {
  const [x1, y1] = [aboveRight.x - belowRight.x, aboveRight.y - belowRight.y];
  const [x2, y2] = [belowLeft.x - belowRight.x, belowLeft.y - belowRight.y];
  const [x3, y3] = [
    aboveLeft.x - aboveRight.x + belowRight.x - belowLeft.x,
    aboveLeft.y - aboveRight.y + belowRight.y - belowLeft.y,
  ];
  const area = x1 * y2 - x2 * y1;
  const g = (x3 * y2 - x2 * y3) / area;
  const h = (x1 * y3 - x3 * y1) / area;
  return [
    aboveRight.x - aboveLeft.x + g * aboveRight.x,
    belowLeft.x - aboveLeft.x + h * belowLeft.x,
    aboveLeft.x,
    aboveRight.y - aboveLeft.y + g * aboveRight.y,
    belowLeft.y - aboveLeft.y + h * belowLeft.y,
    aboveLeft.y,
    g,
    h,
    1,
  ];
}

/** The way back, but for a factor, which a projection does not feel. */
export const inverse = ([
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  g = 0,
  h = 0,
  i = 0,
]: Projection): Projection => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

export const between = (from: Corners, to: Corners): Projection =>
  chained(inverse(fromSquare(from)), fromSquare(to));

/**
 * A new picture, each dot of it looked up in another and mixed from the four around it; beyond the
 * other's frame its edge goes on.
 * @param toSource from the new picture to the other
 */
export function warped(source: Grey, toSource: Projection, width: number, height: number): Grey {
  const image = blank(width, height);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = toSource;
  const { data, width: stride } = source;
  const [lastX, lastY] = [source.width - 1.001, source.height - 1.001];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const depth = g * x + h * y + i;
      const fromX = Math.min(lastX, Math.max(0, (a * x + b * y + c) / depth));
      const fromY = Math.min(lastY, Math.max(0, (d * x + e * y + f) / depth));
      const left = fromX | 0;
      const top = fromY | 0;
      const partX = fromX - left;
      const partY = fromY - top;
      const at = top * stride + left;
      const above = (data[at] as number) * (1 - partX) + (data[at + 1] as number) * partX;
      const below =
        (data[at + stride] as number) * (1 - partX) + (data[at + stride + 1] as number) * partX;
      image.data[y * width + x] = above * (1 - partY) + below * partY + 0.5;
    }
  }
  return image;
}
