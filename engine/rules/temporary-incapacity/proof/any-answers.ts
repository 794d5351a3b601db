import fc from 'fast-check';
import type { TemporaryIncapacityAnswers } from '../answers.ts';

const cents = fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined });

export const anyAnswers: fc.Arbitrary<TemporaryIncapacityAnswers> = fc.record({
  isSpecial: fc.constantFrom(false, false, false, true),
  lastTwelve: cents,
  mean: cents,
});
