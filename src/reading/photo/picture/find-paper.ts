import { type Grey, threshold } from './grey.ts';
import { type Piece, piecesOf } from './pieces.ts';
import type { Corners, Point } from './projection.ts';

/** A side of the paper: how far from the frame it is at each place along it. */
interface Side {
  readonly slope: number;
  readonly start: number;
}

/** Least squares, again and again without what lies farthest off: a thumb, a fold, a corner bent. */
function fitted(points: readonly Point[]): Side {
  let kept = points;
  let side: Side = { slope: 0, start: 0 };
  for (let round = 0; round < 6; round += 1) {
    const count = kept.length;
    const meanX = kept.reduce((sum, { x }) => sum + x, 0) / count;
    const meanY = kept.reduce((sum, { y }) => sum + y, 0) / count;
    const spread = kept.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
    const slope = kept.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
    side = { slope, start: meanY - slope * meanX };
    const off = ({ x, y }: Point) => Math.abs(side.start + side.slope * x - y);
    const distances = kept.map(off).sort((one, other) => one - other);
    const most = Math.max(1.5, 2.5 * (distances[Math.floor(count / 2)] ?? 0));
    kept = kept.filter((point) => off(point) <= most);
  }
  return side;
}

/** Where a side that runs across (y of x) meets one that runs down (x of y). */
function meeting(across: Side, down: Side): Point {
  const x = (down.start + down.slope * across.start) / (1 - down.slope * across.slope);
  return { x, y: across.start + across.slope * x };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Four sides that could be a sheet seen from a hand's height: none much longer than its opposite. */
function isSheet([aboveLeft, aboveRight, belowLeft, belowRight]: Corners): boolean {
  const alike = (one: number, other: number) => Math.min(one, other) / Math.max(one, other) > 0.6;
  return (
    alike(distance(aboveLeft, aboveRight), distance(belowLeft, belowRight)) &&
    alike(distance(aboveLeft, belowLeft), distance(aboveRight, belowRight))
  );
}

/** At an edge the light changes at once; a shadow over a sheet that fills the picture comes slowly. */
const edge = { reach: 3, step: 18, share: 0.6, places: 40 };

/** Whether between two corners the table really ends and the sheet begins, or the picture's frame runs. */
function isEdge(image: Grey, from: Point, to: Point, inside: Point): boolean {
  const length = distance(from, to);
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const toInside =
    Math.sign(across.x * (inside.x - from.x) + across.y * (inside.y - from.y)) * edge.reach;
  const at = (x: number, y: number): number | undefined => {
    const [column, row] = [Math.round(x), Math.round(y)];
    const isIn = column >= 0 && row >= 0 && column < image.width && row < image.height;
    return isIn ? image.data[row * image.width + column] : undefined;
  };
  const steps = Array.from({ length: edge.places }, (_, place) => {
    const part = (place + 1) / (edge.places + 1);
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    const outer = at(x - across.x * toInside, y - across.y * toInside);
    const inner = at(x + across.x * toInside, y + across.y * toInside);
    return outer === undefined || (inner ?? 0) - outer >= edge.step;
  });
  return steps.filter(Boolean).length >= edge.share * edge.places;
}

function hasEdges(image: Grey, corners: Corners): boolean {
  const [aboveLeft, aboveRight, belowLeft, belowRight] = corners;
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  return [
    [aboveLeft, aboveRight] as const,
    [belowLeft, belowRight] as const,
    [aboveLeft, belowLeft] as const,
    [aboveRight, belowRight] as const,
  ].every(([from, to]) => isEdge(image, from, to, middle));
}

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

/** All places but those near the ends: a corner may be bent or covered. */
const middle = (from: number, to: number): number[] => {
  const cut = Math.round((to - from) * 0.08);
  return places(to - from - 2 * cut).map((place) => from + cut + place);
};

/** A sheet takes at least this part of the picture. */
const leastSheet = 0.2;

/**
 * The corners of a sheet that is lighter than what it lies on.
 * @param image small: a few hundred dots wide
 * @returns undefined where no sheet stands out; then the picture is taken as it is
 */
export function findPaper(image: Grey): Corners | undefined {
  const { width, height } = image;
  const { pieces, numbers } = piecesOf(image, threshold(image.data) + 1, 255);
  const sheet = pieces.reduce<Piece | undefined>(
    (largest, piece) => (piece.dots > (largest?.dots ?? 0) ? piece : largest),
    undefined,
  );
  if (!sheet || sheet.dots < leastSheet * width * height) return undefined;
  const isSheetAt = (x: number, y: number) => numbers[y * width + x] === sheet.number;
  const columns = middle(sheet.left, sheet.right);
  const rows = middle(sheet.top, sheet.bottom);
  const down = places(height);
  const across = places(width);
  const side = (alongs: readonly number[], deep: readonly number[], isIn: typeof isSheetAt) =>
    fitted(
      alongs.flatMap((x) => {
        const y = deep.find((y) => isIn(x, y));
        return y === undefined ? [] : [{ x, y }];
      }),
    );
  const inRow = (y: number, x: number) => isSheetAt(x, y);
  const above = side(columns, down, isSheetAt);
  const below = side(columns, down.slice().reverse(), isSheetAt);
  const left = side(rows, across, inRow);
  const right = side(rows, across.slice().reverse(), inRow);
  const corners: Corners = [
    meeting(above, left),
    meeting(above, right),
    meeting(below, left),
    meeting(below, right),
  ];
  return isSheet(corners) && hasEdges(image, corners) ? corners : undefined;
}
