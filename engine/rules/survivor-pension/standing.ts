import type { IsoDate } from '#law/date.ts';
import type { Dependant } from './dependant.ts';
import type { Scenario } from './scenario.ts';
import type { Segment } from './timeline.ts';

/** Where the pension stands on a day. The day named is the first without it. */
export type Standing =
  /** Somebody shares it, or will from a day to come. */
  | { readonly kind: 'open' }
  /** It was paid and its time is over. */
  | { readonly kind: 'ended'; readonly on: IsoDate }
  /** Its time was over before the request, or before today where there was none: nothing is paid. */
  | { readonly kind: 'lapsed'; readonly on: IsoDate }
  | { readonly kind: 'nobody' };

const latest = (days: readonly IsoDate[]): IsoDate | undefined => [...days].sort().at(-1);

/** @param segments the timeline of the reading, in order. */
export function standingOn(
  day: IsoDate,
  segments: readonly Segment[],
  dependants: readonly Dependant[],
  scenario: Scenario,
): Standing {
  const last = segments.at(-1);
  if (last !== undefined) {
    return last.until !== undefined && last.until <= day
      ? { kind: 'ended', on: last.until }
      : { kind: 'open' };
  }
  const ends = dependants.flatMap(({ shares }) => {
    const share = shares[scenario];
    return share?.lapsed && share.end.kind === 'date' ? [share.end.on] : [];
  });
  const on = latest(ends);
  return on === undefined ? { kind: 'nobody' } : { kind: 'lapsed', on };
}
