import { evenLight } from './even-light.ts';
import { findPaper } from './find-paper.ts';
import { type Grey, shrunk } from './grey.ts';
import {
  between,
  type Corners,
  chained,
  cornersOf,
  type Point,
  type Projection,
  warped,
} from './projection.ts';
import { bent, lieOf } from './straighten.ts';

/** A page as the engine reads best, and the way from its dots to those of the photograph. */
export interface Prepared {
  readonly image: Grey;
  readonly toPhoto: Projection;
}

const sizes = {
  /** Where the sheet is looked for. */
  finding: 400,
  /** Where lines are looked at. */
  lines: 800,
  /** As wide as letters are read best. */
  reading: 1800,
  /** No page needs to be longer: a receipt, a screen that was put together. */
  tallest: 3200,
};

const scaledBy = (factor: number): Projection => [factor, 0, 0, 0, factor, 0, 0, 0, 1];

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function enlarged([aboveLeft, aboveRight, belowLeft, belowRight]: Corners, by: number): Corners {
  const far = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  return [far(aboveLeft), far(aboveRight), far(belowLeft), far(belowRight)];
}

/** A quarter turn to the left of the sheet whose corners these are: what was right is above. */
const turned = ([aboveLeft, aboveRight, belowLeft, belowRight]: Corners): Corners => [
  aboveRight,
  belowRight,
  aboveLeft,
  belowLeft,
];

/** A sheet laid flat, with an edge of about this length. */
function flat(photo: Grey, corners: Corners, width: number, height: number): Prepared {
  const toPhoto = between(cornersOf(width, height), corners);
  return { image: warped(photo, toPhoto, width, height), toPhoto };
}

const sizeOf = ([aboveLeft, aboveRight, belowLeft, belowRight]: Corners) => ({
  across: Math.max(distance(aboveLeft, aboveRight), distance(belowLeft, belowRight)),
  down: Math.max(distance(aboveLeft, belowLeft), distance(aboveRight, belowRight)),
});

/** The sheet, small and under even light, and how its lines lie. */
function seen(photo: Grey, corners: Corners, isFlat: boolean) {
  const { across, down } = sizeOf(corners);
  const scale = sizes.lines / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const { image, toPhoto } = flat(photo, corners, width, height);
  return { width, height, toPhoto, lie: lieOf(evenLight(image), isFlat) };
}

/** Flat, with even lines and light, and wide enough to be read; its head may still be below. */
export function prepare(photo: Grey): Prepared {
  const by = Math.max(1, Math.floor(Math.max(photo.width, photo.height) / sizes.finding));
  const found = findPaper(shrunk(photo, by));
  const corners = found ? enlarged(found, by) : cornersOf(photo.width - 1, photo.height - 1);
  const isFlat = found !== undefined;
  const asItIs = seen(photo, corners, isFlat);
  const onItsSide = seen(photo, turned(corners), isFlat);
  const best = onItsSide.lie.clarity > asItIs.lie.clarity ? onItsSide : asItIs;
  const scale = Math.min(sizes.reading / best.width, sizes.tallest / best.height);
  const [width, height] = [Math.round(best.width * scale), Math.round(best.height * scale)];
  const toPhoto = [
    scaledBy(1 / scale),
    bent(best.lie, best.width, best.height),
    best.toPhoto,
  ].reduce(chained);
  return { image: evenLight(warped(photo, toPhoto, width, height)), toPhoto };
}

export function upsideDown({ image, toPhoto }: Prepared): Prepared {
  const { width, height, data } = image;
  const over: Projection = [-1, 0, width - 1, 0, -1, height - 1, 0, 0, 1];
  return {
    image: { width, height, data: data.slice().reverse() },
    toPhoto: chained(over, toPhoto),
  };
}
