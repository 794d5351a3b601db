import type { CitationKey } from '#law/citations.ts';
import type { Criterion, Verdict } from '../criterion.ts';
import { ageOrDisability } from './age-or-disability.ts';
import type { BpcIncomeAnswers, Income, IncomeKind, Person } from './answers.ts';
import { totalOf } from './benefit.ts';

/** Where each thing that stands, besides the income, between the applicant and a request is in the law. */
export const hindranceCitations = {
  hasBpc: ['loas-20-4'],
  /** The BPC rests while it is paid, and may be asked back. */
  hasAuxilioInclusao: ['loas-26-b', 'loas-21-a'],
  neitherAgeNorDisability: ['loas-20', 'loas-20-2'],
  ownBenefit: ['loas-20-4'],
  /** Paid work of a person with disability suspends the BPC. */
  ownWork: ['loas-21-a'],
  disabilityNotTold: ['loas-20', 'loas-20-2'],
} as const satisfies Record<string, readonly [CitationKey, ...CitationKey[]]>;

/** Where one of them holds, a low income alone is no reason to ask. */
export type Hindrance = keyof typeof hindranceCitations;

/** Benefits of the social security or of public servants, to which the BPC is not added. */
const benefits: readonly (IncomeKind | undefined)[] = ['inssBenefit', 'publicServantBenefit'];
const inclusion: readonly (IncomeKind | undefined)[] = [
  'auxilioInclusao',
  'workWithAuxilioInclusao',
];
const work: readonly (IncomeKind | undefined)[] = ['work', 'occasionalWork'];

/** No other benefit of the applicant's own; LOAS, art. 20, § 4º. */
interface NoOtherBenefit extends Criterion<'noOtherBenefit'> {
  /** What those of the applicant pay together, in cents; undefined where one is not known. */
  readonly ownCents: number | undefined;
}

export interface BesideIncome {
  /** Those that hold, the first one first. */
  readonly hindrances: readonly Hindrance[];
  readonly noOtherBenefit: NoOtherBenefit;
  /** An entry in CadÚnico of at most 24 months; never asked. LOAS, arts. 20, § 12, and 21-B. */
  readonly registry: Criterion<'registry'>;
}

function otherBenefitVerdict({ incomes }: Person): Verdict {
  const isOther = ({ kind }: Income) => benefits.includes(kind) || inclusion.includes(kind);
  if (incomes?.some(isOther)) return 'unmet';
  return incomes === undefined || incomes.some(({ kind }) => kind === undefined)
    ? 'unknown'
    : 'met';
}

/** What the law asks of the applicant besides a low income. */
export function besideIncome({
  applicant,
  residents,
  isBpcAlreadyGranted,
}: BpcIncomeAnswers): BesideIncome {
  const { incomes = [] } = applicant;
  const has = (...kinds: readonly (IncomeKind | undefined)[]) =>
    incomes.some(({ kind }) => kinds.includes(kind));
  const own = incomes.filter(({ kind }) => benefits.includes(kind));
  const { reason } = ageOrDisability(applicant);
  const found: (Hindrance | false)[] = [
    (isBpcAlreadyGranted === true || has('bpc')) && 'hasBpc',
    has(...inclusion) && 'hasAuxilioInclusao',
    reason === 'neither' && 'neitherAgeNorDisability',
    own.length > 0 && 'ownBenefit',
    reason === 'disabilityNeedsAssessment' && has(...work) && 'ownWork',
    reason === 'notTold' && 'disabilityNotTold',
  ];
  return {
    hindrances: found.filter((one) => one !== false),
    noOtherBenefit: {
      id: 'noOtherBenefit',
      verdict: otherBenefitVerdict(applicant),
      citations: ['loas-20-4'],
      ownCents: totalOf(own),
    },
    registry: {
      id: 'registry',
      verdict: 'unknown',
      // Who lives alone is interviewed at home: Lei 15.077/2024.
      citations:
        residents.length === 0
          ? ['loas-20-12', 'loas-21-b', 'lei-15077']
          : ['loas-20-12', 'loas-21-b'],
    },
  };
}
