import { keys } from '#law/citations/keys.ts';
import type { IsoDate } from '#law/date.ts';
import type { BpcIncomeAnswers } from './answers.ts';
import { bpcIncome } from './bpc-income.ts';
import { applicantMember } from './family.ts';
import { type Quotient, quotientOf } from './per-person.ts';

/** The sum after a change, and how it compares with the limit. */
interface Changed extends Quotient {
  readonly verdict: 'met' | 'unmet';
}

/** What the house could still earn, and what a change in it would do to the sum of today. */
export interface HouseholdChanges {
  /** Cents a month that the sum may still grow within the quarter; below zero: by so much it passes. */
  readonly room: number;
  /** Absent where no one but the applicant counts. */
  readonly ifEarnsOneWage?: Changed;
  /** One of the family who brings nothing to the sum leaves; absent where there is none. */
  readonly ifIdleLeaves?: Changed;
  /**
   * What the work of the applicant does: earnings of a person of 65 enter the sum; those of a person
   * with disability suspend the BPC, which is not lost. Absent where age and disability leave it open.
   */
  readonly ownWork?: 'entersTheSum' | 'suspends';
}

/** Where each of them is in the law: the family, the limit, work of who has a disability, what may stay out. */
export const changeCitations = keys('loas-20-1 loas-20-3 loas-20-9 loas-21-a');

const ownWork = {
  aged65OrOlder: 'entersTheSum',
  disabilityNeedsAssessment: 'suspends',
  neither: undefined,
  notTold: undefined,
} as const;

/**
 * What still fits in the household's sum and what changes if someone starts to work, with
 * Bolsa Família as told and left as it is (LOAS, art. 20, §§ 1º, 3º and 9º; art. 21-A). Undefined
 * while anything in the sum is open: then no room can be told.
 *
 * @param date the day whose minimum wage holds.
 * @throws as `bpcIncome`.
 */
export function householdChanges(
  answers: BpcIncomeAnswers,
  date: IsoDate,
): HouseholdChanges | undefined {
  const { withBolsaFamilia, wage, ageOrDisability } = bpcIncome(answers, date);
  const { isSettled, lowest, quarter } = withBolsaFamilia;
  if (!isSettled) return undefined;
  const room = quarter.largestSum.lowest - lowest.sum;
  const others = lowest.terms.filter(({ personId }) => personId !== applicantMember.personId);
  // Who leaves may make room for another: a stepmother enters where there is no mother.
  const without = (leaving: (typeof others)[number] | undefined): Changed | undefined => {
    if (!leaving) return undefined;
    const residents = answers.residents.filter(({ id }) => id !== leaving.personId);
    const { isSettled, lowest, quarter } = bpcIncome(
      { ...answers, residents },
      date,
    ).withBolsaFamilia;
    return isSettled && quarter.verdict !== 'unknown'
      ? { ...lowest, verdict: quarter.verdict }
      : undefined;
  };
  return {
    room,
    ifEarnsOneWage:
      others.length > 0
        ? {
            ...quotientOf(lowest.sum + wage.value, lowest.members),
            verdict: room >= wage.value ? 'met' : 'unmet',
          }
        : undefined,
    ifIdleLeaves: without(others.find(({ cents }) => cents === 0)),
    ownWork: ownWork[ageOrDisability.reason],
  };
}
