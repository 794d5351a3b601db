import { keysOf } from '#law/keyed.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { flagCitations } from '#rules/bpc-income/flags.ts';

/** The doubts that these answers touch, with where they come from. */
export const doubtsOf = ({ flags, withBolsaFamilia, notConsidered }: BpcIncomeResult) => [
  // Above the limit, or perhaps: other proof of need may be looked at.
  ...(withBolsaFamilia.quarter.verdict === 'met'
    ? []
    : notConsidered.filter((one) => one.id === 'otherProofOfNeed')),
  ...keysOf(flagCitations)
    // Where Bolsa Família decides, that doubt says all.
    .filter((flag) => flags[flag] && !(flag === 'countsBolsaFamilia' && flags.bolsaFamiliaDecides))
    .map((id) => ({ id, citations: flagCitations[id] })),
];
