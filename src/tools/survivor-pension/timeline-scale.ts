import type { IsoDate } from '#law/date.ts';
import { addYears, dayNumberOf } from '#rules/calendar.ts';
import type { Dependant } from '#rules/survivor-pension/dependant.ts';
import type { Scenario } from '#rules/survivor-pension/scenario.ts';
import { lastsUntil, type Share } from '#rules/survivor-pension/share.ts';
import type { Segment } from '#rules/survivor-pension/timeline.ts';
import { markedYears } from '../result/time-scale.ts';

/** Where a bar begins and how long it is, in hundredths of the width. */
export interface Span {
  start: number;
  length: number;
  /** No day ends it: it runs out of the picture. */
  isOpen: boolean;
}

/** One person's bar: what was told and, where it differs, what it would be if confirmed. */
interface Bar {
  id: Dependant['id'];
  told?: Span;
  ifConfirmed?: Span;
}

export interface Drawing {
  from: IsoDate;
  /** Some bar has no last day. */
  isOpen: boolean;
  bars: readonly Bar[];
  /** The pension as a whole, in the reading shown first. */
  total: readonly (Span & { percentage: number; from: IsoDate })[];
  /** The first days of some years, with their place. */
  years: readonly { year: number; at: number }[];
}

/** An open bar shows at least so much, so that a few months beside it still do. */
const leastYears = 8;

const sharesOf = (dependants: readonly Dependant[]): Share[] =>
  dependants
    .flatMap(({ shares }) => [shares.asTold, shares.ifConfirmed])
    .filter((share) => share !== undefined && !share.lapsed) as Share[];

/** Lays out the bars over time; undefined when nobody has one. */
export function drawingOf(
  dependants: readonly Dependant[],
  segments: readonly Segment[],
): Drawing | undefined {
  const shares = sharesOf(dependants);
  const [from] = shares.map((share) => share.from).sort();
  if (from === undefined) return undefined;
  const ends = shares.map(lastsUntil).filter((end) => end !== undefined);
  const isOpen = ends.length < shares.length;
  const last = [...ends, ...(isOpen ? [addYears(from, leastYears)] : [])].sort().at(-1) ?? from;
  const first = dayNumberOf(from);
  // Beyond the last fixed day, room for the bars without one, or to see that all of them end.
  const whole = Math.max((dayNumberOf(last) - first) * 1.2, 365);
  const at = (date: IsoDate): number =>
    Math.round(((dayNumberOf(date) - first) / whole) * 10_000) / 100;
  const span = (start: IsoDate, end: IsoDate | undefined): Span => ({
    start: at(start),
    length: (end === undefined ? 100 : at(end)) - at(start),
    isOpen: end === undefined,
  });
  const spanOf = (share: Share | undefined): Span | undefined =>
    share === undefined || share.lapsed ? undefined : span(share.from, lastsUntil(share));
  const barOf = ({ id, shares: { asTold, ifConfirmed } }: Dependant): Bar => {
    const told = spanOf(asTold);
    const maybe = spanOf(ifConfirmed);
    const isSame = told?.start === maybe?.start && told?.length === maybe?.length;
    return { id, told, ifConfirmed: isSame ? undefined : maybe };
  };
  return {
    from,
    isOpen,
    bars: dependants.map(barOf).filter(({ told, ifConfirmed }) => told ?? ifConfirmed),
    total: segments
      .filter((segment) => segment.dependants.length > 0)
      .map((segment) => ({
        ...span(segment.from, segment.until),
        percentage: segment.percentage,
        from: segment.from,
      })),
    years: markedYears(from, whole / 365.25, 4)
      .map(({ year, day }) => ({ year, at: at(day) }))
      .filter((mark) => mark.at >= 6 && mark.at <= 94),
  };
}

/** The reading shown first: what was told, unless that leaves nobody. */
export const shownFirst = (timelines: Record<Scenario, readonly Segment[]>): Scenario =>
  timelines.asTold.length > 0 ? 'asTold' : 'ifConfirmed';
