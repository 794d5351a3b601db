import { expect, it } from 'vitest';
import { disappointment, evaluate } from '#tests/cnis/evaluate.ts';
import { laterSamples } from '#tests/cnis/samples.ts';

// The first of each kind is read in `npm test`.
it.each(laterSamples().map((sample) => [sample.name, sample] as const))('%s', async (_, sample) => {
  expect(disappointment(await evaluate(sample))).toBeUndefined();
});
