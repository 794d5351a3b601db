import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { forAny, tried } from '#law/proof/for-any.ts';
import {
  type BpcIncomeAnswers,
  type Income,
  type Person,
  type Relationship,
  type Resident,
  relationships,
} from './answers.ts';
import { bpcIncome, type IncomePerPerson } from './bpc-income.ts';
import type { SumReading } from './per-person.ts';
import {
  amounts,
  anyIncome,
  householdOf,
  personWith,
  residentFrom,
} from './proof/any-household.ts';
import { wage } from './proof/households.ts';

const today = isoDate('2026-11-20');
const bothWays = (answers: BpcIncomeAnswers) => {
  const { withBolsaFamilia, withoutBolsaFamilia } = bpcIncome(answers, today);
  return [withBolsaFamilia, withoutBolsaFamilia];
};

const parental: readonly Relationship[] = ['mother', 'father', 'stepmother', 'stepfather'];

// The BPC is one wage: another amount is a slip, with a test of its own.
const incomeArbitrary: fc.Arbitrary<Income> = anyIncome.map((told) =>
  told.kind === 'bpc' && told.cents !== undefined ? { ...told, cents: wage } : told,
);
const personArbitrary = personWith(incomeArbitrary);
const residentArbitrary = (among: readonly Relationship[]) => residentFrom(personArbitrary, among);

// One mother, one father, one stepmother, one stepfather at most: two of a kind have their own tests.
const residentsArbitrary = fc
  .tuple(
    fc.array(residentArbitrary(relationships.filter((one) => !parental.includes(one))), {
      maxLength: 4,
    }),
    fc.uniqueArray(residentArbitrary(parental), {
      maxLength: 4,
      selector: ({ relationship }) => relationship,
    }),
  )
  .map((both) => both.flat());
const answersArbitrary = householdOf(personArbitrary, residentsArbitrary);

/** Compared as products, as the law's division must not be rounded; without a value, the highest. */
const isAtLeast = (one: SumReading | undefined, other: SumReading | undefined): boolean => {
  if (one === undefined) return true;
  return other !== undefined && one.sum * other.members >= other.sum * one.members;
};

const severity = { met: 0, unknown: 1, unmet: 2 };

function expectNeverLower(before: BpcIncomeAnswers, after: BpcIncomeAnswers) {
  const [was, is] = [bothWays(before), bothWays(after)];
  is.forEach((now, index) => {
    const then = was[index];
    if (then === undefined) throw new Error('two ways expected');
    expect(isAtLeast(now.lowest, then.lowest)).toBe(true);
    expect(isAtLeast(now.highest, then.highest)).toBe(true);
    expect(severity[now.quarter.verdict]).toBeGreaterThanOrEqual(severity[then.quarter.verdict]);
    expect(severity[now.half.verdict]).toBeGreaterThanOrEqual(severity[then.half.verdict]);
  });
}

const replaced = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, position) => (position === index ? item : each));

function changed(answers: BpcIncomeAnswers, pick: number, change: (person: Person) => Person) {
  const index = (pick % (answers.residents.length + 1)) - 1;
  const resident = answers.residents[index];
  if (resident === undefined) return { ...answers, applicant: change(answers.applicant) };
  const { id, relationship, civilStatus } = resident;
  return {
    ...answers,
    residents: replaced(answers.residents, index, {
      ...change(resident),
      id,
      relationship,
      civilStatus,
    }),
  };
}

tried(
  500,
  answersArbitrary,
  fc.nat(),
  incomeArbitrary,
)('acrescentar uma renda nunca diminui a renda por pessoa', (answers, pick, added) => {
  const told = changed(answers, pick, (person) => ({
    ...person,
    incomes: person.incomes ?? [],
  }));
  const more = changed(told, pick, (person) => ({
    ...person,
    incomes: [...(person.incomes ?? []), added],
  }));
  expectNeverLower(told, more);
});

tried(
  500,
  answersArbitrary,
  fc.nat(),
  incomeArbitrary.filter(({ kind, cents }) => kind !== 'bpc' && cents !== undefined),
  amounts,
)('aumentar uma renda nunca diminui a renda por pessoa', (answers, pick, added, raise) => {
  const withIncome = (cents: number) =>
    changed(answers, pick, (person) => ({
      ...person,
      incomes: [...(person.incomes ?? []), { ...added, cents }],
    }));
  const cents = added.cents ?? 0;
  expectNeverLower(withIncome(cents), withIncome(cents + raise));
});

forAny(answersArbitrary)('Bolsa Família nunca diminui a renda por pessoa', (answers) => {
  const [counted, setAside] = bothWays(answers);
  expect(isAtLeast(counted?.lowest, setAside?.lowest)).toBe(true);
  expect(isAtLeast(counted?.highest, setAside?.highest)).toBe(true);
});

it('acrescentar quem entra na família e não tem renda nunca aumenta a renda por pessoa', () => {
  const counted = fc
    .tuple(
      residentArbitrary([
        'spouseOrPartner',
        'mother',
        'father',
        'stepmother',
        'stepfather',
        'sibling',
        'child',
        'stepchild',
        'minorUnderTutela',
      ]),
      residentsArbitrary,
    )
    .filter(
      ([added, residents]) =>
        !parental.includes(added.relationship) ||
        !residents.some(({ relationship }) => relationship === added.relationship),
    );
  fc.assert(
    fc.property(answersArbitrary, counted, (answers, [added, residents]) => {
      const newcomer: Resident = { ...added, civilStatus: 'single', incomes: [] };
      const before = { ...answers, residents };
      const after = { ...answers, residents: [...residents, newcomer] };
      fc.pre(
        bpcIncome(after, today).members.some(
          ({ personId, verdict }) => personId === newcomer.id && verdict === 'met',
        ),
      );
      expectNeverLower(after, before);
    }),
    { numRuns: 500 },
  );
});

tried(500, answersArbitrary)('quem não é da família não muda conta nem avisos', (answers) => {
  const result = bpcIncome(answers, today);
  const outside = new Set(
    result.members.filter(({ verdict }) => verdict === 'unmet').map(({ personId }) => personId),
  );
  const without = bpcIncome(
    { ...answers, residents: answers.residents.filter(({ id }) => !outside.has(id)) },
    today,
  );
  expect(without.withBolsaFamilia).toEqual(result.withBolsaFamilia);
  expect(without.withoutBolsaFamilia).toEqual(result.withoutBolsaFamilia);
  expect(without.familySize).toEqual(result.familySize);
  expect(without.flags).toEqual(result.flags);
});

it('a ordem das pessoas e das rendas não importa', () => {
  const shuffled = answersArbitrary.chain((answers) =>
    fc
      .shuffledSubarray([...answers.residents], {
        minLength: answers.residents.length,
        maxLength: answers.residents.length,
      })
      .map((residents) => ({
        answers,
        other: {
          ...answers,
          residents: residents.map((each) => ({
            ...each,
            incomes: each.incomes && [...each.incomes].reverse(),
          })),
        },
      })),
  );
  fc.assert(
    fc.property(shuffled, ({ answers, other }) => {
      const [one, two] = [bpcIncome(answers, today), bpcIncome(other, today)];
      // Only the terms are listed in the order given.
      const sorted = (way: IncomePerPerson) => {
        const inOrder = (reading: SumReading | undefined) =>
          reading && {
            ...reading,
            terms: [...reading.terms].sort((a, b) => (a.personId < b.personId ? -1 : 1)),
          };
        return { ...way, lowest: inOrder(way.lowest), highest: inOrder(way.highest) };
      };
      expect(sorted(two.withBolsaFamilia)).toEqual(sorted(one.withBolsaFamilia));
      expect(sorted(two.withoutBolsaFamilia)).toEqual(sorted(one.withoutBolsaFamilia));
      expect(two.flags).toEqual(one.flags);
    }),
  );
});

tried(
  1000,
  answersArbitrary,
  fc.nat(),
  personArbitrary,
)('dizer o que faltava nunca contradiz o que já era certo', (answers, pick, truth) => {
  const told = changed(answers, pick, (person) => ({
    ageBand: person.ageBand ?? truth.ageBand,
    hasDisability: person.hasDisability ?? truth.hasDisability,
    incomes: (person.incomes ?? truth.incomes)?.map((each, index) => {
      const truly = truth.incomes?.[index];
      const cents = each.cents ?? truly?.cents;
      // A BPC of another amount is a slip, and no truth about what was told.
      const isSlip = each.kind === undefined && truly?.kind === 'bpc' && (cents ?? 0) > wage;
      return {
        kind: each.kind ?? (isSlip ? undefined : truly?.kind),
        cents: each.kind === 'bpc' && cents !== undefined ? wage : cents,
      };
    }),
  }));
  const [was, is] = [bothWays(answers), bothWays(told)];
  is.forEach((now, index) => {
    expect(isAtLeast(now.lowest, was[index]?.lowest)).toBe(true);
    expect(isAtLeast(was[index]?.highest, now.highest)).toBe(true);
  });
});

forAny(answersArbitrary)(
  'as parcelas e o Bolsa Família somam a soma; uma por pessoa',
  (answers) => {
    for (const { lowest, highest } of bothWays(answers)) {
      for (const { sum, members, terms, ofFamily } of highest ? [lowest, highest] : [lowest]) {
        expect(terms.reduce((total, { cents }) => total + cents, ofFamily)).toBe(sum);
        expect(terms).toHaveLength(members);
        expect(terms[0]?.personId).toBe('applicant');
      }
    }
    expect(bothWays(answers)[1]?.lowest.ofFamily).toBe(0);
  },
);

forAny(answersArbitrary)('centavos inteiros, e a mesma conta todas as vezes', (answers) => {
  const copy = structuredClone(answers);
  for (const { lowest, highest, quarter, half } of bothWays(answers)) {
    const money = [
      lowest.sum,
      lowest.perPerson,
      highest?.sum ?? 0,
      highest?.perPerson ?? 0,
      quarter.perPerson,
      quarter.largestSum.lowest,
      quarter.largestSum.highest ?? 0,
      half.perPerson,
      half.largestSum.lowest,
      half.largestSum.highest ?? 0,
    ];
    expect(money.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
  }
  expect(answers).toEqual(copy);
  expect(bpcIncome(answers, today)).toEqual(bpcIncome(copy, today));
});
