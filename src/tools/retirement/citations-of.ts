import type { CitationKey } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';
import { claimedTimeCitations } from '#rules/retirement/claimed-time.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import type { Claims } from './answers-from.ts';
import { lastingObstacles } from './closed-reason.ts';
import type { Outlook } from './outlook.ts';

const ofAll = (parts: readonly { citations: readonly CitationKey[] }[]): CitationKey[] =>
  parts.flatMap(({ citations }) => citations);

const ofRule = ({ criteria, amount }: RetirementRule): CitationKey[] =>
  ofAll([...criteria, amount]);

/** Every citation behind the criteria, and the time that may still count; some more than once. */
export const citationsOf = (
  { dated, open, closed, information }: Outlook,
  claimed: Claims,
): CitationKey[] => [
  ...dated.flatMap(({ rule }) => ofRule(rule)),
  ...open.flatMap(ofRule),
  ...closed.flatMap((rule) => ofAll(lastingObstacles(rule))),
  ...ofAll(information),
  ...keysOf(claimedTimeCitations).flatMap((kind) =>
    claimed[kind] ? claimedTimeCitations[kind] : [],
  ),
];
