import type { Month } from '#law/month.ts';
import { withoutBenefits, workedMonths } from '../../carencia/worked-months.ts';
import { isOwnPayment } from '../../contribution-time/doubts/withheld.ts';
import type { WorkingLife } from '../../contribution-time/life.ts';
import { monthRows } from '../../contribution-time/month-rows.ts';
import { isBenefit, isPaid, partsOf, type Range } from '../../contribution-time/reading.ts';

/**
 * Months for which something was paid, below the minimum wage or not. Own payments are among them only
 * where all that was paid is below it: whether those at or above it serve, carência has judged.
 */
const monthsPaidAtAll = (life: WorkingLife): Month[] => [
  ...monthRows(withoutBenefits(life))
    .filter(({ sum, reaches }) => !reaches.most && sum.most > 0)
    .map(({ month }) => month),
  ...life.spells
    .filter((spell) => !isBenefit(spell))
    .flatMap((spell) =>
      partsOf(spell, 'most').filter((part) => isPaid(part) && !isOwnPayment(spell, part)),
    )
    .map(({ month }) => month),
];

/**
 * Months of contribution. The cautious reading has those that the INSS counts (IN 128/2022, art. 184,
 * § 2º; Decreto 3.048/1999, art. 13, § 8º); the other also those below the minimum, which give the
 * status by the courts (TNU, Tema 349; the STF is to decide).
 */
export function monthsGiven(life: WorkingLife): Range<ReadonlySet<Month>> {
  const { least, most } = workedMonths(life);
  return { least, most: new Set([...most, ...monthsPaidAtAll(life)]) };
}
