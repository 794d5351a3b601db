import type { CitationKey } from '#law/citations.ts';
import type { Verdict } from '../criterion.ts';
import type { Relationship, Resident } from './answers.ts';
import { type ParentsAtHome, stepparentVerdict } from './stepparents.ts';

interface MemberReasonFacts {
  /** Whether the person counts in the family. */
  readonly verdict: Verdict;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

export const memberReasons = {
  applicant: { verdict: 'met', citations: ['loas-20-1'] },
  spouseOrPartner: { verdict: 'met', citations: ['loas-20-1'] },
  parent: { verdict: 'met', citations: ['loas-20-1'] },
  stepparentOfAbsentParent: { verdict: 'met', citations: ['loas-20-1'] },
  stepparentOfPresentParent: { verdict: 'unmet', citations: ['loas-20-1'] },
  stepparentPlaceDisputed: { verdict: 'unknown', citations: ['loas-20-1'] },
  single: { verdict: 'met', citations: ['loas-20-1'] },
  marriedOrUniaoEstavel: {
    verdict: 'unmet',
    citations: ['loas-20-1', 'portaria-conjunta-34-2025-7'],
  },
  // The INSS reads "solteiros" as never married.
  formerlyMarried: { verdict: 'unmet', citations: ['portaria-conjunta-34-2025-7', 'loas-20-1'] },
  civilStatusNotTold: {
    verdict: 'unknown',
    citations: ['loas-20-1', 'portaria-conjunta-34-2025-7'],
  },
  minorUnderTutela: { verdict: 'met', citations: ['loas-20-1'] },
  guardaDisputed: { verdict: 'unknown', citations: ['loas-20-1'] },
  notInTheList: { verdict: 'unmet', citations: ['loas-20-1', 'tnu-tema-73'] },
} as const satisfies Record<string, MemberReasonFacts>;

export type MemberReason = keyof typeof memberReasons;

export interface Member {
  /** 'applicant', or the id of the resident. */
  readonly personId: string;
  readonly relationship: Relationship | 'applicant';
  /** 'met': counts in the family; 'unmet': does not; 'unknown': the law or the answers leave it open. */
  readonly verdict: Verdict;
  readonly reason: MemberReason;
  readonly citations: readonly [CitationKey, ...CitationKey[]];
}

const reasonOfStep = {
  met: 'stepparentOfAbsentParent',
  unmet: 'stepparentOfPresentParent',
  unknown: 'stepparentPlaceDisputed',
} as const satisfies Record<Verdict, MemberReason>;

function reasonOf({ relationship, civilStatus }: Resident, home: ParentsAtHome): MemberReason {
  switch (relationship) {
    case 'spouseOrPartner':
      return 'spouseOrPartner';
    case 'mother':
    case 'father':
      return 'parent';
    case 'stepmother':
    case 'stepfather':
      return reasonOfStep[stepparentVerdict(relationship, home)];
    case 'sibling':
    case 'child':
    case 'stepchild':
      return civilStatus ?? 'civilStatusNotTold';
    case 'minorUnderTutela':
      return 'minorUnderTutela';
    case 'minorUnderGuarda':
      return 'guardaDisputed';
    default:
      return 'notInTheList';
  }
}

/** The one who asks, always a member. */
export const applicantMember: Member = {
  personId: 'applicant',
  relationship: 'applicant',
  reason: 'applicant',
  ...memberReasons.applicant,
};

/**
 * Whether the resident counts in the family of the applicant: the closed list of LOAS, art. 20,
 * § 1º, with the INSS's reading of "solteiros" (Portaria Conjunta 34/2025, art. 7º).
 * @param home the parents and stepparents among all residents.
 */
export function memberOf(resident: Resident, home: ParentsAtHome): Member {
  const reason = reasonOf(resident, home);
  return {
    personId: resident.id,
    relationship: resident.relationship,
    reason,
    ...memberReasons[reason],
  };
}
