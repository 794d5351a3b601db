import { describe, expect, it } from 'vitest';
import { disappointment, evaluate } from './evaluate.ts';
import { sampleOf, variantCount } from './generate/variants.ts';

describe('extratos inventados, cada um de um jeito', () => {
  it.each(
    Array.from({ length: variantCount }, (_, index) => {
      const sample = sampleOf(index);
      return [sample.name, sample] as const;
    }),
  )('%s', async (_, sample) => {
    expect(disappointment(await evaluate(sample))).toBeUndefined();
  });
});
