import type { CitationKey } from '#law/citations.ts';
import type { RetirementAnswers } from './answers.ts';
import type { Demand } from './demand.ts';
import type { Track } from './projection.ts';
import { carencia } from './requirements.ts';
import type { Situation } from './rule.ts';

// What the rules ask for in the same way, each with its own numbers and sources.

/** A fact that days do not change; undefined while not told. */
export const fact = (
  id: Demand['id'],
  isSo: boolean | undefined,
  citations: Demand['citations'],
): Demand => ({
  id,
  unit: 'fact',
  citations,
  asked: 1,
  have: isSo === undefined ? undefined : () => Number(isSo),
});

/** The two ends of what the person has. */
export const havingTrack = (track: Track | undefined): Pick<Demand, 'have' | 'most'> => ({
  have: track?.least,
  ...(track && { most: track.most }),
});

/** The 180 monthly contributions. */
export const carenciaDemand = (
  { projection }: Situation,
  regulation: CitationKey = 'decreto-3048-29',
): Demand => ({
  id: 'carencia',
  unit: 'contributions',
  citations: ['lei-8213-25-ii', regulation],
  asked: carencia,
  ...havingTrack(projection.carencia),
});

export function insuredDemand(
  { answers: { firstInsured } }: Situation,
  asked: NonNullable<RetirementAnswers['firstInsured']>,
  citation: CitationKey,
): Demand {
  const id = asked === 'untilReform' ? 'insuredUntilReform' : 'insuredAfterReform';
  return fact(id, firstInsured && firstInsured === asked, [citation]);
}

/** An age: a fixed one, in legal days, or one that rises by the year. */
export const ageDemand = (
  { projection }: Situation,
  asked: Demand['asked'],
  citations: Demand['citations'],
): Demand => ({ id: 'age', unit: 'legalDays', citations, asked, have: projection.age });

/** A length of time, in legal days, held against what the person has of it. */
export const timeDemand = (
  id: 'contribution' | 'teaching' | 'disabilityTime',
  asked: number,
  track: Track | undefined,
  citations: Demand['citations'],
): Demand => ({ id, unit: 'legalDays', citations, asked, ...havingTrack(track) });
