import fc from 'fast-check';
import { addDays, isoDate } from '#law/date.ts';
import { type InsuredAnswers, insuredKinds, lastEvents, unemployments } from '../answers.ts';

const start = isoDate('2003-01-01');

const paid = fc.oneof(
  fc.integer({ min: 0, max: 480 }).map((count) => ({ least: count, most: count })),
  fc.integer({ min: 115, max: 125 }).map((count) => ({ least: count, most: count })),
  fc.constantFrom(
    { least: 0, most: 120 },
    { least: 0, most: undefined },
    { least: 121, most: undefined },
  ),
);

/** Whatever may be told, for tests; the month up to 2040. */
export const anyAnswers: fc.Arbitrary<InsuredAnswers> = fc
  .record({
    event: fc.constantFrom('stopped', 'stopped', ...lastEvents),
    kind: fc.constantFrom(...insuredKinds),
    month: fc.integer({ min: 0, max: 13_800 }).map((days) => addDays(start, days)),
    paid,
    lostSince: fc.boolean(),
    unemployment: fc.constantFrom(...unemployments, undefined),
  })
  .map(({ kind, month, ...told }) => ({
    ...told,
    kind: ['stopped', 'benefitEnded', 'stillPaying', 'stillReceiving'].includes(told.event)
      ? kind
      : undefined,
    month: told.event.startsWith('still') ? undefined : month,
  }));
