import { expect, it } from 'vitest';
import { lostAccents } from './lost-accents.ts';

const texts = Array.from({ length: 20 }, () => ({ place: 'x:1', text: 'O benefício é da mãe.' }));

it.each([
  ['Confira o beneficio na carta.', ['beneficio']],
  ['Confira o benefício e o periodo.', []],
])('%s', (text, found) => {
  expect(lostAccents([...texts, { place: 'x:2', text }])).toMatchObject(
    found.map((one) => ({ place: 'x:2', reason: expect.stringContaining(`“${one}”`) })),
  );
});
