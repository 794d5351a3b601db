import { dayNumberOf } from '../calendar.ts';
import type { Spell, WorkingLife } from './life.ts';
import type { Span } from './spans.ts';

export interface RuralSpan extends Span {
  /** Nobody wrote an end that has come. */
  readonly isOpen: boolean;
}

function ruralSpanOf({ from, until, standing, kind }: Spell, today: number): RuralSpan[] {
  if (kind !== 'special' || standing === 'refused') return [];
  const end = until ? dayNumberOf(until) : Number.POSITIVE_INFINITY;
  const span = { from: dayNumberOf(from), until: Math.min(end, today), isOpen: end > today };
  return span.from > span.until ? [] : [span];
}

/**
 * Work of a segurado especial by its dates, until today where no end is written. It protects, and is
 * carência of the rural retirement, where it is proved (Lei 8.213/1991, arts. 11, VII, 38-B and 39): a
 * possibility, and no time of contribution.
 */
export const ruralSpans = ({ spells, today }: WorkingLife): RuralSpan[] =>
  spells.flatMap((spell) => ruralSpanOf(spell, dayNumberOf(today)));
