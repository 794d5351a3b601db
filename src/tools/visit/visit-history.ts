import type { Visit } from './flow.ts';

/** What a history entry of the tab holds: the tab's own Back leads from question to question. */
export interface Entry {
  readonly visit: Visit;
  /** How many entries lie between it and the page as it was opened. */
  readonly depth: number;
}

/** What the visit's entry of the history holds; undefined of an entry that is not ours. */
export const entryOf = (state: unknown): Entry | undefined =>
  (state as { tool?: Entry } | null)?.tool;

/** Writes the visit into the present entry, or into a new one. */
export function keep(entry: Entry, how: 'pushState' | 'replaceState'): void {
  history[how]({ ...history.state, tool: entry }, '');
}
