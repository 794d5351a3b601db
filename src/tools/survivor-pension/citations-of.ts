import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { citedBy } from '../citations/citation-links.ts';
import { isNobody } from './card-words.ts';
import { dependantCriteria, durationCriteria } from './criteria-wording.ts';
import { analysisPoints, leftOutFor, noCover, otherPension } from './open-points.ts';
import { paymentCriteria } from './payment-wording.ts';

const ofPerson = (dependant: Dependant): CitationKey[] => [
  ...citedBy(dependantCriteria(dependant)),
  ...(dependant.duration ? citedBy(durationCriteria(dependant.duration)) : []),
  ...(dependant.shares.ifConfirmed?.end.citations ?? []),
];

/** Every citation that the result shows; some more than once. */
export const citationsOf = (result: Compared, death: IsoDate): CitationKey[] => [
  ...citedBy([result.insured, result.carencia]),
  ...result.dependants.flatMap(ofPerson),
  ...citedBy(paymentCriteria(result.dependants, String)),
  ...citedBy(Object.values(result.timelines).flat()),
  ...citedBy([...analysisPoints(result), otherPension, noCover, ...leftOutFor(death)]),
  ...(isNobody(result) ? (['lei-8213-112'] as const) : []),
];
