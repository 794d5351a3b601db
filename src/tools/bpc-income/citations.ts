import type { CitationKey } from '#law/citations.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { ageOrDisability } from '#rules/bpc-income/age-or-disability.ts';
import { besideIncome, hindranceCitations } from '#rules/bpc-income/beside-income.ts';
import { changeCitations } from '#rules/bpc-income/changes.ts';
import { memberReasons } from '#rules/bpc-income/family.ts';
import { flagCitations } from '#rules/bpc-income/flags.ts';
import { incomeReasons } from '#rules/bpc-income/income-reasons.ts';
import { limits } from '#rules/bpc-income/limit.ts';
import { notConsidered } from '#rules/bpc-income/not-considered.ts';
import { citedBy } from '../citations/citation-links.ts';

// Of who lives alone, the one with the most sources.
const { noOtherBenefit, registry } = besideIncome({ applicant: {}, residents: [] });

/** Every citation that this tool can show. */
export const bpcIncomeCitations: readonly CitationKey[] = [
  ...new Set([
    ...ageOrDisability({}).citations,
    ...citedBy([noOtherBenefit, registry]),
    ...Object.values(hindranceCitations).flat(),
    ...citedBy(Object.values(limits)),
    ...citedBy(Object.values(memberReasons)),
    ...citedBy(Object.values(incomeReasons)),
    ...Object.values(flagCitations).flat(),
    ...changeCitations,
    ...citedBy(notConsidered.filter(({ id }) => id === 'otherProofOfNeed')),
    ...minimumWage.values.map(({ source }) => source),
  ]),
];
