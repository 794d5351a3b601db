import sharp from 'sharp';
import { blank, type Grey } from '#reading/photo/picture/grey.ts';
import {
  between,
  type Corners,
  cornersOf,
  project,
  warped,
} from '#reading/photo/picture/projection.ts';
import type { Random } from '#tests/cnis/generate/random.ts';

export interface Shot {
  /** Dots across the whole photograph, held upright. */
  readonly width: number;
  readonly quarterTurns: number;
  readonly degrees: number;
  /** How much shorter the far edge looks, in parts of the near one. */
  readonly perspective: number;
  /** What the table is like, 0 black; undefined where the sheet fills the picture. */
  readonly table: number | undefined;
  /** How much light is lost at the dark side, and where that is, in degrees. */
  readonly shade: number;
  readonly shadeFrom: number;
  readonly blur: number;
  readonly noise: number;
  readonly jpeg: number;
  readonly hasFold: boolean;
  readonly hasThumb: boolean;
  readonly isYellow: boolean;
  /** Of the toner's black, what is left on the paper. */
  readonly toner: number;
}

export const qualities = ['scan', 'photo', 'bad'] as const;
export type Quality = (typeof qualities)[number];

/** One way to photograph of a quality, by what `random` says. */
export function shotOf(quality: Quality, random: Random): Shot {
  const part = (least: number, most: number) => random.between(least * 1000, most * 1000) / 1000;
  const quarterTurns = random.chance(0.3) ? random.between(1, 3) : 0;
  const shadeFrom = random.pick([0, 90, 180, 270]) + random.between(-30, 30);
  if (quality === 'scan')
    return {
      width: random.pick([1200, 1800, 2400]),
      quarterTurns: 0,
      degrees: part(-1, 1),
      perspective: 0,
      table: undefined,
      shade: part(0, 0.1),
      shadeFrom,
      blur: part(0, 0.4),
      noise: part(0, 3),
      jpeg: random.between(75, 90),
      hasFold: false,
      hasThumb: false,
      isYellow: random.chance(0.2),
      toner: part(0.7, 1),
    };
  const isBad = quality === 'bad';
  return {
    width: isBad ? random.pick([900, 1200]) : random.pick([1200, 1800, 2400]),
    quarterTurns,
    degrees: isBad ? part(-5, 5) : part(-3, 3),
    perspective: isBad ? part(0.03, 0.08) : part(0.02, 0.05),
    table: random.chance(0.75) ? random.between(20, isBad ? 130 : 110) : undefined,
    shade: isBad ? part(0.2, 0.4) : part(0, 0.3),
    shadeFrom,
    blur: isBad ? part(0.6, 1.5) : part(0, 0.8),
    noise: isBad ? part(4, 12) : part(0, 6),
    jpeg: isBad ? random.between(45, 65) : random.between(65, 90),
    hasFold: random.chance(0.4),
    hasThumb: random.chance(isBad ? 0.3 : 0.15),
    isYellow: random.chance(0.25),
    toner: isBad ? part(0.35, 0.8) : part(0.6, 1),
  };
}

function cornersIn(shot: Shot, sheet: Grey, width: number, height: number): Corners {
  const fills = shot.table === undefined;
  const part = fills ? 1.02 : 0.86;
  const scale = Math.min(width / sheet.width, height / sheet.height) * part;
  const [halfX, halfY] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2];
  const angle = (shot.degrees * Math.PI) / 180;
  const far = 1 - shot.perspective;
  const corner = (x: number, y: number, narrow: number) => ({
    x: width / 2 + x * halfX * narrow * Math.cos(angle) - y * halfY * Math.sin(angle),
    y: height / 2 + x * halfX * narrow * Math.sin(angle) + y * halfY * Math.cos(angle),
  });
  return [corner(-1, -1, far), corner(1, -1, far), corner(-1, 1, 1), corner(1, 1, 1)];
}

/** The sheet itself, before it is photographed: pale toner, a fold. */
function paperOf(shot: Shot, sheet: Grey): Grey {
  const paper = blank(sheet.width, sheet.height);
  for (let dot = 0; dot < paper.data.length; dot += 1) {
    const [x, y] = [dot % sheet.width, Math.floor(dot / sheet.width)];
    const off = Math.abs(y - sheet.height / 3 - 0.01 * x);
    const light = shot.hasFold && off < 5 ? 0.75 + 0.05 * off : 1;
    paper.data[dot] = light * (245 - (255 - (sheet.data[dot] ?? 255)) * shot.toner * 0.9);
  }
  return paper;
}

const thumb = { along: 0.06, down: 0.09, value: 120 };

const isThumb = (along: number, down: number): boolean =>
  ((along - 0.93) / thumb.along) ** 2 + ((down - 0.93) / thumb.down) ** 2 < 1;

/** The letter as a camera sees it, as the bytes of a JPEG. */
export async function photographed(sheet: Grey, shot: Shot, random: Random): Promise<Buffer> {
  const { width } = shot;
  const height = Math.round((width * 4) / 3);
  const corners = cornersIn(shot, sheet, width, height);
  const toSheet = between(corners, cornersOf(sheet.width, sheet.height));
  const photo = warped(paperOf(shot, sheet), toSheet, width, height);
  const angle = (shot.shadeFrom * Math.PI) / 180;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = project(toSheet, { x, y });
      const isOn = at.x >= 0 && at.y >= 0 && at.x < sheet.width && at.y < sheet.height;
      const paper = photo.data[y * width + x] ?? 0;
      const grain = 6 * Math.sin(0.05 * x + 3 * Math.sin(0.01 * y));
      const beside = isOn || shot.table === undefined ? paper : shot.table + grain;
      const covered = shot.hasThumb && isThumb(x / width, y / height);
      const value = covered ? thumb.value : beside;
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
      const dark = (1 + (u * Math.cos(angle) + v * Math.sin(angle)) / 1.4) / 2;
      const noise = (random.between(-100, 100) + random.between(-100, 100)) / 100;
      const seen = value * (1 - shot.shade * dark) + noise * shot.noise;
      photo.data[y * width + x] = Math.max(0, Math.min(255, seen));
    }
  }
  let image = sharp(photo.data, { raw: { width, height, channels: 1 } });
  if (shot.blur >= 0.3) image = image.blur(shot.blur);
  if (shot.isYellow) image = image.tint({ r: 250, g: 235, b: 190 });
  const upright = await image.toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer();
  return sharp(upright)
    .rotate(90 * shot.quarterTurns)
    .jpeg({ quality: shot.jpeg })
    .toBuffer();
}
