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

/** What no answer reaches: to be named beside every result, in the order in which most people meet them. */
export const notConsidered = [
  { id: 'accumulationWithRetirement', citations: ['ec-103-24'] },
  { id: 'baseOfNonRetired', citations: ['ec-103-26'] },
  { id: 'yearlyAdjustment', citations: ['lei-8213-41-a'] },
  { id: 'separationInFact', citations: ['lei-8213-76-2'] },
  { id: 'presumedDeath', citations: ['lei-8213-74-iii'] },
  { id: 'homicideOrFraud', citations: ['lei-8213-74-1', 'lei-8213-74-2'] },
] as const satisfies readonly { id: string; citations: readonly [CitationKey, ...CitationKey[]] }[];

/** Points that a criterion of somebody raises; a declaration only while it is not known of. */
const raised = [
  ['guarda', 'guarda', ['lei-8213-16-2', 'ec-103-23-6', 'stf-tema-1271']],
  ['undeclaredGuarda', 'insuredDeclaration', ['lei-8213-16-2', 'lei-15108']],
  ['bornAfterDeath', 'bornBeforeDeath', ['lei-8213-16']],
  ['bornSoonAfterDeath', 'bornSoonAfterDeath', ['lei-8213-16']],
] as const;

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
  for (const [id, criterion, citations] of raised) {
    const who = dependants.filter(({ criteria }) =>
      criteria.some(
        (one) =>
          one.id === criterion && (one.id !== 'insuredDeclaration' || one.verdict === 'unknown'),
      ),
    );
    if (who.length > 0) found.push({ id, dependants: who.map((one) => one.id), citations });
  }
  if (segments.some(({ awaitingLateRequest }) => awaitingLateRequest)) {
    found.push({ id: 'paymentStartsDiffer', dependants: [], citations: ['lei-8213-76'] });
  }
  if (answers.request === undefined) {
    found.push({ id: 'requestNotTold', dependants: [], citations: ['lei-8213-74'] });
  }
  return found;
}
