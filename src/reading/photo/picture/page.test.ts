import { expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { evenLight } from './even-light.ts';
import { findPaper } from './find-paper.ts';
import { type Box, blank, type Grey } from './grey.ts';
import { lieOf } from './straighten.ts';

function drawn(width: number, height: number, value: (x: number, y: number) => number): Grey {
  const picture = blank(width, height);
  for (let dot = 0; dot < picture.data.length; dot += 1)
    picture.data[dot] = value(dot % width, Math.floor(dot / width));
  return picture;
}

const shadow = (x: number, y: number) => 240 - 0.3 * x - 0.1 * y;

it('a folha na mesa é achada pelos quatro cantos', () => {
  const isOn = (x: number, y: number) =>
    x - 0.1 * y > 40 && x < 260 && y > 30 && y + 0.05 * x < 370;
  const corners = findPaper(drawn(300, 400, (x, y) => (isOn(x, y) ? shadow(x, y) : 60)));
  const expected = [43, 30, 260, 30, 75, 366, 260, 357];
  const found = corners?.flatMap(({ x, y }) => [x, y]) ?? [];
  for (const [place, value] of expected.entries())
    expect(Math.abs((found[place] ?? 0) - value)).toBeLessThan(2.5);
});

it('a sombra em uma folha que enche a foto não é uma borda', () => {
  expect(findPaper(drawn(300, 400, shadow))).toBeUndefined();
});

it('sob sombra, o papel fica branco e a tinta, preta', () => {
  const isInk = (x: number, y: number) => x % 12 < 2 && y % 20 < 10;
  const even = evenLight(drawn(400, 400, (x, y) => shadow(x, y) * (isInk(x, y) ? 0.5 : 1)));
  for (let y = 20; y < 380; y += 7) {
    for (let x = 20; x < 380; x += 5) {
      const value = even.data[y * 400 + x] ?? 0;
      if (isInk(x, y)) expect(value).toBeLessThan(90);
      else expect(value).toBeGreaterThan(190);
    }
  }
});

it('linhas tortas, que se abrem, dizem quanto', () => {
  const [slope, fan] = [0.05, 0.0001];
  const row = (x: number, y: number) => (y - 300 - slope * (x - 400)) / (1 + fan * (x - 400));
  const isWord = (x: number, y: number) =>
    x > 20 && x < 780 && x % 50 < 30 && y > 20 && y < 580 && Math.abs(row(x, y) % 30) < 4;
  // A fold is no line of writing.
  const isFold = (x: number, y: number) => Math.abs(y - 200 + 0.1 * x) < 2;
  const lie = lieOf(drawn(800, 600, (x, y) => (isWord(x, y) || isFold(x, y) ? 0 : 255)));
  expect(lie.slope).toBeCloseTo(slope, 2);
  expect(Math.abs(lie.fan - fan)).toBeLessThan(3e-5);
});

/** Two lines of letters, which are small bars. */
const letters = drawn(600, 200, (x, y) =>
  x % 20 < 10 && ((y >= 40 && y < 70) || (y >= 120 && y < 150)) ? 0 : 255,
);
const line = (top: number, right = 600): Box => ({ left: 0, top, right, bottom: top + 30 });

it('a tinta fora das palavras lidas diz que parte faltou, e onde', () => {
  expect(coverageOf(letters, [line(40), line(120)])).toMatchObject({ part: 1, unread: [] });
  const { part, unread } = coverageOf(letters, [line(40), line(120, 300)]);
  expect(part).toBeCloseTo(0.75, 1);
  expect(unread).toHaveLength(1);
  expect(unread[0]).toMatchObject({ top: 120, bottom: 150 });
  expect(unread[0]?.left).toBeGreaterThan(290);
});

it('o que tapa a folha também não foi lido', () => {
  const covered = drawn(600, 200, (x, y) =>
    x > 400 && y < 190 ? 0 : (letters.data[y * 600 + x] ?? 0),
  );
  const { unread } = coverageOf(covered, [line(40, 400), line(120, 400)]);
  expect(unread.some(({ left, right }) => left < 450 && right === 600)).toBe(true);
});
