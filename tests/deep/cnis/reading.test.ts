import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disappointment, evaluate } from '#tests/cnis/evaluate.ts';
import { type Printer, startPrinter } from '#tests/cnis/generate/printer.ts';
import { laterSamples, printedSample } from '#tests/cnis/samples.ts';

describe('invented extracts, each with its own content and damage', () => {
  // The first of each kind is read in `npm test`.
  it.each(laterSamples().map((sample) => [sample.name, sample] as const))(
    '%s',
    async (_, sample) => {
      expect(disappointment(await evaluate(sample))).toBeUndefined();
    },
  );
});

describe('printed by a browser', () => {
  let printer: Printer;
  beforeAll(async () => {
    printer = await startPrinter();
  });
  afterAll(() => printer.close());

  it.each([1, 2])('content %i', async (content) => {
    expect(disappointment(await evaluate(printedSample(content, printer.print)))).toBeUndefined();
  });
});
