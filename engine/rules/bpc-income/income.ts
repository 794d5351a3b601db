import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '../criterion.ts';
import type { Income, IncomeKind, Person } from './answers.ts';
import { reasonOfBenefit, reasonOfPublicServantBenefit } from './benefit.ts';
import { type IncomeReason, incomeReasons, type Treatment } from './income-reasons.ts';

interface IncomeContext {
  readonly holder: Person;
  readonly isApplicant: boolean;
  /** Minimum wage, in cents. */
  readonly wage: number;
  readonly isBpcAlreadyGranted: boolean | undefined;
}

/** An income and why it counts or not, supposing that its holder is a member of the family. */
export interface ReasonedIncome {
  /** Place among the incomes of that person, from zero; absent where they were not told one by one. */
  readonly index?: number;
  readonly kind?: IncomeKind | 'bolsaFamilia';
  /** Cents per month, as told; absent when not known, even where the treatment is certain. */
  readonly cents?: number;
  readonly reason: IncomeReason;
}

export interface TreatedIncome extends ReasonedIncome {
  /** 'applicant', the id of the resident, or 'family' for Bolsa Família. */
  readonly personId: string;
  readonly treatment: Treatment;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

function reasonOfAuxilioInclusao(context: IncomeContext): IncomeReason {
  if (context.isApplicant) return 'applicantsOwnAuxilioInclusao';
  if (context.isBpcAlreadyGranted === undefined) return 'requestOrKeepingNotTold';
  return context.isBpcAlreadyGranted
    ? 'auxilioInclusaoForKeepingBpc'
    : 'auxilioInclusaoForNewRequest';
}

function reasonOfBpc({ cents = 0 }: Income, { isApplicant, wage }: IncomeContext): IncomeReason {
  if (isApplicant) return 'applicantsOwnBpc';
  return cents > wage ? 'bpcAboveOneWage' : 'bpcOfAnotherMember';
}

function reasonOf(income: Income, context: IncomeContext): IncomeReason {
  switch (income.kind) {
    case undefined:
      return 'kindNotTold';
    case 'work':
      return 'earnings';
    case 'occasionalWork':
    case 'pensaoIndenizatoria':
      return 'exclusionRevoked';
    case 'pensaoAlimenticia':
    case 'other':
      return 'noExclusionInTheLaw';
    case 'inssBenefit':
      // § 14 is about the benefit of another member, never of the one who asks.
      return context.isApplicant
        ? 'applicantsOwnBenefit'
        : reasonOfBenefit(income, context.holder, context.wage);
    case 'publicServantBenefit':
      return context.isApplicant
        ? 'applicantsOwnBenefit'
        : reasonOfPublicServantBenefit(income, context.holder, context.wage);
    case 'bpc':
      return reasonOfBpc(income, context);
    case 'auxilioInclusao':
    case 'workWithAuxilioInclusao':
      return reasonOfAuxilioInclusao(context);
    case 'estagioOuAprendizagem':
    case 'damIndemnity':
    case 'peDeMeia':
      return income.kind;
  }
}

/** The incomes of one person, in the order told. */
export const incomesOf = (context: IncomeContext): readonly ReasonedIncome[] =>
  context.holder.incomes?.map((income, index) => ({
    index,
    kind: income.kind,
    cents: income.cents,
    reason: reasonOf(income, context),
  })) ?? [{ reason: 'incomesNotTold' }];

/** Bolsa Família, an income of the whole family and of no one in it; none when zero. */
export function bolsaFamiliaOf(cents: number | undefined): readonly ReasonedIncome[] {
  if (cents === 0) return [];
  const reason = cents === undefined ? 'bolsaFamiliaNotTold' : 'bolsaFamilia';
  return [{ kind: 'bolsaFamilia', cents, reason }];
}

function reasonByHolder(reason: IncomeReason, holder: Verdict): IncomeReason {
  if (holder === 'unmet') return 'personOutsideTheFamily';
  const counts = incomeReasons[reason].treatment === 'counts';
  return holder === 'unknown' && counts ? 'personMayNotCount' : reason;
}

/** The income with its place in the result. @param holder whether its holder counts in the family. */
export function treated(income: ReasonedIncome, personId: string, holder: Verdict): TreatedIncome {
  const reason = reasonByHolder(income.reason, holder);
  return { ...income, personId, reason, ...incomeReasons[reason] };
}
