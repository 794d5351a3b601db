import type { CitationKey } from '#law/citations.ts';
import { contributionOf, contributionRates } from '#law/contributions.ts';
import { firstDayOf } from '#law/month.ts';
import { findLegalValue, type LegalSeries } from '#law/value.ts';
import type { SpellKind } from './life.ts';
import { isJob } from './reading.ts';
import type { SeenMonth } from './seen.ts';

/** What a month lacks up to the minimum wage. */
export interface Missing {
  /** Cents of salário de contribuição. */
  readonly base: number;
  /**
   * Cents to pay, without the interest and fine of who pays late; undefined where the rate is not sure:
   * different kinds of work in the month, a reduced plan, an employee before 03/2020, another reason
   * beside the missing rest; or where it is less than the smallest guia.
   */
  readonly cents: number | undefined;
  readonly citations: readonly CitationKey[];
}

const rateOf = (kind: SpellKind): { rate: LegalSeries<number>; citation: CitationKey } => {
  if (isJob({ kind }))
    return { rate: contributionRates.employeeFirstBracket, citation: 'ec-103-28' };
  return kind === 'serviceToCompany'
    ? { rate: contributionRates.withheldByCompany, citation: 'lei-10666-4' }
    : { rate: contributionRates.full, citation: 'lei-8212-21' };
};

/** The smallest guia that is issued, in cents; less cannot be paid alone. */
const smallestGuia = 1000;

/**
 * What the month lacks, of one whose parts do not reach the minimum wage; undefined where that is not
 * recorded.
 * @param isOnlyBelow whether nothing but the missing rest keeps the month out
 */
export function missingIn(
  { month, minimum, taken, sum }: SeenMonth,
  isOnlyBelow: boolean,
): Missing | undefined {
  if (minimum === undefined) return undefined;
  const base = minimum - sum;
  const rates = new Set(taken.map(({ spell }) => rateOf(spell.kind).rate));
  const isFull = taken.every(({ plan }) => plan === 'full');
  const { rate, citation } = rateOf(taken[0]?.spell.kind ?? 'ownAccount');
  const value = findLegalValue(rate, firstDayOf(month));
  const cents = value && contributionOf(base, value.value);
  const isPayable =
    cents !== undefined && (rate !== contributionRates.full || cents >= smallestGuia);
  const isSure = isOnlyBelow && isFull && rates.size === 1 && isPayable;
  return {
    base,
    cents: isSure ? cents : undefined,
    citations: ['ec-103-29', 'decreto-3048-19-e', ...(isSure ? [citation] : [])],
  };
}
