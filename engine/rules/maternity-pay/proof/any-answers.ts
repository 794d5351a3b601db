import fc from 'fast-check';
import { addDays, isoDate } from '#law/date.ts';
import { type MaternityAnswers, maternityEvents, motherKinds } from '../answers.ts';
import { mostDaysBefore } from '../kinds.ts';

const start = isoDate('2013-10-25');

/** Whatever may be told, for tests; the day up to 2040, and often near the law of the stay. */
export const anyAnswers: fc.Arbitrary<MaternityAnswers> = fc
  .record({
    event: fc.constantFrom('birth', ...maternityEvents),
    kind: fc.constantFrom(...motherKinds),
    day: fc.oneof(
      fc.integer({ min: 0, max: 9_500 }).map((days) => addDays(start, days)),
      fc.integer({ min: -3, max: 3 }).map((days) => addDays(isoDate('2025-09-30'), days)),
    ),
    before: fc.constantFrom('atBirth', undefined, 1, 10, 27, mostDaysBefore),
    stay: fc.constantFrom('none', 'stillThere', undefined, 0, 14, 15, 16, 41, 200),
    payCents: fc.option(fc.integer({ min: 1, max: 1_500_000 }), { nil: undefined }),
    months: fc.option(fc.integer({ min: 0, max: 15 }), { nil: undefined }),
  })
  .map(({ before, stay, ...told }) => ({
    ...told,
    leave: typeof before === 'number' ? addDays(told.day, -before) : before,
    stay: typeof stay === 'number' ? { discharge: addDays(told.day, stay) } : stay,
  })) as fc.Arbitrary<MaternityAnswers>;
