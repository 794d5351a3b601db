import type { IsoDate } from '#law/date.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { practiceKeys } from '#texts/figures/practice-keys.ts';

export interface Judged {
  /** The site's own if absent. */
  practiceFolder?: string | undefined;
  date: IsoDate;
}

/** Figures as they stand on the date; what the practice says of itself is left open. */
export function figuresFor(date: IsoDate): FigureSource {
  const yearly = figuresOn(date);
  const own = new Set<string>(practiceKeys);
  return (key) => (own.has(key) ? { text: '…' } : yearly(key));
}
