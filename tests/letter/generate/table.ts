import type { IsoDate } from '#law/date.ts';
import { addMonths, monthNumber, monthOf } from '#law/month.ts';
import { correctionFactors, salaryCorrection } from '#law/salary-correction.ts';
import { printedAmount } from '#tests/cnis/generate/printed.ts';
import type { Random } from '#tests/cnis/generate/random.ts';

/**
 * The lines of a Carta de Concessão by our own table of corrections, the newest month first: the whole
 * index in the product, cut at four decimals on the paper. None where the table does not reach the DIB.
 */
export function grantTable(random: Random, dib: IsoDate): string[] {
  const base = monthOf(dib);
  const months = monthNumber(base) - monthNumber(salaryCorrection.from);
  if (months > salaryCorrection.rates.length) return [];
  const factors = correctionFactors({
    ...salaryCorrection,
    rates: salaryCorrection.rates.slice(0, months),
  });
  const salary = random.between(180_000, 600_000);
  return Array.from({ length: random.between(24, 120) }, (_, at) => {
    const month = addMonths(base, -1 - at);
    const factor = factors.get(month) ?? 1;
    const index = (Math.floor(factor * 10_000) / 10_000).toFixed(4).replace('.', ',');
    return [
      String(at + 1).padStart(3, '0'),
      `${month.slice(5)}/${month.slice(0, 4)}`,
      printedAmount(salary),
      index,
      printedAmount(Math.floor(salary * factor)),
    ].join(' ');
  });
}
