import fc from 'fast-check';
import { addDays, isoDate } from '#law/date.ts';
import { dayNumberOf } from '../../calendar.ts';
import {
  type Happening,
  type InsuredAnswers,
  insuredKinds,
  lastEvents,
  unemployments,
} from '../answers.ts';

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

/** Whatever may have happened; the month from 2003 up to 2040. */
const anyHappening: fc.Arbitrary<Happening> = fc
  .record({
    event: fc.constantFrom('stopped', 'stopped', ...lastEvents),
    kind: fc.constantFrom(...insuredKinds),
    month: fc.integer({ min: 0, max: 13_800 }).map((days) => addDays(start, days)),
  })
  .map(({ event, kind, month }) => ({
    event,
    kind: ['stopped', 'benefitEnded', 'stillPaying', 'stillReceiving'].includes(event)
      ? kind
      : undefined,
    month: event.startsWith('still') ? undefined : month,
  }));

/** Whatever may be told of one happening, for tests. */
export const anyAnswers: fc.Arbitrary<InsuredAnswers> = fc
  .record({
    paid,
    lostSince: fc.boolean(),
    unemployment: fc.constantFrom(...unemployments, undefined),
    happening: anyHappening,
  })
  .map(({ happening, ...told }) => ({ ...told, ...happening }));

/** The same of several happenings, months apart. */
export const anyTogether: fc.Arbitrary<InsuredAnswers> = fc
  .tuple(
    anyAnswers,
    fc.array(fc.tuple(anyHappening, fc.integer({ min: -900, max: 900 })), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([told, others]) => ({
    ...told,
    others: others.map(([other, days]) => ({
      ...other,
      month:
        other.month &&
        (told.month
          ? addDays(told.month, Math.max(days, dayNumberOf(start) - dayNumberOf(told.month)))
          : other.month),
    })),
  }));
