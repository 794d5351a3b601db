import type { Grey } from './grey.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Projection } from './projection.ts';

/** How lines lie: how much they rise with each dot to the right, and how much more for each dot further down. */
interface Lie {
  readonly slope: number;
  readonly fan: number;
  /** How clearly the lines stand apart, if seen so. */
  readonly clarity: number;
}

/** What is longer than this part of the picture, or than so many times its own height, is no word but a fold or a rule. */
const longest = { part: 1 / 5, heights: 10 };

/** Places of the ink of writing, measured from the middle of the picture. */
function inkOf(image: Grey): { x: Float32Array; y: Float32Array; count: number } {
  const { width, height, data } = image;
  const { pieces, numbers } = piecesOf(image, 0, 127);
  const isWriting = ({ left, top, right, bottom }: Piece): boolean => {
    const [wide, tall] = [right - left, bottom - top];
    const isInside = left > 0 && top > 0 && right < width && bottom < height;
    const isLong = wide > longest.part * width || tall > longest.part * height;
    return isInside && !isLong && Math.max(wide, tall) < longest.heights * Math.min(wide, tall);
  };
  const writing = new Uint8Array(pieces.length + 1);
  for (const piece of pieces) if (isWriting(piece)) writing[piece.number] = 1;
  const x = new Float32Array(data.length);
  const y = new Float32Array(data.length);
  let count = 0;
  for (let dot = 0; dot < data.length; dot += 1) {
    if (!writing[numbers[dot] as number]) continue;
    x[count] = (dot % width) - width / 2;
    y[count] = Math.floor(dot / width) - height / 2;
    count += 1;
  }
  return { x, y, count };
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, step) => from + step * by);

/**
 * How the lines of a text lie. Seen along them, ink and gaps alternate most sharply (Postl, 1986);
 * lines that fan out are sought as well where the edges of the sheet are not in the picture.
 * @param image small, under even light
 * @param isFlat its perspective is undone already
 */
export function lieOf(image: Grey, isFlat = false): Lie {
  const { x, y, count } = inkOf(image);
  const rows = new Float32Array(2 * image.height);
  const clarityOf = (slope: number, fan: number): number => {
    rows.fill(0);
    for (let dot = 0; dot < count; dot += 1) {
      const along = x[dot] as number;
      const row = ((y[dot] as number) - slope * along) / (1 + fan * along) + image.height;
      if (row >= 0 && row < rows.length) rows[row | 0] = (rows[row | 0] as number) + 1;
    }
    let clarity = 0;
    for (let row = 1; row < rows.length; row += 1)
      clarity += ((rows[row] as number) - (rows[row - 1] as number)) ** 2;
    return clarity;
  };
  const best = (slopes: readonly number[], fans: readonly number[]): Lie =>
    slopes
      .flatMap((slope) => fans.map((fan) => ({ slope, fan, clarity: clarityOf(slope, fan) })))
      .reduce((one, other) => (other.clarity > one.clarity ? other : one));
  const unit = 1 / image.width;
  const most = isFlat ? 0 : 0.16 * unit;
  const rough = best(steps(-0.14, 0.14, 0.01), steps(-most, most, 0.04 * unit));
  const { slope, fan } = rough;
  const finer = best(
    steps(slope - 0.01, slope + 0.01, 0.002),
    isFlat ? [0] : steps(fan - 0.04 * unit, fan + 0.04 * unit, 0.01 * unit),
  );
  return finer;
}

/** From the picture with even lines to the one in which they lie so; both as large. */
export function bent({ slope, fan }: Lie, width: number, height: number): Projection {
  const [x, y] = [width / 2, height / 2];
  // From the middle: along' = along / (1 - fan·along), row' = (row + slope·along) / (1 - fan·along).
  return [
    1 - x * fan,
    0,
    -x + x * (1 + fan * x),
    slope - y * fan,
    1,
    -y - slope * x + y * (1 + fan * x),
    -fan,
    0,
    1 + fan * x,
  ];
}
