import type { CitationKey } from '#law/citations.ts';
import { hindranceCitations } from '#rules/bpc-income/beside-income.ts';
import { changeCitations } from '#rules/bpc-income/changes.ts';
import { citedBy } from '../citations/citation-links.ts';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf } from './doubts.ts';
import type { Known } from './when.ts';

/** Every citation that the result shows; some more than once. */
export function citationsOf(known: Known): CitationKey[] {
  const { result, changes } = known;
  const parts = [...criteriaInWords(known), ...result.members, ...result.incomes];
  return [
    ...citedBy([...parts, ...doubtsOf(result)]),
    ...result.beside.hindrances.flatMap((one): readonly CitationKey[] => hindranceCitations[one]),
    result.wage.source,
    ...result.withBolsaFamilia.half.citations,
    ...(changes ? changeCitations : []),
  ];
}
