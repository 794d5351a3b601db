import { addMonths, type Month, monthOf, readMonth } from '#law/month.ts';
import { dateOf, dayNumberOf } from '../calendar.ts';
import type { Spell, WorkingLife } from '../contribution-time/life.ts';
import type { MonthRow } from '../contribution-time/month-rows.ts';
import { isBenefit, isPaid, partsOf, type Reading } from '../contribution-time/reading.ts';
import { isCovered, joined, type Span, touches } from '../contribution-time/spans.ts';
import { spanOf } from '../contribution-time/stretches.ts';
import { stretchesUntil } from '../contribution-time/until-the-day.ts';
import { reformMonth } from '../contribution-time/why-not.ts';

/** First month in which the payment of a domestic worker's employer is presumed; LC 150/2015. */
const domesticPresumedFrom = readMonth('2015-06');

const lastDayBefore = spanOf(reformMonth).from - 1;

/** Each month that has a day of the span. */
export function monthsOf({ from, until }: Span): Month[] {
  const months: Month[] = [];
  const last = monthOf(dateOf(until));
  for (let month = monthOf(dateOf(from)); month <= last; month = addMonths(month, 1))
    months.push(month);
  return months;
}

const isTold = (spell: Spell, month: Month, reading: Reading): boolean =>
  partsOf(spell, reading).some((part) => part.month === month && isPaid(part));

/** A domestic worker's month of before 06/2015 is sure only where something was paid. */
const isPresumed = (spell: Spell, month: Month, reading: Reading): boolean =>
  spell.kind !== 'domestic' ||
  reading === 'most' ||
  month >= domesticPresumedFrom ||
  isTold(spell, month, reading);

/** Until the reform one day is enough; of a benefit the cautious count takes full months alone. */
function monthsUntilReform(life: WorkingLife, reading: Reading): Month[] {
  const today = dayNumberOf(life.today);
  const spells = new Map(life.spells.map((spell) => [spell.id, spell]));
  const stretches = stretchesUntil(life, Math.min(lastDayBefore, today), reading, 'today');
  const ofBenefit = joined(
    stretches.filter((stretch) => isBenefit(spells.get(stretch.spell) ?? { kind: 'special' })),
  );
  return stretches.flatMap((stretch) => {
    const spell = spells.get(stretch.spell);
    if (!spell) return [];
    return monthsOf(stretch).filter((month) =>
      isBenefit(spell)
        ? reading === 'most' || isCovered(spanOf(month), ofBenefit)
        : isPresumed(spell, month, reading),
    );
  });
}

/** In 11/2019 one day of work may be enough, as before it; surely so only where the minimum is reached. */
const isTouchedInNovember = (life: WorkingLife): boolean =>
  stretchesUntil(life, dayNumberOf(life.today), 'most', 'today').some((stretch) =>
    touches(stretch, spanOf(reformMonth)),
  );

/**
 * The distinct months of a life in one reading, as if whatever the person paid had been paid on time:
 * a month counts once, whatever the jobs in it (Lei 8.213/1991, art. 24).
 * @param rows of the same life, from 11/2019 on
 */
export function countedMonths(
  life: WorkingLife,
  reading: Reading,
  rows: readonly MonthRow[],
): ReadonlySet<Month> {
  const since = rows.filter(({ reaches }) => reaches[reading]).map(({ month }) => month);
  const november = reading === 'most' && isTouchedInNovember(life) ? [reformMonth] : [];
  return new Set([...monthsUntilReform(life, reading), ...november, ...since]);
}
