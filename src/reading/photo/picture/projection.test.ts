import { expect, it } from 'vitest';
import { between, cornersOf, inverse, project, warped } from './projection.ts';

const sheet = cornersOf(100, 200);
const seen = [
  { x: 12, y: 7 },
  { x: 90, y: 15 },
  { x: 3, y: 180 },
  { x: 99, y: 190 },
] as const;

it('quatro cantos vão a outros quatro, e voltam', () => {
  const there = between(sheet, seen);
  for (const [place, corner] of sheet.entries()) {
    const at = project(there, corner);
    expect(at.x).toBeCloseTo(seen[place]?.x ?? 0, 6);
    expect(at.y).toBeCloseTo(seen[place]?.y ?? 0, 6);
    const back = project(inverse(there), at);
    expect(back.x).toBeCloseTo(corner.x, 6);
    expect(back.y).toBeCloseTo(corner.y, 6);
  }
});

it('além da moldura, a borda continua', () => {
  const source = { width: 2, height: 2, data: Uint8Array.of(10, 20, 10, 20) };
  const { data } = warped(source, [1, 0, -1, 0, 1, 0, 0, 0, 1], 4, 1);
  expect([...data]).toEqual([10, 10, 20, 20]);
});
