import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '../criterion.ts';
import type { BpcIncomeAnswers } from './answers.ts';
import type { Member, MemberReason } from './family.ts';
import type { TreatedIncome } from './income.ts';
import type { IncomeReason } from './income-reasons.ts';

/** Doubts of the law, or on its edge, that these answers touch; each has its legal basis here. */
export const flagCitations = {
  /** The INSS counts Bolsa Família and some courts do not: the family receives it, or did not say. */
  countsBolsaFamilia: ['decreto-12534', 'decreto-6214-4-vi'],
  /** With and without Bolsa Família the comparison with a quarter of the wage differs. */
  bolsaFamiliaDecides: ['decreto-12534', 'decreto-6214-4-vi'],
  /** A benefit is, or may be, left out by § 14: its holder still divides, but courts may do otherwise. */
  divisorDoubt: ['decreto-6214-4-iv', 'loas-20-14'],
  /** Not surely within a quarter, and expenses were told or not asked. */
  healthExpensesDoubt: [
    'loas-20-b-iii',
    'loas-20-b-4',
    'portaria-conjunta-34-2025-8',
    'portaria-conjunta-45-2026',
  ],
  /** Someone is a minor under guarda, whom some treat as tutelado. */
  guardaDoubt: ['loas-20-1'],
  /** Someone is a stepparent whose place the law does not settle. */
  stepparentDoubt: ['loas-20-1'],
  /** A protected person has several benefits of up to one wage each, more than one wage together. */
  severalBenefitsDoubt: ['loas-20-14'],
  /** A benefit of public servants, of up to one wage, that § 14 may leave out like one of the INSS. */
  otherRegimeDoubt: ['loas-20-14', 'decreto-6214-4-2'],
  /** A benefit of up to one wage belongs to someone aged exactly 65. */
  aged65Doubt: ['loas-20-14', 'decreto-6214-4-2'],
  /** The applicant has a benefit, and the BPC cannot be joined to most of them. */
  ownBenefitDoubt: ['loas-20-4'],
} as const satisfies Record<string, readonly [CitationKey, ...CitationKey[]]>;

export type BpcIncomeFlags = Readonly<Record<keyof typeof flagCitations, boolean>>;

const openToParagraph14: readonly IncomeReason[] = [
  'bpcOfAnotherMember',
  'benefitUpToOneWage',
  'benefitOfAnotherRegime',
  'holderNotTold',
  'holderAgedExactly65',
  'benefitAmountNotTold',
  'severalBenefits',
  'bpcAboveOneWage',
];

const ownBenefit: readonly IncomeReason[] = [
  'applicantsOwnBenefit',
  'applicantsOwnBpc',
  'applicantsOwnAuxilioInclusao',
];

interface Findings {
  readonly answers: BpcIncomeAnswers;
  readonly members: readonly Member[];
  readonly incomes: readonly TreatedIncome[];
  /** Against a quarter of the wage. */
  readonly withBolsaFamilia: Verdict;
  readonly withoutBolsaFamilia: Verdict;
}

export function flagsOf(findings: Findings): BpcIncomeFlags {
  const { answers, members, incomes, withBolsaFamilia, withoutBolsaFamilia } = findings;
  const someMember = (wanted: MemberReason) => members.some(({ reason }) => reason === wanted);
  const someIncome = (...wanted: readonly IncomeReason[]) =>
    incomes.some(({ reason }) => wanted.includes(reason));
  return {
    countsBolsaFamilia: answers.bolsaFamiliaCents !== 0,
    bolsaFamiliaDecides: withBolsaFamilia !== withoutBolsaFamilia,
    divisorDoubt: someIncome(...openToParagraph14),
    healthExpensesDoubt: withBolsaFamilia !== 'met' && answers.hasHealthExpenses !== false,
    guardaDoubt: someMember('guardaDisputed'),
    stepparentDoubt: someMember('stepparentPlaceDisputed'),
    severalBenefitsDoubt: someIncome('severalBenefits'),
    otherRegimeDoubt: someIncome('benefitOfAnotherRegime'),
    aged65Doubt: someIncome('holderAgedExactly65'),
    ownBenefitDoubt: someIncome(...ownBenefit),
  };
}
