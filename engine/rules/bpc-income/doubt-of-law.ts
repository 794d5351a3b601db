import type { BpcIncomeResult } from './bpc-income.ts';
import type { MemberReason } from './family.ts';
import type { IncomeReason } from './income-reasons.ts';
import { isOpen } from './span.ts';

const members: readonly MemberReason[] = ['guardaDisputed', 'stepparentPlaceDisputed'];

const incomes: readonly IncomeReason[] = [
  'benefitOfAnotherRegime',
  'holderAgedExactly65',
  'severalBenefits',
];

/**
 * Whether all that keeps the sum open is left open by the law (LOAS, art. 20, §§ 1º and 14): no
 * answer is missing, and nothing that somebody could find out would close it.
 */
export function hangsOnLawOnly(result: Pick<BpcIncomeResult, 'members' | 'incomes'>): boolean {
  const openMembers = result.members.filter(({ verdict }) => verdict === 'unknown');
  const openIncomes = result.incomes.filter(isOpen);
  return (
    openMembers.length + openIncomes.length > 0 &&
    openMembers.every(({ reason }) => members.includes(reason)) &&
    openIncomes.every(({ reason }) => incomes.includes(reason))
  );
}
