import fc from 'fast-check';
import { addDays, isoDate } from '#law/date.ts';
import { addMonths, type Month, monthOf, readMonth } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import type { MonthPart, Spell, SpellKind, Standing, WorkingLife } from '../life.ts';

const lifeToday = isoDate('2026-11-22');

const first = isoDate('1985-01-01');
const standing = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Standing>('counts') },
  { weight: 2, arbitrary: fc.constantFrom<Standing>('pending', 'refused') },
);

// Around the minimum of the month, where there is one: just below, at it, above.
const baseOf = (month: Month) => {
  const minimum = findMinimumWageOf(month)?.value ?? 100_000;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(minimum, minimum + 1, minimum * 3) },
    { weight: 1, arbitrary: fc.constantFrom(0, minimum - 1, Math.ceil(minimum / 2), undefined) },
  );
};

const anyPart = (month: Month, isOwn: boolean): fc.Arbitrary<MonthPart> =>
  fc.record({
    month: fc.constant(month),
    base: baseOf(month),
    plan: isOwn ? fc.constantFrom('full', 'full', 'reduced') : fc.constant('full'),
    standing,
    paidOn: isOwn
      ? fc.option(
          fc
            .oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 2500 }))
            .map((days) => addDays(isoDate(`${month}-10`), days)),
          { nil: undefined, freq: 8 },
        )
      : fc.constant(undefined),
  });

const kind = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<SpellKind>('employee', 'ownAccount') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<SpellKind>('domestic', 'avulso', 'facultativo', 'serviceToCompany'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<SpellKind>(
      'special',
      'incapacityBenefit',
      'maternityBenefit',
      'otherBenefit',
    ),
  },
);

const ownKinds: readonly SpellKind[] = [
  'ownAccount',
  'facultativo',
  'serviceToCompany',
  'domestic',
];

/** Of whom the extract may tell when each month was paid. */
const isOwnKind = (of: SpellKind) => ownKinds.includes(of);

function monthsBetween(from: Month, until: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= until; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** A spell; most start around or after the reform, where the months are compared. */
const anySpell: fc.Arbitrary<Omit<Spell, 'id'>> = fc
  .record({
    kind,
    from: fc
      .oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 14_500 }) },
        { weight: 5, arbitrary: fc.integer({ min: 11_500, max: 13_500 }) },
        // When the carnê was presumed paid on time, and before.
        { weight: 1, arbitrary: fc.integer({ min: -6_500, max: 3_000 }) },
      )
      .map((days) => addDays(first, days)),
    length: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 5000 })),
    end: fc.constantFrom('written', 'written', 'written', 'open', 'running'),
    standing,
    told: fc.constantFrom('all', 'most', 'some', 'start', 'none'),
  })
  .chain(({ kind: ofKind, from, length, end, told, standing: ofSpell }) => {
    const last = addDays(from, length);
    const [until = last] = [last, lifeToday].sort();
    const months = monthsBetween(monthOf(from), monthOf(until));
    const keep = { all: 1, most: 0.9, some: 0.4, start: 1, none: 0 }[told];
    // A job that went on in name, without anything told of its last months.
    const isTold = (index: number) => told !== 'start' || index < months.length - (length % 20);
    const some = months.filter((_, index) => (index * 0.618) % 1 < keep && isTold(index));
    return fc.tuple(...some.map((month) => anyPart(month, isOwnKind(ofKind)))).map(
      (parts): Omit<Spell, 'id'> => ({
        kind: ofKind,
        from,
        ...(end === 'written' && { until: last }),
        ...(end === 'running' && { isRunning: true }),
        standing: ofSpell,
        months: ofKind.endsWith('Benefit') ? [] : parts,
      }),
    );
  });

/** Whatever working life, for tests: overlapping jobs, open ends, late payments, pending months. */
export const anyLife: fc.Arbitrary<WorkingLife> = fc
  .record({
    spells: fc.array(anySpell, { maxLength: 6 }),
    consolidated: fc.array(
      fc.tuple(fc.integer({ min: 0, max: 84 }), fc.constantFrom(0, 90_000, 130_000, 200_000)),
      { maxLength: 12 },
    ),
    unemployedOn: fc.array(
      fc.integer({ min: 0, max: 15_000 }).map((days) => addDays(first, days)),
      { maxLength: 1 },
    ),
  })
  .map(({ spells, consolidated, unemployedOn }) => ({
    today: lifeToday,
    spells: spells.map((spell, index) => ({ ...spell, id: `s${index + 1}` })),
    consolidated: new Map(
      consolidated.map(([offset, cents]) => [addMonths(readMonth('2019-11'), offset), cents]),
    ),
    unemployedOn,
  }));
