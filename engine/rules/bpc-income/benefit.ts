import type { Income, Person } from './answers.ts';
import type { IncomeReason } from './income-reasons.ts';

/** Whether § 14 protects the benefits of this person. */
function isProtected({ ageBand, hasDisability }: Person): boolean | 'aged65' | undefined {
  if (hasDisability || ageBand === 'over65') return true;
  if (ageBand === undefined || hasDisability === undefined) return undefined;
  return ageBand === 'aged65' ? 'aged65' : false;
}

const benefitKinds: readonly Income['kind'][] = ['inssBenefit', 'publicServantBenefit', undefined];

/** Cents of all of them; undefined while one is not known. */
export const totalOf = (incomes: readonly Income[]): number | undefined =>
  incomes.reduce<number | undefined>(
    (sum, { cents }) => (sum === undefined || cents === undefined ? undefined : sum + cents),
    0,
  );

/** Cents of the person's benefits: an income of unknown kind may be one. */
const benefitsOf = ({ incomes = [] }: Person): number | undefined =>
  totalOf(incomes.filter(({ kind }) => benefitKinds.includes(kind)));

/** What LOAS, art. 20, § 14 does to a benefit of a resident. @param wage minimum wage, in cents. */
export function reasonOfBenefit({ cents }: Income, holder: Person, wage: number): IncomeReason {
  if (cents !== undefined && cents > wage) return 'benefitAboveOneWage';
  const protection = isProtected(holder);
  if (protection === false) return 'holderNeitherOver65NorDisabled';
  if (cents === undefined) return 'benefitAmountNotTold';
  if (protection === undefined) return 'holderNotTold';
  if (protection === 'aged65') return 'holderAgedExactly65';
  const together = benefitsOf(holder);
  return together !== undefined && together <= wage ? 'benefitUpToOneWage' : 'severalBenefits';
}

/**
 * The same of a retirement or pension of public servants. § 14 says "benefício previdenciário" and
 * names no regime, and no rule of the INSS was found that takes these in or leaves them out: where
 * one of the INSS would be left out, this one stays open, and both sums are shown.
 * @param wage minimum wage, in cents.
 */
export function reasonOfPublicServantBenefit(
  income: Income,
  holder: Person,
  wage: number,
): IncomeReason {
  const reason = reasonOfBenefit(income, holder, wage);
  return reason === 'benefitUpToOneWage' ? 'benefitOfAnotherRegime' : reason;
}
