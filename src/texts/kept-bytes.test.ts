import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { keptReading } from './kept-bytes.ts';

it('um texto se lê uma vez, e o que um faz do que leu não chega ao seguinte', () => {
  const text: string = randomUUID();
  const read = vi.fn(() => ({ words: [text] }));
  keptReading(text, '.test', read).words.push('outra');
  expect(keptReading(text, '.test', read)).toEqual({ words: [text] });
  expect(read).toHaveBeenCalledTimes(1);
});

it('o que não se lê não fica', () => {
  const read = vi.fn(() => {
    throw new Error('falha');
  });
  const text: string = randomUUID();
  for (const _ of [1, 2]) expect(() => keptReading(text, '.test', read)).toThrow('falha');
  expect(read).toHaveBeenCalledTimes(2);
});
