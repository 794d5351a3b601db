import fc from 'fast-check';
import type { IncapacityAnswers } from '../answers.ts';

/** Whatever may be told, for tests; times often near the years that raise the share. */
export const anyAnswers: fc.Arbitrary<IncapacityAnswers> = fc.record({
  isSpecial: fc.constantFrom(false, false, false, true),
  cause: fc.constantFrom<IncapacityAnswers['cause']>('work', 'other', 'other', undefined),
  isOwnAccount: fc.constantFrom(true, false, undefined),
  beganBefore: fc.constantFrom(true, false, undefined),
  sex: fc.constantFrom<IncapacityAnswers['sex']>('woman', 'man'),
  time: fc.option(
    fc.record({
      years: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 14, max: 22 })),
      months: fc.integer({ min: 0, max: 11 }),
      days: fc.integer({ min: 0, max: 29 }),
    }),
    { nil: undefined },
  ),
  known: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 1_500_000 }).map((mean) => ({ mean })),
      fc.record({ aid: fc.integer({ min: 1, max: 1_000_000 }), isNew: fc.boolean() }),
    ),
    { nil: undefined },
  ),
  needsHelp: fc.constantFrom(true, false, undefined),
});
