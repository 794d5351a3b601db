import { blurred, lightAlong, paperOf } from '#reading/photo/picture/even-light.ts';
import { blank, type Grey, greyOf } from '#reading/photo/picture/grey.ts';

/** Squares of paper around each. What is dark for less than that is ink or a face, not shade. */
const reach = 24;

/** How often as light a dot may become: what no light fell on holds nothing that could be seen. */
const most = 2.5;

/** The most, or the least, of a window that slides along each line of a picture, and then down. */
function outermost({ width, height, data }: Grey, of: (...values: number[]) => number): Grey {
  const slide = (from: Uint8Array, start: number, step: number, count: number) => {
    const line = Array.from({ length: count }, (_, place) => from[start + step * place] as number);
    return line.map((_, place) => of(...line.slice(Math.max(0, place - reach), place + reach + 1)));
  };
  const across = blank(width, height);
  for (let y = 0; y < height; y += 1) across.data.set(slide(data, y * width, 1, width), y * width);
  const both = blank(width, height);
  for (let x = 0; x < width; x += 1)
    slide(across.data, x, width, height).forEach((value, y) => {
      both.data[y * width + x] = value;
    });
  return both;
}

/**
 * Takes the shade from a photographed paper, in its place: each dot is divided by the light on the paper
 * around it. The colours of a dot stay in their proportion, so that a stamp is as blue as it was.
 */
export function evenColours(picture: Pick<ImageData, 'width' | 'height' | 'data'>): void {
  const { width, height, data } = picture;
  const light = outermost(outermost(paperOf(greyOf(picture)), Math.max), Math.min);
  const paper = blurred(light, 3);
  for (let y = 0; y < height; y += 1) {
    const lightAt = lightAlong(paper, y);
    for (let x = 0; x < width; x += 1) {
      const dot = 4 * (y * width + x);
      const gain = Math.min(most, 255 / Math.max(lightAt(x), 1));
      // A clamped array rounds, and ends at 255.
      for (let part = dot; part < dot + 3; part += 1) data[part] = (data[part] as number) * gain;
    }
  }
}
