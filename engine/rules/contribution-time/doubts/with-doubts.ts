import { dayNumberOf } from '../../calendar.ts';
import { isPresumedOnTime } from '../due.ts';
import type { Doubt, MonthPart, Spell, WorkingLife } from '../life.ts';
import { isJob, isPaid } from '../reading.ts';
import { touches } from '../spans.ts';
import { spanOf } from '../stretches.ts';
import { belowOwnMinimum } from './own-minimum.ts';
import { sureEnds } from './paper-end.ts';
import { withheldFrom } from './withheld.ts';
import { workedIn } from './work-days.ts';

/** Why a month of the spell is not sure; undefined where nothing speaks against it. */
export type FindDoubt = (spell: Spell, part: MonthPart) => Doubt | undefined;

/** Pay for a month that the job did not reach (CNIS: PREM-FVIN and PREM-IVIN). */
function outsideDates(spell: Spell, { month }: MonthPart): Doubt | undefined {
  if (!isJob(spell)) return undefined;
  const from = dayNumberOf(spell.from);
  const until = spell.until ? dayNumberOf(spell.until) : Number.POSITIVE_INFINITY;
  return touches(spanOf(month), { from, until }) ? undefined : 'outsideDates';
}

/** Who works is no facultativo; Lei 8.213/1991, art. 13 (CNIS: PREC-FACULTCONC). */
function facultativoWithWork(life: WorkingLife): FindDoubt {
  const worked = workedIn(life);
  return ({ kind }, { month }) =>
    kind === 'facultativo' && worked(spanOf(month)) ? 'facultativoWithWork' : undefined;
}

/** Until 03/2003 who served a company paid alone; Lei 10.666/2003, art. 4º. */
const companyUnpaid: FindDoubt = ({ kind }, part) =>
  kind === 'serviceToCompany' &&
  part.month < withheldFrom &&
  part.paidOn === undefined &&
  !isPresumedOnTime(part, 'least')
    ? 'paymentUnknown'
    : undefined;

/**
 * The life with each month marked that stands written as good and is not sure for all that. A month
 * that is pending or refused is not marked: it says itself why it is out. Jobs get their last sure day.
 * @param more doubts beside those that time, carência and status have in common
 */
export function withDoubts(life: WorkingLife, more: readonly FindDoubt[] = []): WorkingLife {
  const find = [
    outsideDates,
    facultativoWithWork(life),
    belowOwnMinimum(life),
    companyUnpaid,
    ...more,
  ];
  const marked = (spell: Spell, part: MonthPart): MonthPart => {
    if (part.standing !== 'counts' || part.doubt || !isPaid(part)) return part;
    const doubt = find.map((one) => one(spell, part)).find((one) => one !== undefined);
    return doubt ? { ...part, doubt } : part;
  };
  const spells = life.spells.map((spell) =>
    spell.standing === 'counts'
      ? { ...spell, months: spell.months.map((part) => marked(spell, part)) }
      : spell,
  );
  const sureEndOf = sureEnds({ ...life, spells });
  return {
    ...life,
    spells: spells.map((spell) => {
      const sureUntil = spell.sureUntil ?? sureEndOf(spell);
      return sureUntil ? { ...spell, sureUntil } : spell;
    }),
  };
}
