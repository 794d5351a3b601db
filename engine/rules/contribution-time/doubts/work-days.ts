import { dayNumberOf } from '../../calendar.ts';
import type { Spell, WorkingLife } from '../life.ts';
import { isByMonth, isJob, isPaid } from '../reading.ts';
import { joined, type Span, touches } from '../spans.ts';
import { endOfJob, lastPaidMonth, spanOf } from '../stretches.ts';

/** From the first to the last day of a job or of work in the fields, as far as any day is known. */
function datesOf(spell: Spell, today: number): Span[] {
  const from = dayNumberOf(spell.from);
  const lastPaid = lastPaidMonth(spell, 'most');
  const until =
    endOfJob(spell, 'most', today) ??
    (spell.isRunning ? today : lastPaid && spanOf(lastPaid).until);
  return until === undefined || until < from ? [] : [{ from, until }];
}

/**
 * Whether somebody worked on a day of the span, in any way that obliges to contribute: as employee, in
 * the fields, on own account or for a company. What was refused is no work.
 */
export function workedIn(life: WorkingLife): (span: Span) => boolean {
  const today = dayNumberOf(life.today);
  const spans = life.spells
    .filter(({ kind, standing }) => kind !== 'facultativo' && standing !== 'refused')
    .flatMap((spell) => {
      if (!isJob(spell) && !isByMonth(spell)) return [];
      const paid = spell.months
        .filter((part) => part.standing !== 'refused' && isPaid(part))
        .map(({ month }) => spanOf(month));
      const hasDates = isJob(spell) || spell.kind === 'special';
      return [...paid, ...(hasDates ? datesOf(spell, today) : [])];
    });
  const days = joined(spans);
  return (span) => days.some((one) => touches(one, span));
}
