import { expect, it } from 'vitest';
import { z } from 'zod';
import { board, kind, sentencesIn } from './sentences.ts';

it('uma palavra, um grupo ou uma coluna que ninguém conhece é dita com o arquivo e a linha', () => {
  expect(() => sentencesIn('board', { board: [kind] })).toThrow('letters/proof/board.yaml:2 ');
  expect(() => sentencesIn('board', {})).toThrow('board.yaml:1 ');
  expect(() => sentencesIn('board', { board: [board, z.number()] })).toThrow('board.yaml:2 ');
});
