import { expect, it } from 'vitest';
import { lostSentences } from './to-confirm.ts';

it('cada frase que espera o advogado está mesmo no seu texto', () => {
  expect(lostSentences()).toEqual([]);
});
