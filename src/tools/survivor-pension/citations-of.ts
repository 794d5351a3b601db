import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Compared } from '#rules/survivor-pension/survivor-pension.ts';
import { isNobody } from './card-words.ts';
import { dependantCriteria, durationCriteria } from './criteria-wording.ts';
import { analysisPoints, leftOutFor, noCover, otherPension } from './open-points.ts';
import { paymentCriteria } from './payment-wording.ts';

const ofAll = (parts: readonly { citations: readonly CitationKey[] }[]): CitationKey[] =>
  parts.flatMap(({ citations }) => citations);

const ofPerson = (dependant: Dependant): CitationKey[] => [
  ...ofAll(dependantCriteria(dependant)),
  ...(dependant.duration ? ofAll(durationCriteria(dependant.duration)) : []),
  ...(dependant.shares.ifConfirmed?.end.citations ?? []),
];

/** Every citation that the result shows; some more than once. */
export const citationsOf = (result: Compared, death: IsoDate): CitationKey[] => [
  ...ofAll([result.insured, result.carencia]),
  ...result.dependants.flatMap(ofPerson),
  ...ofAll(paymentCriteria(result.dependants, String)),
  ...ofAll(Object.values(result.timelines).flat()),
  ...ofAll([...analysisPoints(result), otherPension, noCover, ...leftOutFor(death)]),
  ...(isNobody(result) ? (['lei-8213-112'] as const) : []),
];
