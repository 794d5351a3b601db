import { addDays, type IsoDate } from '#law/date.ts';
import { addMonths, firstDayOf, type Month, readMonth } from '#law/month.ts';
import { dueOf, isKnownLate, isPresumedOnTime } from '../due.ts';
import type { MonthPart, Spell, WorkingLife } from '../life.ts';
import { isByMonth, isPaid } from '../reading.ts';
import type { FindDoubt } from './with-doubts.ts';
import { isOwnPayment } from './withheld.ts';

/** The 15th, so many months after the one in which the payment fell due. */
const monthsAfterDue = (month: Month, months: number): IsoDate =>
  addDays(firstDayOf(addMonths(month, months + 1)), 14);

const monthsOfCover = 6;
const monthsWithoutProof = 60;

/**
 * Paid so late that nobody takes it without more: of a facultativo after the six months for which one
 * is still covered (Decreto 3.048/1999, art. 11, § 4º), of who works alone after five years, when the
 * work has to be shown first (Lei 8.212/1991, art. 45-A; IN 128/2022).
 */
export const isLongLate = (spell: Spell, { month, paidOn }: MonthPart): boolean =>
  paidOn !== undefined &&
  paidOn > monthsAfterDue(month, spell.kind === 'facultativo' ? monthsOfCover : monthsWithoutProof);

type Lateness = 'onTime' | 'late' | 'unknown';

function latenessOf(spell: Spell, part: MonthPart): Lateness {
  if (!isOwnPayment(spell, part) || isPresumedOnTime(part, 'least')) return 'onTime';
  if (part.paidOn === undefined) return 'unknown';
  const due = dueOf(part);
  if (due === undefined) return isKnownLate(part) ? 'late' : 'unknown';
  return part.paidOn > due.most ? 'late' : 'onTime';
}

const isFacultativo = ({ kind }: Spell): boolean => kind === 'facultativo';

/**
 * Own payments that may not be time without proof: those long late, and late ones of before the first on
 * time, when nobody had enrolled yet or shown that they worked. Facultativo and worker enrol apart.
 */
export function lateDoubts(life: WorkingLife): FindDoubt {
  const firstOf = (facultativo: boolean): Month | undefined =>
    life.spells
      .filter((spell) => isByMonth(spell) && isFacultativo(spell) === facultativo)
      .filter(({ standing }) => standing !== 'refused')
      .flatMap((spell) =>
        spell.months
          .filter((part) => part.standing !== 'refused' && isPaid(part))
          .filter((part) => latenessOf(spell, part) === 'onTime'),
      )
      .map(({ month }) => month)
      .sort()[0];
  const first = { worker: firstOf(false), facultativo: firstOf(true) };
  return (spell, part) => {
    if (!isByMonth(spell) || !isOwnPayment(spell, part)) return undefined;
    const since = isFacultativo(spell) ? first.facultativo : first.worker;
    const isBefore = since === undefined || part.month < since;
    return isLongLate(spell, part) || (isBefore && latenessOf(spell, part) === 'late')
      ? 'lateNeedsProof'
      : undefined;
  };
}

/** From this month on the decree presumes the payment of a domestic worker too; Decreto 10.410/2020. */
const domesticPresumedFrom = readMonth('2020-07');

/**
 * Months of a domestic worker that were paid late, for carência: today's decree presumes them paid, that
 * of before put them with who pays alone (Decreto 3.048/1999, art. 28, I and II).
 */
export const domesticPaidLate: FindDoubt = ({ kind }, part) =>
  kind === 'domestic' && part.month < domesticPresumedFrom && isKnownLate(part)
    ? 'paidLate'
    : undefined;
