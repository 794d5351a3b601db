import fc from 'fast-check';
import { expect } from 'vitest';
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
const anyRightIncome: fc.Arbitrary<Income> = anyIncome.map((told) =>
  told.kind === 'bpc' && told.cents !== undefined ? { ...told, cents: wage } : told,
);
const anyone = personWith(anyRightIncome);
const anyResident = (among: readonly Relationship[]) => residentFrom(anyone, among);

// One mother, one father, one stepmother, one stepfather at most: two of a kind have their own tests.
const anyResidents = fc
  .tuple(
    fc.array(anyResident(relationships.filter((one) => !parental.includes(one))), {
      maxLength: 4,
    }),
    fc.uniqueArray(anyResident(parental), {
      maxLength: 4,
      selector: ({ relationship }) => relationship,
    }),
  )
  .map((both) => both.flat());
const anyFamily = householdOf(anyone, anyResidents);

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

/** The same with another person in one place: 0 is who asks. */
function changed(answers: BpcIncomeAnswers, pick: number, change: (person: Person) => Person) {
  const place = pick % (answers.residents.length + 1);
  if (place === 0) return { ...answers, applicant: change(answers.applicant) };
  const residents = answers.residents.map((one, index) => {
    const { id, relationship, civilStatus } = one;
    return index === place - 1 ? { ...change(one), id, relationship, civilStatus } : one;
  });
  return { ...answers, residents };
}

const adding = (answers: BpcIncomeAnswers, pick: number, ...added: Income[]) =>
  changed(answers, pick, (one) => ({ ...one, incomes: [...(one.incomes ?? []), ...added] }));

const picked = fc.nat();

tried(
  500,
  anyFamily,
  picked,
  anyRightIncome,
)('uma renda a mais nunca diminui', (family, pick, more) => {
  expectNeverLower(adding(family, pick), adding(family, pick, more));
});

const raisable = anyRightIncome.filter(({ kind, cents }) => kind !== 'bpc' && cents !== undefined);

tried(
  500,
  anyFamily,
  picked,
  raisable,
  amounts,
)('uma renda maior nunca diminui', (family, pick, income, raise) => {
  const higher = { ...income, cents: (income.cents ?? 0) + raise };
  expectNeverLower(adding(family, pick, income), adding(family, pick, higher));
});

forAny(anyFamily)('Bolsa Família nunca diminui a renda por pessoa', (answers) => {
  const [counted, setAside] = bothWays(answers);
  expect(isAtLeast(counted?.lowest, setAside?.lowest)).toBe(true);
  expect(isAtLeast(counted?.highest, setAside?.highest)).toBe(true);
});

tried(
  500,
  anyFamily,
  anyResident(relationships),
)('quem entra na família sem renda nunca a aumenta', (before, added) => {
  const newcomer: Resident = { ...added, civilStatus: 'single', incomes: [] };
  const { relationship } = newcomer;
  const isSecond = before.residents.some((one) => one.relationship === relationship);
  fc.pre(!(isSecond && parental.includes(relationship)));
  const after = { ...before, residents: [...before.residents, newcomer] };
  const { members } = bpcIncome(after, today);
  fc.pre(members.some(({ personId, verdict }) => personId === newcomer.id && verdict === 'met'));
  expectNeverLower(after, before);
});

tried(500, anyFamily)('quem não é da família não muda conta nem avisos', (answers) => {
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

forAny(anyFamily)('a ordem das pessoas e das rendas não importa', (family) => {
  const residents = family.residents
    .map((one) => ({ ...one, incomes: one.incomes && [...one.incomes].reverse() }))
    .reverse();
  const [one, two] = [bpcIncome(family, today), bpcIncome({ ...family, residents }, today)];
  // Only the terms are listed in the order given.
  const inOrder = (reading: SumReading | undefined) =>
    reading && {
      ...reading,
      terms: [...reading.terms].sort((a, b) => (a.personId < b.personId ? -1 : 1)),
    };
  const sorted = (way: IncomePerPerson) => ({
    ...way,
    lowest: inOrder(way.lowest),
    highest: inOrder(way.highest),
  });
  expect(sorted(two.withBolsaFamilia)).toEqual(sorted(one.withBolsaFamilia));
  expect(sorted(two.withoutBolsaFamilia)).toEqual(sorted(one.withoutBolsaFamilia));
  expect(two.flags).toEqual(one.flags);
});

tried(
  1000,
  anyFamily,
  picked,
  anyone,
)('dizer o que falta não contradiz o certo', (answers, pick, truth) => {
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

forAny(anyFamily)('as parcelas e o Bolsa Família somam a soma; uma por pessoa', (answers) => {
  for (const { lowest, highest } of bothWays(answers)) {
    for (const { sum, members, terms, ofFamily } of highest ? [lowest, highest] : [lowest]) {
      expect(terms.reduce((total, { cents }) => total + cents, ofFamily)).toBe(sum);
      expect(terms).toHaveLength(members);
      expect(terms[0]?.personId).toBe('applicant');
    }
  }
  expect(bothWays(answers)[1]?.lowest.ofFamily).toBe(0);
});

forAny(anyFamily)('centavos inteiros, e a mesma conta todas as vezes', (answers) => {
  const copy = structuredClone(answers);
  for (const { lowest, highest, quarter, half } of bothWays(answers)) {
    const sums = [lowest, highest].flatMap((one) => (one ? [one.sum, one.perPerson] : []));
    const limits = [quarter, half].flatMap(({ perPerson, largestSum }) => [
      perPerson,
      largestSum.lowest,
      largestSum.highest ?? 0,
    ]);
    const money = [...sums, ...limits];
    expect(money.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
  }
  expect(answers).toEqual(copy);
  expect(bpcIncome(answers, today)).toEqual(bpcIncome(copy, today));
});
