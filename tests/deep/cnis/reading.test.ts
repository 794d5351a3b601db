import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disappointment, evaluate } from '#tests/cnis/evaluate.ts';
import { type Printer, startPrinter } from '#tests/cnis/generate/printer.ts';
import {
  printedSample,
  sampleOf,
  variantCount,
  wholeCount,
} from '#tests/cnis/generate/variants.ts';

describe('invented extracts, each with its own content and damage', () => {
  // The first of each kind is read in `npm test`.
  it.each(
    Array.from({ length: wholeCount - variantCount }, (_, index) => {
      const sample = sampleOf(variantCount + index);
      return [sample.name, sample] as const;
    }),
  )('%s', async (_, sample) => {
    expect(disappointment(await evaluate(sample))).toBeUndefined();
  });
});

describe('printed by a browser', () => {
  let printer: Printer;
  beforeAll(async () => {
    printer = await startPrinter();
  });
  afterAll(() => printer.close());

  it.each([1, 2, 3])('seed %i', async (seed) => {
    expect(disappointment(await evaluate(printedSample(seed, printer.print)))).toBeUndefined();
  });
});
