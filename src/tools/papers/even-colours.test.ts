import { expect, it } from 'vitest';
import { evenColours } from './even-colours.ts';

const [width, height] = [800, 1_000];

/** A white sheet whose right half lies in the shade, and what is drawn on it. */
function sheet(
  ...drawn: readonly [x: number, y: number, side: number, colour: readonly number[]][]
) {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (const [left, top, side, colour] of drawn)
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) data.set(colour, 4 * (y * width + x));
  for (let dot = 0; dot < width * height; dot += 1) {
    const light = dot % width < width / 2 ? 0.9 : 0.6;
    for (let part = 0; part < 3; part += 1)
      data[4 * dot + part] = (data[4 * dot + part] as number) * light;
  }
  evenColours({ width, height, data });
  return (x: number, y: number) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
}

it('a sombra sai do papel', () => {
  const at = sheet();
  for (const x of [50, 300, 500, 750]) expect(Math.min(...at(x, 500))).toBeGreaterThan(245);
});

it('na sombra ou na luz, a letra fica escura e o carimbo fica azul', () => {
  const [ink, blue] = [
    [30, 30, 30],
    [40, 60, 200],
  ] as const;
  const at = sheet(
    [100, 100, 6, ink],
    [600, 100, 6, ink],
    [100, 300, 60, blue],
    [600, 300, 60, blue],
  );
  for (const x of [103, 603]) expect(Math.max(...at(x, 103))).toBeLessThan(60);
  for (const x of [130, 630]) {
    const [r = 0, g = 0, b = 0] = at(x, 330);
    expect([r / b, g / b].map((part) => Math.round(10 * part))).toEqual([2, 3]);
  }
});

it('o rosto de um documento não é tomado por sombra', () => {
  const at = sheet([100, 100, 280, [90, 70, 60]]);
  expect(Math.max(...at(240, 240))).toBeLessThan(110);
});
