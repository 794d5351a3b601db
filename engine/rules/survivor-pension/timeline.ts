import type { CitationKey } from '#law/citations.ts';
import { addDays, type IsoDate } from '#law/date.ts';
import type { AccumulationBand, Quotas } from '#law/survivor-pension.ts';
import type { Figures } from '../figures.ts';
import { type Accumulated, accumulated } from './accumulation.ts';
import { type Amount, amountOf, type Base } from './amount.ts';
import type { Dependant, DependantId } from './dependant.ts';
import type { Scenario } from './scenario.ts';
import { lastsUntil, type Share } from './share.ts';

/** A time in which the same people share the pension; nobody does between the end of one part and a child's birth. */
export interface Segment {
  from: IsoDate;
  /** First day of the next segment, or without pension; undefined while no day is fixed. */
  until?: IsoDate;
  dependants: readonly DependantId[];
  /** Of the base. */
  percentage: number;
  /** `condition`: 100 % because of these dependants, as long as their condition lasts. */
  reason: { kind: 'quotas' } | { kind: 'condition'; dependants: readonly DependantId[] };
  citations: readonly [CitationKey, ...CitationKey[]];
  /** Somebody is not counted yet only because of a late request (Lei 8.213, art. 76). */
  awaitingLateRequest: boolean;
  /** Undefined without a base, without figures, and while nobody is paid. */
  amount?: Amount;
  /** What the spouse or partner receives with a retirement of their own, while both are paid. */
  withRetirement?: Accumulated;
  /** How much of the segment lies in the period whose figures were used. */
  figuresCover?: 'whole' | 'partly' | 'none';
}

interface Entry {
  id: DependantId;
  share: Share;
}

interface Money {
  base: Base;
  figures: Figures;
  /** Of the spouse or partner, in cents. */
  retirementCents: number | undefined;
  /** None for a death before the reform: whether both are paid whole hangs on when each right came. */
  bands: readonly AccumulationBand[] | undefined;
}

/** The rule before the reform: whole for whoever is left, however few. */
export const isWhole = ({ base, maximum }: Quotas): boolean => base === maximum;

/**
 * Percentage of the base. Quotas do not pass on to who remains, which is the same as counting who
 * remains; with five or more it stays at 100 % (EC 103/2019, art. 23, caput and §§ 1º and 2º).
 */
export const percentageFor = (
  dependants: number,
  someoneRaisesToFull: boolean,
  { base, perDependant, maximum }: Quotas,
): number => {
  if (dependants === 0) return 0;
  return someoneRaisesToFull ? maximum : Math.min(maximum, base + perDependant * dependants);
};

const isActive = ({ share }: Entry, from: IsoDate): boolean => {
  const until = lastsUntil(share);
  return share.from <= from && (until === undefined || from < until);
};

function coverOf({ from, until }: Pick<Segment, 'from' | 'until'>, figures: Figures) {
  const endsBefore = until !== undefined && until <= figures.from;
  const startsAfter = figures.until !== undefined && from > figures.until;
  if (endsBefore || startsAfter) return 'none';
  const goesBeyond =
    figures.until !== undefined && (until === undefined || until > addDays(figures.until, 1));
  return from >= figures.from && !goesBeyond ? 'whole' : 'partly';
}

function segmentOf(
  entries: readonly Entry[],
  from: IsoDate,
  until: IsoDate | undefined,
  quotas: Quotas,
  money: Money | undefined,
): Segment {
  const active = entries.filter((entry) => isActive(entry, from));
  const dependants = active.map(({ id }) => id);
  const raising = active
    .filter(({ share }) => share.raisesToFull && !isWhole(quotas))
    .map(({ id }) => id);
  const percentage = percentageFor(dependants.length, raising.length > 0, quotas);
  const segment: Segment = {
    from,
    until,
    dependants,
    percentage,
    reason: raising.length > 0 ? { kind: 'condition', dependants: raising } : { kind: 'quotas' },
    citations: isWhole(quotas)
      ? ['lei-8213-75', 'lei-8213-77-1']
      : raising.length > 0
        ? ['ec-103-23-2']
        : ['ec-103-23', 'ec-103-23-1'],
    awaitingLateRequest: entries.some(({ share }) => share.from > from && !share.fromBirth),
  };
  if (money === undefined || dependants.length === 0) return segment;
  const { figures, retirementCents, bands } = money;
  const amount = amountOf(percentage, dependants.length, money.base, figures);
  return {
    ...segment,
    amount,
    ...(retirementCents !== undefined &&
      bands &&
      dependants.includes('partner') && {
        withRetirement: accumulated(amount.shareCents, retirementCents, figures.minimumWage, bands),
      }),
    figuresCover: coverOf(segment, money.figures),
  };
}

/**
 * Who shares the pension and how much, from the first day paid on, without gaps. Empty when nobody
 * is counted. The last segment has no end while the law fixes no day.
 */
export function timelineOf(
  dependants: readonly Dependant[],
  scenario: Scenario,
  quotas: Quotas,
  money: Money | undefined,
): Segment[] {
  const entries = dependants.flatMap(({ id, shares }): Entry[] => {
    const share = shares[scenario];
    return share === undefined || share.lapsed ? [] : [{ id, share }];
  });
  const days = entries.flatMap(({ share }) => [share.from, lastsUntil(share) ?? []].flat());
  const boundaries = [...new Set(days)].sort();
  const staysOpen = entries.some(({ share }) => lastsUntil(share) === undefined);
  const starts = staysOpen ? boundaries : boundaries.slice(0, -1);
  return starts.map((from, index) =>
    segmentOf(entries, from, boundaries[index + 1], quotas, money),
  );
}

/** Whether two timelines show the same people and percentages on the same days. */
export const sameTimeline = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.length === other.length &&
  one.every((segment, index) => {
    const same = other[index];
    return (
      same !== undefined &&
      segment.from === same.from &&
      segment.until === same.until &&
      segment.percentage === same.percentage &&
      segment.dependants.join() === same.dependants.join()
    );
  });
