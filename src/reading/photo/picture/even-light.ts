import { blank, type Grey, percentile } from './grey.ts';

/** The mean of a window that slides along each line of a picture, and then down. */
export function blurred({ width, height, data }: Grey, reach: number): Grey {
  const across = blank(width, height);
  const both = blank(width, height);
  const slide = (from: Uint8Array, to: Uint8Array, start: number, step: number, count: number) => {
    let sum = 0;
    const value = (place: number) =>
      from[start + step * Math.max(0, Math.min(count - 1, place))] ?? 0;
    for (let place = -reach; place <= reach; place += 1) sum += value(place);
    for (let place = 0; place < count; place += 1) {
      to[start + step * place] = sum / (2 * reach + 1);
      sum += value(place + reach + 1) - value(place - reach);
    }
  };
  for (let y = 0; y < height; y += 1) slide(data, across.data, y * width, 1, width);
  for (let x = 0; x < width; x += 1) slide(across.data, both.data, x, width, height);
  return both;
}

/** Dots of a picture that are one of its paper. */
const square = 8;

/** The lightest of each square: the paper between the letters. */
export function paperOf({ width, height, data }: Grey): Grey {
  const small = blank(Math.ceil(width / square), Math.ceil(height / square));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / square) * small.width;
    for (let x = 0; x < width; x += 1) {
      const place = row + Math.floor(x / square);
      const value = data[y * width + x] as number;
      if (value > (small.data[place] as number)) small.data[place] = value;
    }
  }
  return small;
}

/** How light the paper is along a line of the picture, between the middles of its squares. */
export function lightAlong(paper: Grey, y: number): (x: number) => number {
  const fromY = Math.min(paper.height - 1.001, Math.max(0, (y + 0.5) / square - 0.5));
  const [top, partY] = [fromY | 0, fromY - (fromY | 0)];
  return (x) => {
    const fromX = Math.min(paper.width - 1.001, Math.max(0, (x + 0.5) / square - 0.5));
    const [left, partX] = [fromX | 0, fromX - (fromX | 0)];
    const at = top * paper.width + left;
    return (
      ((paper.data[at] as number) * (1 - partX) + (paper.data[at + 1] as number) * partX) *
        (1 - partY) +
      ((paper.data[at + paper.width] as number) * (1 - partX) +
        (paper.data[at + paper.width + 1] as number) * partX) *
        partY
    );
  };
}

/**
 * The same picture under an even light: each dot is divided by the paper around it, and what is ink
 * is drawn out to black. Shade, yellow paper and pale toner end here.
 */
export function evenLight(image: Grey): Grey {
  const { width, height, data } = image;
  const paper = blurred(blurred(paperOf(image), 3), 3);
  const even = blank(width, height);
  for (let y = 0; y < height; y += 1) {
    const lightAt = lightAlong(paper, y);
    for (let x = 0; x < width; x += 1)
      even.data[y * width + x] = Math.min(
        255,
        (255 * (data[y * width + x] as number)) / Math.max(lightAt(x), 1),
      );
  }
  return stretched(even);
}

/** From the darkest ink to the middle of the paper, drawn out from black to white. */
function stretched(image: Grey): Grey {
  const white = 0.95 * percentile(image.data, 0.5);
  const black = Math.min(percentile(image.data, 0.005), white - 20);
  const drawn = blank(image.width, image.height);
  image.data.forEach((value, dot) => {
    drawn.data[dot] = Math.max(0, Math.min(255, (255 * (value - black)) / (white - black)));
  });
  return drawn;
}
