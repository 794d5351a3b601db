import type { CitationKey } from '#law/citations.ts';

/** What happens to an income in the sum; 'unknown': the law or the answers leave it open. */
export type Treatment = 'counts' | 'leftOut' | 'unknown';

interface IncomeReasonFacts {
  readonly treatment: Treatment;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

export const incomeReasons = {
  // Nothing leaves the sum unless a law says so: LOAS, art. 20, § 3º-A.
  earnings: { treatment: 'counts', citations: ['loas-20-3-a', 'decreto-6214-4-vi'] },
  noExclusionInTheLaw: { treatment: 'counts', citations: ['loas-20-3-a', 'decreto-6214-4-vi'] },
  exclusionRevoked: { treatment: 'counts', citations: ['decreto-12534', 'decreto-6214-4-vi'] },
  bolsaFamilia: { treatment: 'counts', citations: ['decreto-12534', 'decreto-6214-4-vi'] },
  bolsaFamiliaNotTold: {
    treatment: 'unknown',
    citations: ['decreto-12534', 'decreto-6214-4-vi'],
  },

  // LOAS, art. 20, § 14.
  bpcOfAnotherMember: { treatment: 'leftOut', citations: ['loas-20-14', 'decreto-6214-4-2'] },
  benefitUpToOneWage: {
    treatment: 'leftOut',
    citations: ['loas-20-14', 'decreto-6214-4-2', 'stf-tema-312'],
  },
  // "Benefício previdenciário", without saying of which regime: law-facts-3 A, H5.
  benefitOfAnotherRegime: { treatment: 'unknown', citations: ['loas-20-14', 'decreto-6214-4-2'] },
  benefitAboveOneWage: { treatment: 'counts', citations: ['loas-20-14', 'tnu-tema-369'] },
  holderNeitherOver65NorDisabled: {
    treatment: 'counts',
    citations: ['loas-20-14', 'decreto-6214-4-2'],
  },
  applicantsOwnBenefit: { treatment: 'counts', citations: ['loas-20-14', 'loas-20-3-a'] },
  applicantsOwnBpc: { treatment: 'unknown', citations: ['loas-20-14', 'loas-20-3-a'] },
  holderNotTold: { treatment: 'unknown', citations: ['loas-20-14'] },
  holderAgedExactly65: { treatment: 'unknown', citations: ['loas-20-14', 'decreto-6214-4-2'] },
  benefitAmountNotTold: { treatment: 'unknown', citations: ['loas-20-14', 'tnu-tema-369'] },
  // § 14 speaks of one benefit: whether two of up to one wage each are left out is not settled.
  severalBenefits: { treatment: 'unknown', citations: ['loas-20-14'] },
  // The BPC is one minimum wage: a higher amount is a slip, or another benefit.
  bpcAboveOneWage: { treatment: 'unknown', citations: ['loas-20', 'loas-20-14'] },

  estagioOuAprendizagem: { treatment: 'leftOut', citations: ['loas-20-9', 'decreto-6214-4-2'] },
  peDeMeia: { treatment: 'leftOut', citations: ['lei-14818-3-2'] },
  damIndemnity: { treatment: 'leftOut', citations: ['loas-20-9', 'decreto-6214-4-2'] },

  // LOAS, art. 26-A, § 3º: only for keeping a BPC already granted to another member.
  auxilioInclusaoForKeepingBpc: {
    treatment: 'leftOut',
    citations: ['loas-26-a-3', 'decreto-6214-4-2'],
  },
  auxilioInclusaoForNewRequest: { treatment: 'counts', citations: ['loas-26-a-3', 'loas-20-3-a'] },
  applicantsOwnAuxilioInclusao: { treatment: 'counts', citations: ['loas-26-a-3', 'loas-20-3-a'] },
  requestOrKeepingNotTold: { treatment: 'unknown', citations: ['loas-26-a-3'] },

  kindNotTold: { treatment: 'unknown', citations: ['loas-20-3-a', 'decreto-6214-4-vi'] },
  incomesNotTold: { treatment: 'unknown', citations: ['loas-20-3-a', 'decreto-6214-4-vi'] },
  personMayNotCount: { treatment: 'unknown', citations: ['loas-20-1', 'loas-20-3-a'] },
  personOutsideTheFamily: { treatment: 'leftOut', citations: ['loas-20-1', 'loas-20-3-a'] },
} as const satisfies Record<string, IncomeReasonFacts>;

export type IncomeReason = keyof typeof incomeReasons;
