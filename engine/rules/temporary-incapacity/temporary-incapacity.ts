import type { CitationKey } from '#law/citations.ts';
import { type Figures, limitedMean, withinLimits, yearlyCitations } from '../figures.ts';
import type { TemporaryIncapacityAnswers } from './answers.ts';

type DecidedBy = 'special' | 'share' | 'lastTwelve' | 'minimumWage';

export interface TemporaryIncapacity {
  /** A month, in cents: what it is at least. */
  readonly least: number;
  /** The most that it may be, the same as the least where it is certain; undefined with the figures of last year. */
  readonly most: number | undefined;
  /** Undefined while it may still be more or less. */
  readonly decidedBy: DecidedBy | undefined;
  /** Where only the last twelve are known: what it would be if all pay before was worth as much. */
  readonly ifAlike: number | undefined;
  /** Both as they count: never above the ceiling. */
  readonly mean: number | undefined;
  readonly lastTwelve: number | undefined;
  /** 91 % of the mean. */
  readonly share: number | undefined;
  readonly citations: readonly CitationKey[];
}

type Used = Pick<Figures, 'minimumWage' | 'ceiling' | 'isCurrent'>;

/** Of the salário de benefício; Lei 8.213/1991, art. 61. */
export const aidPercent = 91;

/** 91 % of a mean (Lei 8.213/1991, art. 61); cents. */
const shareOf = (mean: number, figures: Pick<Figures, 'ceiling'>): number =>
  Math.round((limitedMean(mean, figures) * aidPercent) / 100);

/** What a mean gives where the last twelve salaries do not make it less; cents. */
export const aidOfMean = (mean: number, figures: Used): number =>
  withinLimits(shareOf(mean, figures), figures);

export const aidCitations: readonly CitationKey[] = [
  'lei-8213-61',
  'lei-8213-29-2',
  'lei-8213-29-10',
];

const meanCitation: CitationKey = 'ec-103-26';
const specialCitation: CitationKey = 'lei-8213-39';

/** Of every result: who may have it, and from which day it is paid. */
const commonCitations: readonly CitationKey[] = ['lei-8213-59', 'lei-8213-60'];

/** All that the count of any answers may cite, the values of the year besides. */
export const everyTemporaryCitation: readonly CitationKey[] = [
  ...aidCitations,
  meanCitation,
  specialCitation,
  ...commonCitations,
  ...yearlyCitations,
];

const decidedBy = (
  { minimumWage }: Used,
  share: number | undefined,
  lastTwelve: number | undefined,
): DecidedBy | undefined => {
  if (Math.min(share ?? minimumWage + 1, lastTwelve ?? minimumWage + 1) <= minimumWage)
    return 'minimumWage';
  if (share === undefined || lastTwelve === undefined) return undefined;
  return lastTwelve < share ? 'lastTwelve' : 'share';
};

/**
 * What an auxílio por incapacidade temporária pays a month: 91 % of the mean of all contributions (Lei
 * 8.213/1991, art. 61; EC 103/2019, art. 26), never above the mean of the last twelve (art. 29, § 10),
 * nor below one minimum wage (art. 33), which is what who works the land in the family without
 * contributions has (art. 39). The cause changes nothing in it. Of one mean alone only bounds are certain.
 */
export function temporaryIncapacity(
  { isSpecial, ...told }: TemporaryIncapacityAnswers,
  figures: Used,
): TemporaryIncapacity {
  const { minimumWage, ceiling, isCurrent } = figures;
  const bounded = (cents: number | undefined) =>
    isSpecial || cents === undefined ? undefined : limitedMean(cents, figures);
  const mean = bounded(told.mean);
  const lastTwelve = bounded(told.lastTwelve);
  const share = mean === undefined ? undefined : shareOf(mean, figures);
  const highest = withinLimits(
    Math.min(share ?? shareOf(ceiling, figures), lastTwelve ?? ceiling),
    figures,
  );
  const decided = isSpecial ? 'special' : decidedBy(figures, share, lastTwelve);
  const isOpen = decided === undefined;
  const most = decided === 'special' ? minimumWage : highest;
  return {
    least: isOpen ? minimumWage : most,
    most: isCurrent ? most : undefined,
    decidedBy: decided,
    ifAlike:
      isOpen && isCurrent && lastTwelve !== undefined ? aidOfMean(lastTwelve, figures) : undefined,
    mean,
    lastTwelve,
    share,
    citations: [
      ...(isSpecial ? [specialCitation] : [...aidCitations, meanCitation]),
      ...commonCitations,
    ],
  };
}
