import type { CitationKey } from '#law/citations.ts';
import { keysOf } from '#law/keyed.ts';
import { claimedTimeCitations } from '#rules/retirement/claimed-time.ts';
import { riskAndDisabilityCitations } from '#rules/retirement/disability-at-best.ts';
import type { RetirementRule } from '#rules/retirement/result.ts';
import { ruralRuleCitations } from '#rules/retirement/rural-rule.ts';
import { citedBy } from '../citations/citation-links.ts';
import type { Case } from './case-of.ts';
import { lastingObstacles } from './closed-reason.ts';

/** From when retirement pays, and that contributions need not go on to the day of the request. */
const whenPaid: readonly CitationKey[] = ['lei-8213-49', 'lei-10666-3'];

const newcomersRisk: readonly CitationKey[] = ['lei-8213-57', 'stf-adi-6309'];

const ofRule = ({ criteria, amount }: RetirementRule): CitationKey[] =>
  citedBy([...criteria, amount]);

/** Every citation behind the criteria, and the time that may still count; some more than once. */
export const citationsOf = ({
  outlook: { dated, open, closed, information, disabilityFrom },
  claimed,
  rural,
}: Case): CitationKey[] => [
  ...dated.flatMap(({ rule }) => ofRule(rule)),
  ...open.flatMap(ofRule),
  ...closed.flatMap((rule) => citedBy(lastingObstacles(rule))),
  ...citedBy(information),
  ...keysOf(claimedTimeCitations).flatMap((kind) =>
    claimed[kind] ? claimedTimeCitations[kind] : [],
  ),
  ...(disabilityFrom && claimed.special ? riskAndDisabilityCitations : []),
  ...(claimed.riskSinceReform ? newcomersRisk : []),
  ...(rural ? ruralRuleCitations : []),
  ...whenPaid,
];
