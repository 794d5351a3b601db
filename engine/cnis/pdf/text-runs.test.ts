import { expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

const view = [10, 20, 605, 862];

/** The matrices under which a reader sees “A” 100 points from the left and 50 from the top. */
const turns = [
  ['em pé', [8, 0, 0, 8, 110, 812]],
  ['a um quarto de volta', [0, 8, -8, 0, 60, 120]],
  ['de cabeça para baixo', [-8, 0, 0, -8, 505, 70]],
  ['a três quartos de volta', [0, -8, 8, 0, 555, 762]],
] as const;

it.each(turns)('%s', (_, transform) => {
  expect(textRuns(view, [{ str: 'A', transform, width: 5 }])).toEqual([
    { text: 'A', x: 100, y: 50, width: 5 },
  ]);
});

it('o que cruza a página não a vira', () => {
  const [upright, crossing] = turns.map(([, transform]) => transform);
  const runs = textRuns(view, [
    { str: 'a maior parte', transform: upright ?? [], width: 60 },
    { str: 'VIA', transform: crossing ?? [], width: 20 },
    { str: ' ', transform: upright ?? [], width: 2 },
  ]);
  expect(runs.map(({ text, width }) => [text, width])).toEqual([
    ['a maior parte', 60],
    ['VIA', 0],
  ]);
});
