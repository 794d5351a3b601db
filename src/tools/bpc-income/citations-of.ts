import type { CitationKey } from '#law/citations.ts';
import { hindranceCitations } from '#rules/bpc-income/beside-income.ts';
import type { BpcIncomeResult } from '#rules/bpc-income/bpc-income.ts';
import { criteriaInWords } from './criteria.ts';
import { doubtsOf } from './doubt-words.ts';

/** Every citation that the result shows; some more than once. */
export function citationsOf(result: BpcIncomeResult): CitationKey[] {
  const parts = [...criteriaInWords(result), ...result.members, ...result.incomes];
  return [
    ...[...parts, ...doubtsOf(result)].flatMap(
      ({ citations }): readonly CitationKey[] => citations,
    ),
    ...result.beside.hindrances.flatMap((one): readonly CitationKey[] => hindranceCitations[one]),
    result.wage.source,
    ...result.withBolsaFamilia.half.citations,
  ];
}
