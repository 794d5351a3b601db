import fc from 'fast-check';
import {
  ageBands,
  type BpcIncomeAnswers,
  civilStatuses,
  type Income,
  incomeKinds,
  type Person,
  type Relationship,
  type Resident,
} from '../answers.ts';
import { allHealthExpenses } from '../health-expenses.ts';
import { wage } from './households.ts';

// Families at random, for what must hold of each of them.

export const maybe = <T>(told: fc.Arbitrary<T>) => fc.option(told, { nil: undefined, freq: 6 });

/** Near the limits, where a mistake shows, as often as anywhere. */
export const amounts = fc.oneof(
  fc.nat(500_000),
  fc.constantFrom(0, 40_525, 40_526, 81_050, 81_051, wage - 1, wage, wage + 1),
);

export const anyIncome: fc.Arbitrary<Income> = fc.record({
  kind: maybe(fc.constantFrom('inssBenefit', ...incomeKinds)),
  cents: maybe(amounts),
});

export const personWith = (income: fc.Arbitrary<Income>): fc.Arbitrary<Person> =>
  fc.record({
    ageBand: maybe(fc.constantFrom(...ageBands)),
    hasDisability: maybe(fc.boolean()),
    incomes: maybe(fc.array(income, { maxLength: 3 })),
  });

export const residentFrom = (
  person: fc.Arbitrary<Person>,
  among: readonly Relationship[],
): fc.Arbitrary<Resident> =>
  fc
    .tuple(person, fc.uuid(), fc.constantFrom(...among), maybe(fc.constantFrom(...civilStatuses)))
    .map(([told, id, relationship, civilStatus]) => ({ ...told, id, relationship, civilStatus }));

export const householdOf = (
  person: fc.Arbitrary<Person>,
  residents: fc.Arbitrary<readonly Resident[]>,
): fc.Arbitrary<BpcIncomeAnswers> =>
  fc.record({
    applicant: person,
    residents,
    bolsaFamiliaCents: maybe(amounts),
    isBpcAlreadyGranted: maybe(fc.boolean()),
    hasHealthExpenses: maybe(fc.boolean()),
    healthExpenses: maybe(fc.subarray(allHealthExpenses)),
  });
