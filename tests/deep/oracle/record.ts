import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { addMonths, type Month, readMonth } from '#law/month.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import { salaryCorrection } from '#law/salary-correction.ts';
import type { BpcIncomeAnswers, Income, Person } from '#rules/bpc-income/answers.ts';
import {
  anyIncome,
  householdOf,
  personWith,
  relationships,
  residentFrom,
} from '#rules/bpc-income/any-household.ts';
import { dateOf, dayNumberOf } from '#rules/calendar.ts';
import { anyAnswers as anyContribution } from '#rules/contribution-cost/any-answers.ts';
import type { Spell, WorkingLife } from '#rules/contribution-time/life.ts';
import { anyAnswers as anyMaternity } from '#rules/maternity-pay/any-answers.ts';
import { anyAnswers as anyIncapacity } from '#rules/permanent-incapacity/any-answers.ts';
import { amountByLaw } from './average.ts';
import { incomeByLaw } from './bpc.ts';
import { dueByLaw, lackingByLaw, plansByLaw } from './contribution.ts';
import { incapacityByLaw } from './incapacity.ts';
import { monthByLaw, spansByLaw } from './maternity.ts';

// Writes the tables of rules/recorded: what this second writing answers, as long as it is here.
const seed = 20_261_124;
const money = { wage: 162_100, ceiling: 847_555 };
const limit = 149_000;
const day = isoDate('2026-11-22');

const between = (from: string, until: string): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: dayNumberOf(isoDate(from)), max: dayNumberOf(isoDate(until)) }).map(dateOf);

type Row = readonly [on: IsoDate, asked: unknown, answer: unknown];

const features = new Map<string, number>();

/** Whether something in it was met less than so often before. */
function isNew(told: readonly string[], often: number): boolean {
  const rare = told.filter((one) => (features.get(one) ?? 0) < often);
  for (const one of rare.length > 0 ? told : []) features.set(one, (features.get(one) ?? 0) + 1);
  return rare.length > 0;
}

/** As many as fit, none twice. */
function write(table: string, rows: readonly Row[]) {
  const short = (line: string) =>
    line.replaceAll(',null]', ']').replaceAll(',"full"]', ']').replaceAll(',"counts"]', ']');
  const lines: string[] = [];
  let size = 0;
  for (const line of new Set(
    rows.map((row) => (table === 'benefit-average' ? short : String)(JSON.stringify(row))),
  )) {
    size += line.length + 1;
    if (size > limit) break;
    lines.push(line);
  }
  writeFileSync(
    new URL(`../../../rules/recorded/${table}.jsonl`, import.meta.url),
    `${lines.join('\n')}\n`,
  );
  console.log(table, lines.length);
}

const sample = <T>(of: fc.Arbitrary<T>, numRuns = 5000): T[] => fc.sample(of, { seed, numRuns });

const told = personWith(anyIncome);
// Mostly with one income at most, so that no other hides what it does.
const person = fc
  .tuple(told, fc.integer({ min: 0, max: 3 }))
  .map(([one, all]) =>
    all > 0 && one.incomes ? { ...one, incomes: one.incomes.slice(0, 1) } : one,
  );
const resident = residentFrom(person, relationships);
const household = householdOf(
  person,
  fc.oneof(
    { weight: 4, arbitrary: fc.array(resident, { maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(resident, { minLength: 3, maxLength: 6 }) },
  ),
);
const { wage } = money;
const sizeOf = (cents: number | undefined) =>
  cents === undefined ? '?' : cents === 0 ? '0' : cents > wage ? '>' : cents === wage ? '=' : '<';
const featuresOf = ({ applicant, residents, isBpcAlreadyGranted }: BpcIncomeAnswers): string[] => {
  const ofPerson = (who: string, { ageBand, hasDisability, incomes }: Person) =>
    (incomes ?? [{}]).flatMap(({ kind, cents }: Income) => [
      [who, ageBand, hasDisability, kind?.endsWith('Benefit') && kind, sizeOf(cents)].join(),
      [who, kind, sizeOf(cents), /nclusao/.test(`${kind}`) && isBpcAlreadyGranted].join(),
    ]);
  const parents = residents.map((one) => one.relationship).filter((one) => /ther$/.test(one));
  return [
    parents.sort().join(),
    ...ofPerson('applicant', applicant),
    ...residents.flatMap((one) => [
      [one.relationship, one.civilStatus].join(),
      ...ofPerson('resident', one),
    ]),
  ];
};
const applicant = { incomes: [{ kind: 'work', cents: 70_000 }] } as const;
const parental = relationships.filter((one) => /(?:mo|fa)ther$/.test(one));
/** Each with some pay, so that a place in the family shows in the figures. */
const parents = fc
  .array(fc.constantFrom(...parental), { minLength: 2, maxLength: 4 })
  .map((home) => ({
    applicant,
    bolsaFamiliaCents: 0,
    residents: home.map((relationship, index) => ({
      id: '',
      relationship,
      incomes: [{ kind: 'work' as const, cents: 10_000 * (index + 1) }],
    })),
  })) as fc.Arbitrary<BpcIncomeAnswers>;
const inclusion = fc
  .record({
    kind: fc.constantFrom('auxilioInclusao', 'workWithAuxilioInclusao'),
    cents: fc.constantFrom(undefined, 81_050, 60_000),
    isBpcAlreadyGranted: fc.constantFrom(undefined, true, false),
    isOwn: fc.boolean(),
  })
  .map(({ kind, cents, isBpcAlreadyGranted, isOwn }) => ({
    applicant: isOwn ? { incomes: [{ kind, cents }] } : applicant,
    bolsaFamiliaCents: 0,
    isBpcAlreadyGranted,
    residents: [{ id: '', relationship: 'mother', incomes: isOwn ? [] : [{ kind, cents }] }],
  })) as fc.Arbitrary<BpcIncomeAnswers>;
const edges = [undefined, 1, wage / 2, wage / 2 + 1, wage - 1, wage, wage, wage + 1];
const benefits = fc
  .record({
    ageBand: fc.constantFrom(undefined, 'under65', 'aged65', 'over65', 'over65'),
    hasDisability: fc.constantFrom(undefined, true, false),
    incomes: fc.array(
      fc.record({
        kind: fc.constantFrom(
          undefined,
          'inssBenefit',
          'inssBenefit',
          'publicServantBenefit',
          'bpc',
        ),
        cents: fc.constantFrom(...edges),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  })
  .map((mother) => ({
    applicant,
    bolsaFamiliaCents: 0,
    residents: [{ ...mother, id: '', relationship: 'mother' }],
  })) as fc.Arbitrary<BpcIncomeAnswers>;
write(
  'bpc-income',
  [
    ...sample(household, 30),
    ...sample(parents, 60),
    ...sample(benefits, 200),
    ...sample(inclusion, 60),
    ...sample(household, 20_000)
      .map((told) => ({ told, size: JSON.stringify(told).length - 60 * told.residents.length }))
      .sort((one, other) => one.size - other.size)
      .map(({ told }) => told)
      .filter((told) => isNew(featuresOf(told), 1)),
  ].map(({ hasHealthExpenses: _, ...told }) => {
    const asked = { ...told, residents: told.residents.map(({ id: _, ...one }) => one) };
    return [
      day,
      asked,
      [true, false].map((withBolsaFamilia) => {
        const { lowest, highest, quarter, half } = incomeByLaw(told, money.wage, withBolsaFamilia);
        return [lowest[0] / lowest[1], highest && highest[0] / highest[1], quarter, half];
      }),
    ];
  }),
);

const dues: Row[] = [];
for (const dueDay of [15, 20]) {
  // The last day of each month to be paid, and the one after it.
  let asked = isoDate('2024-01-01');
  while (asked < '2033') {
    const { month, day: falls, moved } = dueByLaw(dueDay, asked);
    dues.push([asked, { dueDay }, { month, day: falls, moved }]);
    if (asked < moved) dues.push([isoDate(moved), { dueDay }, { month, day: falls, moved }]);
    asked = addDays(isoDate(moved), 1);
  }
}
write('contribution-cost', [
  ...dues,
  ...sample(fc.tuple(anyContribution, between('2026-02-21', '2026-11-22'))).map(
    ([told, on], index): Row => {
      const edge = [162_099, 162_100, 162_101, 847_554, 847_555, 847_556][index % 60];
      const answers = { ...told, baseCents: edge ?? told.baseCents };
      const bill = { ownAccount: 15, none: 15, mei: 20 }[answers.occupation as string];
      const due = bill && dueByLaw(bill, on);
      return [on, answers, [plansByLaw(answers, money), due, lackingByLaw(answers, money)]];
    },
  ),
]);

write(
  'maternity-pay',
  sample(anyMaternity).map((answers) => [
    day,
    answers,
    [spansByLaw(answers), ...monthByLaw(answers, money)],
  ]),
);

write(
  'permanent-incapacity',
  sample(anyIncapacity)
    .filter(({ isSpecial }, index) => !isSpecial || index % 8 === 0)
    .map(({ needsHelp: _, ...told }) => {
      const answers = { ...told, needsHelp: undefined };
      return [day, answers, incapacityByLaw(answers, money)];
    }),
);

const standing = fc.constantFrom(
  ...(['counts', 'counts', 'counts', 'counts', 'counts', 'pending', 'refused'] as const),
);
const own = ['ownAccount', 'facultativo', 'serviceToCompany', 'domestic'];
const kind = fc.constantFrom<Spell['kind']>(
  ...([
    'employee',
    'employee',
    'employee',
    'employee',
    'domestic',
    'avulso',
    'ownAccount',
  ] as const),
  ...(['ownAccount', 'facultativo', 'serviceToCompany', 'special'] as const),
  ...(['incapacityBenefit', 'maternityBenefit', 'otherBenefit'] as const),
);
const runOf = (month: Month, isOwn: boolean, count: number) => {
  const minimum = findMinimumWageOf(month)?.value ?? 100_000;
  return fc.tuple(
    fc.constant(month),
    fc.constant(count),
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: minimum, max: minimum * 12 }) },
      { weight: 1, arbitrary: fc.constantFrom(0, minimum - 1, Math.ceil(minimum / 2), minimum) },
    ),
    standing,
    isOwn ? fc.constantFrom('full', 'full', 'reduced') : fc.constant('full'),
    isOwn
      ? fc.option(fc.oneof(fc.constant(4), fc.integer({ min: 0, max: 2500 })), {
          nil: null,
          freq: 8,
        })
      : fc.constant(null),
  );
};
const spell = fc
  .record({
    kind,
    start: fc.oneof(
      between('1988-01-01', '2026-06-01'),
      between('1994-05-01', '1994-10-30'),
      between('2018-01-01', '2022-01-01'),
    ),
    counts: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 3 }),
    standing,
  })
  .chain(({ kind, start, counts, standing }) => {
    const first = start.slice(0, 7) as Month;
    let month = first;
    const runs = [];
    for (const count of kind.endsWith('Benefit') ? [] : counts) {
      if (month > '2026-10') break;
      const kept = Math.min(
        count,
        (2026 - Number(month.slice(0, 4))) * 12 + 11 - Number(month.slice(5)),
      );
      runs.push(runOf(month, own.includes(kind), kept));
      month = addMonths(month, kept);
    }
    const end = kind.endsWith('Benefit')
      ? addDays(start, (counts[0] ?? 1) * 9)
      : addDays(isoDate(`${month}-01`), -1);
    const [until = day] = [end, day].sort();
    return fc.tuple(...runs).map((months) => ({
      kind,
      from: start,
      until: [start, until].sort()[1] ?? until,
      standing,
      months,
    }));
  });
const asked = fc.record({
  spells: fc.oneof(
    { weight: 3, arbitrary: fc.array(spell, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(spell, { minLength: 3, maxLength: 4 }) },
  ),
  consolidated: fc
    .array(
      fc.tuple(fc.integer({ min: 0, max: 84 }), fc.constantFrom(0, 90_000, 130_000, 200_000)),
      { maxLength: 3 },
    )
    .map((some) =>
      Object.fromEntries(some.map(([n, cents]) => [addMonths(readMonth('2019-11'), n), cents])),
    ),
  of: fc.record({
    sex: fc.constantFrom('woman' as const, 'man' as const),
    time: fc.integer({ min: 0, max: 45 * 360 }),
    carenciaMonths: fc.integer({ min: 100, max: 400 }),
  }),
  rule: fc.record({
    formula: fc.constantFrom('shareOfMean' as const, 'shareOfMean' as const, 'wholeMean' as const),
    minimumTime: fc.integer({ min: 0, max: 35 * 360 }),
  }),
});
const rates = salaryCorrection.rates.slice(0, 384);
write(
  'benefit-average',
  sample(asked, 900).flatMap((one, index): Row[] => {
    const life: WorkingLife = {
      today: day,
      spells: one.spells.map(({ months, ...told }, index) => ({
        ...told,
        id: `${index}`,
        months: (
          months as [Month, number, number, Spell['standing'], 'full' | 'reduced', number | null][]
        ).flatMap(([first, count, base, standing, plan, after]) =>
          Array.from({ length: count }, (_, n) => {
            const month = addMonths(first, n);
            const paidOn = after === null ? undefined : addDays(isoDate(`${month}-10`), after);
            return { month, base, standing, plan, ...(paidOn && { paidOn }) };
          }),
        ),
      })),
      consolidated: new Map(Object.entries(one.consolidated)) as never,
    };
    const found = amountByLaw({
      life,
      isWoman: one.of.sex === 'woman',
      isWhole: one.rule.formula === 'wholeMean',
      time: one.of.time,
      carencia: one.of.carenciaMonths,
      minimumTime: one.rule.minimumTime,
      rates,
      floor: money.wage,
      top: money.ceiling,
    });
    if (!found && index % 8 > 0) return [];
    return [[day, one, found ? [found.cents, found.leftOut] : 'noSalaries']];
  }),
);
