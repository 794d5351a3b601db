import type { CitationKey } from '#law/citations.ts';

interface NotConsidered {
  readonly id: string;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

/** What the result leaves aside, and the page must name. */
export const notConsidered = [
  { id: 'disabilityAssessment', citations: ['loas-20-2', 'loas-20-6'] },
  { id: 'cadUnicoCpfAndBiometrics', citations: ['loas-20-12', 'loas-20-12-a', 'loas-21-b'] },
  {
    id: 'healthExpenses',
    citations: ['loas-20-b-iii', 'loas-20-b-4', 'portaria-conjunta-34-2025'],
  },
  { id: 'widerLimit', citations: ['loas-20-11-a', 'loas-20-b'] },
  {
    id: 'otherProofOfNeed',
    citations: ['loas-20-11', 'stf-tema-27', 'stf-rcl-4374', 'stj-tema-185'],
  },
  { id: 'courtsMayDivideOtherwise', citations: ['decreto-6214-4-iv', 'loas-20-14'] },
  { id: 'bolsaFamiliaTerm', citations: ['loas-20-4', 'decreto-6214-5'] },
  { id: 'otherBenefitOfTheApplicant', citations: ['loas-20-4'] },
  {
    id: 'monthOfTheIncome',
    citations: ['portaria-conjunta-34-2025-11-2', 'portaria-conjunta-34-2025-29'],
  },
  { id: 'peopleInInstitutions', citations: ['portaria-conjunta-34-2025-7', 'loas-20-5'] },
] as const satisfies readonly NotConsidered[];
