import fc from 'fast-check';
import type {
  BpcIncomeAnswers,
  Income,
  IncomeKind,
  Person,
  Relationship,
  Resident,
} from './answers.ts';
import { wage } from './households.ts';

// Families at random, for what must hold of each of them.

const every = <Key extends string>(all: Readonly<Record<Key, true>>): Key[] =>
  Object.keys(all) as Key[];

const kinds = every<IncomeKind>({
  work: true,
  occasionalWork: true,
  inssBenefit: true,
  publicServantBenefit: true,
  bpc: true,
  estagioOuAprendizagem: true,
  peDeMeia: true,
  pensaoAlimenticia: true,
  pensaoIndenizatoria: true,
  damIndemnity: true,
  auxilioInclusao: true,
  workWithAuxilioInclusao: true,
  other: true,
});

export const relationships = every<Relationship>({
  spouseOrPartner: true,
  mother: true,
  father: true,
  stepmother: true,
  stepfather: true,
  sibling: true,
  child: true,
  stepchild: true,
  minorUnderTutela: true,
  minorUnderGuarda: true,
  grandparent: true,
  grandchild: true,
  uncleOrAunt: true,
  nephewOrNiece: true,
  childInLaw: true,
  other: true,
});

/** Not told now and then. */
export const maybe = <T>(told: fc.Arbitrary<T>) => fc.option(told, { nil: undefined, freq: 6 });

/** Near the limits, where a mistake shows, as often as anywhere. */
export const amounts = fc.oneof(
  fc.nat(500_000),
  fc.constantFrom(0, 40_525, 40_526, 81_050, 81_051, wage - 1, wage, wage + 1),
);

export const anyIncome: fc.Arbitrary<Income> = fc.record({
  kind: maybe(fc.constantFrom<IncomeKind>('inssBenefit', ...kinds)),
  cents: maybe(amounts),
});

export const personWith = (income: fc.Arbitrary<Income>): fc.Arbitrary<Person> =>
  fc.record({
    ageBand: maybe(fc.constantFrom('under65', 'aged65', 'over65')),
    hasDisability: maybe(fc.boolean()),
    incomes: maybe(fc.array(income, { maxLength: 3 })),
  });

export const residentFrom = (
  person: fc.Arbitrary<Person>,
  among: readonly Relationship[],
): fc.Arbitrary<Resident> =>
  fc
    .tuple(
      person,
      fc.uuid(),
      fc.constantFrom(...among),
      maybe(fc.constantFrom('single', 'marriedOrUniaoEstavel', 'formerlyMarried')),
    )
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
  });
