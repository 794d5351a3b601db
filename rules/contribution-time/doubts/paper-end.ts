import type { IsoDate } from '#law/date.ts';
import { addMonths, lastDayOf, type Month, monthNumber, monthOf } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../../calendar.ts';
import type { Spell, WorkingLife } from '../life.ts';
import { isInsuredBenefit, isJob } from '../reading.ts';
import { touches } from '../spans.ts';
import { benefitSpan, lastPaidMonth } from '../stretches.ts';

/** The months in a row without pay that nobody asks about. */
const silentMonthsAllowed = 12;

/**
 * The last sure day of a job that went on in name: where months are told, and more than twelve in a row
 * before the written end have neither pay nor a benefit, the days after the last one that has are not
 * sure. Otherwise the written end.
 * @param life with the doubts of its months marked
 */
export function sureEnds(life: WorkingLife): (spell: Spell) => IsoDate | undefined {
  const today = dayNumberOf(life.today);
  const benefits = life.spells
    .filter((spell) => isInsuredBenefit(spell) && spell.standing !== 'refused')
    .flatMap((spell) => benefitSpan(spell, today) ?? []);
  return (spell) => {
    if (!isJob(spell) || spell.until === undefined || spell.months.length === 0) return spell.until;
    const job = {
      from: dayNumberOf(spell.from),
      until: Math.min(dayNumberOf(spell.until), today),
    };
    const ofBenefit = benefits
      .filter((span) => touches(span, job))
      .map(({ until }) => monthOf(dateOf(Math.min(until, job.until))));
    const told: Month[] = [addMonths(monthOf(spell.from), -1), ...ofBenefit];
    const last = [...told, lastPaidMonth(spell, 'least') ?? told[0]].sort().at(-1) as Month;
    const silent = monthNumber(monthOf(dateOf(job.until))) - monthNumber(last);
    return silent > silentMonthsAllowed ? lastDayOf(last) : spell.until;
  };
}
