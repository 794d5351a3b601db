import fc from 'fast-check';
import type { ContributionAnswers } from '../answers.ts';

export const anyAnswers: fc.Arbitrary<ContributionAnswers> = fc.record({
  occupation: fc.constantFrom<ContributionAnswers['occupation']>(
    'ownAccount',
    'company',
    'mei',
    'none',
    'employee',
    'special',
  ),
  activity: fc.constantFrom<ContributionAnswers['activity']>('trade', 'services', 'both'),
  isLowIncome: fc.constantFrom(true, false, undefined),
  baseCents: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined }),
});
