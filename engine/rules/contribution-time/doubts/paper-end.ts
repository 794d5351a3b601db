import type { IsoDate } from '#law/date.ts';
import { addMonths, lastDayOf, type Month, monthNumber, monthOf } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../../calendar.ts';
import type { Spell, WorkingLife } from '../life.ts';
import { isInsuredBenefit, isJob } from '../reading.ts';
import { benefitSpan, lastPaidMonth } from '../stretches.ts';

/** The months in a row without pay that nobody asks about. */
const silentMonthsAllowed = 12;

const monthsAfter = (last: Month, month: Month): number => monthNumber(month) - monthNumber(last);

/**
 * The last sure day of a job that went on in name: where months are told, and more than twelve in a row
 * have neither pay nor a benefit until the written end, the days after the last one that has are not
 * sure. A benefit goes on from pay only where no such time lies between. Otherwise the written end.
 * @param life with the doubts of its months marked
 */
export function sureEnds(life: WorkingLife): (spell: Spell) => IsoDate | undefined {
  const today = dayNumberOf(life.today);
  const benefits = life.spells
    .filter((spell) => isInsuredBenefit(spell) && spell.standing !== 'refused')
    .flatMap((spell) => benefitSpan(spell, today) ?? [])
    .sort((one, other) => one.from - other.from)
    .map(({ from, until }) => ({ first: monthOf(dateOf(from)), last: monthOf(dateOf(until)) }));
  return (spell) => {
    if (!isJob(spell) || spell.until === undefined || spell.months.length === 0) return spell.until;
    const end = monthOf(dateOf(Math.min(dayNumberOf(spell.until), today)));
    let last = lastPaidMonth(spell, 'least') ?? addMonths(monthOf(spell.from), -1);
    for (const benefit of benefits)
      if (benefit.last > last && monthsAfter(last, benefit.first) <= silentMonthsAllowed + 1)
        last = benefit.last;
    return monthsAfter(last, end) > silentMonthsAllowed ? lastDayOf(last) : spell.until;
  };
}
