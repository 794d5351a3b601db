import fc from 'fast-check';
import { addDays, isoDate } from '#law/date.ts';
import type { InsuredAnswers } from './answers.ts';

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
    event: fc.constantFrom<InsuredAnswers['event']>(
      'stopped',
      'stopped',
      'stopped',
      'benefitEnded',
      'isolationEnded',
      'released',
      'leftArmy',
      'stillPaying',
      'stillReceiving',
    ),
    kind: fc.constantFrom<InsuredAnswers['kind']>(
      'employee',
      'domestic',
      'avulso',
      'ownAccount',
      'special',
      'facultativo',
    ),
    month: fc.integer({ min: 0, max: 13_800 }).map((days) => addDays(start, days)),
    paid,
    lostSince: fc.boolean(),
    unemployment: fc.constantFrom<InsuredAnswers['unemployment']>(
      'insurance',
      'otherProof',
      'noProof',
      'none',
      undefined,
    ),
  })
  .map(({ kind, month, ...told }) => ({
    ...told,
    kind: ['stopped', 'benefitEnded', 'stillPaying', 'stillReceiving'].includes(told.event)
      ? kind
      : undefined,
    month: told.event.startsWith('still') ? undefined : month,
  }));
