import type { IsoDate } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { type LegalValue, legalValueOn } from '#law/value.ts';
import { type AgeOrDisability, ageOrDisability } from './age-or-disability.ts';
import type { BpcIncomeAnswers, Person } from './answers.ts';
import { type BesideIncome, besideIncome } from './beside-income.ts';
import { applicantMember, type Member, memberOf } from './family.ts';
import { type BpcIncomeFlags, flagsOf } from './flags.ts';
import {
  type HealthExpenses,
  healthExpensesOf,
  type IncomeLessHealth,
  lessHealth,
} from './health-expenses.ts';
import { assertInForce } from './in-force.ts';
import {
  bolsaFamiliaOf,
  incomesOf,
  type ReasonedIncome,
  type TreatedIncome,
  treated,
} from './income.ts';
import { type LimitCriterion, limitCriterion } from './limit.ts';
import { notConsidered } from './not-considered.ts';
import { type ReadingRange, rangeOf } from './per-person.ts';
import { isOpen, totalSpan } from './span.ts';
import { parentsAtHome } from './stepparents.ts';

/** The income per person, by one of the two ways to see Bolsa Família. */
export interface IncomePerPerson extends ReadingRange {
  /** Nothing told or asked is open: the lowest reading and the highest are one. */
  readonly isSettled: boolean;
  /**
   * No amount is known that has to count, and none above which it cannot go: from nothing to no end.
   * Then the figures would tell nothing, and the page shows none.
   */
  readonly tellsNothing: boolean;
  readonly quarter: LimitCriterion<'quarterOfWage'>;
  readonly half: LimitCriterion<'halfOfWage'>;
  /** Absent where no health expense with a fixed value was told. */
  readonly lessHealth?: IncomeLessHealth;
}

export interface BpcIncomeResult {
  /** Minimum wage of the date, in cents, with its source. */
  readonly wage: LegalValue<number>;
  readonly ageOrDisability: AgeOrDisability;
  readonly beside: BesideIncome;
  /** The applicant, then the residents in the order given. */
  readonly members: readonly Member[];
  /** Smallest and largest number of members; the same unless someone's place is open. */
  readonly familySize: { readonly atLeast: number; readonly atMost: number };
  /** Incomes of the applicant, of the residents in order, and Bolsa Família. */
  readonly incomes: readonly TreatedIncome[];
  /** As the INSS counts since 26 June 2025. */
  readonly withBolsaFamilia: IncomePerPerson;
  /** As some court decisions count. */
  readonly withoutBolsaFamilia: IncomePerPerson;
  /** Absent where there are none, or no table is known for the date. */
  readonly healthExpenses?: HealthExpenses;
  readonly flags: BpcIncomeFlags;
  readonly notConsidered: typeof notConsidered;
}

interface Assessed {
  readonly member: Member;
  readonly incomes: readonly ReasonedIncome[];
}

function assess(answers: BpcIncomeAnswers, wage: number): [Assessed, ...Assessed[]] {
  const { applicant, residents, isBpcAlreadyGranted } = answers;
  const home = parentsAtHome(residents);
  const ofPerson = (holder: Person, member: Member, isApplicant: boolean): Assessed => ({
    member,
    incomes: incomesOf({ holder, isApplicant, wage, isBpcAlreadyGranted }),
  });
  return [
    ofPerson(applicant, applicantMember, true),
    ...residents.map((resident) => ofPerson(resident, memberOf(resident, home), false)),
  ];
}

/** `ofFamily`: income of the family as a whole, Bolsa Família or none. `expenses`: cents a month off for health. */
function incomePerPerson(
  people: readonly Assessed[],
  ofFamily: readonly ReasonedIncome[],
  wage: number,
  expenses: number,
): IncomePerPerson {
  const possible = people.filter(({ member }) => member.verdict !== 'unmet');
  const shares = possible.map(({ member, incomes }) => ({
    personId: member.personId,
    isDoubtful: member.verdict === 'unknown',
    ...totalSpan(incomes),
  }));
  const range = rangeOf(shares, totalSpan(ofFamily));
  const all = [...possible.flatMap(({ incomes }) => incomes), ...ofFamily];
  return {
    ...range,
    isSettled: !shares.some(({ isDoubtful }) => isDoubtful) && !all.some(isOpen),
    tellsNothing: range.lowest.sum === 0 && range.highest === undefined,
    quarter: limitCriterion('quarterOfWage', range, wage),
    half: limitCriterion('halfOfWage', range, wage),
    ...(expenses > 0 && { lessHealth: lessHealth(shares, totalSpan(ofFamily), expenses, wage) }),
  };
}

/**
 * Monthly income per person of the family for the BPC (LOAS, art. 20, §§ 1º, 3º, 3º-A, 9º and 14;
 * art. 26-A, § 3º; Decreto 6.214/2007, art. 4º), with and without Bolsa Família. It compares what
 * was told with the law, and decides nothing: that is for the INSS or a judge.
 *
 * @param date the day whose minimum wage holds, as a rule that of the request.
 * @throws {MissingLegalValueError} when no minimum wage covers the date.
 * @throws {RulesNotInForceError} for a date before 26 June 2025.
 */
export function bpcIncome(answers: BpcIncomeAnswers, date: IsoDate): BpcIncomeResult {
  assertInForce(date);
  const wage = legalValueOn(minimumWage, date);
  const people = assess(answers, wage.value);
  const bolsaFamilia = bolsaFamiliaOf(answers.bolsaFamiliaCents);

  const members = people.map(({ member }) => member);
  const incomes = [
    ...people.flatMap(({ member, incomes }) =>
      incomes.map((income) => treated(income, member.personId, member.verdict)),
    ),
    ...bolsaFamilia.map((income) => treated(income, 'family', 'met')),
  ];
  const health = healthExpensesOf(answers, date);
  const perPerson = (ofFamily: readonly ReasonedIncome[]) =>
    incomePerPerson(people, ofFamily, wage.value, health?.cents ?? 0);
  const withBolsaFamilia = perPerson(bolsaFamilia);
  const withoutBolsaFamilia = perPerson([]);
  return {
    wage,
    ageOrDisability: ageOrDisability(answers.applicant),
    beside: besideIncome(answers),
    members,
    familySize: {
      atLeast: members.filter(({ verdict }) => verdict === 'met').length,
      atMost: members.filter(({ verdict }) => verdict !== 'unmet').length,
    },
    incomes,
    withBolsaFamilia,
    withoutBolsaFamilia,
    ...(health && { healthExpenses: health }),
    flags: flagsOf({
      answers,
      members,
      incomes,
      withBolsaFamilia: withBolsaFamilia.quarter.verdict,
      withoutBolsaFamilia: withoutBolsaFamilia.quarter.verdict,
    }),
    notConsidered,
  };
}
