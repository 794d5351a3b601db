import type { Criterion, Verdict } from '../criterion.ts';
import type { Person } from './answers.ts';

type Reason = 'aged65OrOlder' | 'disabilityNeedsAssessment' | 'neither' | 'notTold';

/** The other thing the law asks besides the income: age, or disability. */
export interface AgeOrDisability extends Criterion<'ageOrDisability'> {
  readonly reason: Reason;
  /** Full years, for a man and for a woman. */
  readonly requiredAge: 65;
}

const verdicts: Record<Reason, Verdict> = {
  aged65OrOlder: 'met',
  // Only the assessment of the INSS or of a court finds the disability of § 2º.
  disabilityNeedsAssessment: 'unknown',
  neither: 'unmet',
  notTold: 'unknown',
};

function reasonOf({ ageBand, hasDisability }: Person): Reason {
  if (ageBand === 'aged65' || ageBand === 'over65') return 'aged65OrOlder';
  if (hasDisability) return 'disabilityNeedsAssessment';
  return ageBand === 'under65' && hasDisability === false ? 'neither' : 'notTold';
}

/** 65 years or more, or a disability with effects of at least two years; LOAS, art. 20. */
export function ageOrDisability(applicant: Person): AgeOrDisability {
  const reason = reasonOf(applicant);
  return {
    id: 'ageOrDisability',
    verdict: verdicts[reason],
    citations: ['loas-20', 'loas-20-2', 'loas-20-10'],
    reason,
    requiredAge: 65,
  };
}
