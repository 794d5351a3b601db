import type { CitationKey } from '#law/citations.ts';
import type { PensionAnswers } from './answers.ts';
import type { Dependant, DependantId } from './dependant.ts';
import type { Segment } from './timeline.ts';

/** Something told, or not told, that the tool leaves to a person. */
export interface AnalysisPoint {
  id:
    | 'formerPartnerWithAlimony'
    | 'formerPartnerNotTold'
    | 'guarda'
    | 'undeclaredGuarda'
    | 'bornAfterDeath'
    | 'bornSoonAfterDeath'
    | 'paymentStartsDiffer'
    | 'requestNotTold';
  dependants: readonly DependantId[];
  citations: readonly [CitationKey, ...CitationKey[]];
}

/** What no answer reaches: to be named beside every result. */
export const notConsidered = [
  { id: 'presumedDeath', citations: ['lei-8213-74-iii'] },
  { id: 'homicideOrFraud', citations: ['lei-8213-74-1', 'lei-8213-74-2'] },
  { id: 'separationInFact', citations: ['lei-8213-76-2'] },
  { id: 'accumulationWithRetirement', citations: ['ec-103-24'] },
  { id: 'baseOfNonRetired', citations: ['ec-103-26'] },
  { id: 'yearlyAdjustment', citations: ['lei-8213-41-a'] },
] as const satisfies readonly { id: string; citations: readonly [CitationKey, ...CitationKey[]] }[];

const idsWhere = (
  dependants: readonly Dependant[],
  criterion: Dependant['criteria'][number]['id'],
): DependantId[] =>
  dependants
    .filter(({ criteria }) => criteria.some(({ id }) => id === criterion))
    .map(({ id }) => id);

/** The points of these answers that need analysis. */
export function analysisOf(
  answers: PensionAnswers,
  dependants: readonly Dependant[],
  segments: readonly Segment[],
): AnalysisPoint[] {
  const found: AnalysisPoint[] = [];
  const { formerPartnerWithAlimony: former } = answers;
  if (former !== false) {
    found.push({
      id: former ? 'formerPartnerWithAlimony' : 'formerPartnerNotTold',
      dependants: [],
      citations: ['lei-8213-76-2', 'lei-8213-76-3', 'stj-sumula-336'],
    });
  }
  const guarda = idsWhere(dependants, 'guarda');
  if (guarda.length > 0) {
    found.push({
      id: 'guarda',
      dependants: guarda,
      citations: ['lei-8213-16-2', 'ec-103-23-6', 'stf-tema-1271'],
    });
  }
  const undeclared = dependants.filter(({ criteria }) =>
    criteria.some(({ id, verdict }) => id === 'insuredDeclaration' && verdict === 'unknown'),
  );
  if (undeclared.length > 0) {
    found.push({
      id: 'undeclaredGuarda',
      dependants: undeclared.map(({ id }) => id),
      citations: ['lei-8213-16-2', 'lei-15108'],
    });
  }
  const bornAfter = idsWhere(dependants, 'bornBeforeDeath');
  if (bornAfter.length > 0) {
    found.push({ id: 'bornAfterDeath', dependants: bornAfter, citations: ['lei-8213-16'] });
  }
  const bornSoonAfter = idsWhere(dependants, 'bornSoonAfterDeath');
  if (bornSoonAfter.length > 0) {
    found.push({ id: 'bornSoonAfterDeath', dependants: bornSoonAfter, citations: ['lei-8213-16'] });
  }
  if (segments.some(({ awaitingLateRequest }) => awaitingLateRequest)) {
    found.push({ id: 'paymentStartsDiffer', dependants: [], citations: ['lei-8213-76'] });
  }
  if (answers.request === undefined) {
    found.push({ id: 'requestNotTold', dependants: [], citations: ['lei-8213-74'] });
  }
  return found;
}
