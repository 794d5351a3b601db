import type { Counted, Running, Waiting } from '#rules/deadlines/deadlines.ts';

/** A term that was counted, open or not. */
export const isCounted = (one: Running): one is Counted => 'term' in one;

/** A term that has not passed. */
type Open = Counted & { situation: Exclude<Counted['situation'], 'past'> };

/** A term within which something can still be done in time, or perhaps so. */
export const isOpen = (one: Running): one is Open => isCounted(one) && one.situation !== 'past';

/** Only the notice says until when. */
export const isUndated = ({ situation }: Running): boolean => situation === 'undated';

/** No term runs: asked for today, it may still bring all. */
export const isTimeless = ({ situation }: Running): boolean => situation === 'noTerm';

/** Whether it is a time to wait before asking, and not a term to keep. */
export const isWait = (one: Running): one is Waiting => 'opensOn' in one;

/**
 * Of several clocks the one that the card tells: the wait where it was named first, then the open term
 * whose safe day comes first, then another wait, then what has no term, then whichever was
 * named first.
 */
export function mainOf(all: readonly Running[]): Running {
  const [first] = all;
  if (!first) throw new Error('no clock runs from these answers');
  if (isWait(first)) return first;
  const [soonest] = all
    .filter(isOpen)
    .sort((one, other) => (one.term.safeDay < other.term.safeDay ? -1 : 1));
  return soonest ?? all.find(isWait) ?? all.find(isTimeless) ?? first;
}
