/** A picture without colour: one byte for each dot, row by row, 0 black. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle of dots. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const blank = (width: number, height: number): Grey => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Of dots of four bytes, as a canvas gives them: how light each looks. */
export function greyOf({
  width,
  height,
  data,
}: Pick<ImageData, 'width' | 'height' | 'data'>): Grey {
  const grey = blank(width, height);
  for (let dot = 0; dot < grey.data.length; dot += 1) {
    const red = data[4 * dot] ?? 0;
    const green = data[4 * dot + 1] ?? 0;
    const blue = data[4 * dot + 2] ?? 0;
    grey.data[dot] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}

/** As the engine takes it: dots of four bytes. */
export function rgbaOf({ width, height, data }: Grey): ImageData {
  const rgba = new Uint32Array(width * height);
  for (let dot = 0; dot < rgba.length; dot += 1)
    rgba[dot] = 0xff000000 | ((data[dot] ?? 0) * 0x010101);
  return {
    width,
    height,
    data: new Uint8ClampedArray(rgba.buffer),
    colorSpace: 'srgb',
  } as ImageData;
}

/** Smaller by a whole number: each dot the mean of a square. */
export function shrunk(image: Grey, by: number): Grey {
  if (by <= 1) return image;
  const small = blank(Math.floor(image.width / by), Math.floor(image.height / by));
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let row = 0; row < by; row += 1) {
        const start = (y * by + row) * image.width + x * by;
        for (let dot = start; dot < start + by; dot += 1) sum += image.data[dot] ?? 0;
      }
      small.data[y * small.width + x] = sum / (by * by);
    }
  }
  return small;
}

function histogram(data: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The lightness below which this part of all dots lies. */
export function percentile(data: Uint8Array, part: number): number {
  const counts = histogram(data);
  let left = part * data.length;
  const found = counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  return found < 0 ? 255 : found;
}

/** The lightness that parts the dark from the light best (Otsu, 1979). */
export function threshold(data: Uint8Array): number {
  const counts = histogram(data);
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, found, below, sum] = [0, 0, 0, 0];
  for (let value = 0; value < 256; value += 1) {
    below += counts[value] ?? 0;
    sum += value * (counts[value] ?? 0);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sum / below - (total - sum) / above) ** 2;
    if (between > best) [best, found] = [between, value];
  }
  return found;
}
