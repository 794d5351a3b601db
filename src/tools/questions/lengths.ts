import { inYearsMonthsDays, legalDays, type YearsMonthsDays } from '#rules/legal-days.ts';
import { counted, given, joined } from '#words/phrases.ts';

/** Legal days in words: 10 590 are "29 anos e 5 meses", 0 is "0 dias". */
export function lengthInWords(days: number): string {
  const length = inYearsMonthsDays(days);
  const parts = given(
    length.years > 0 && counted(length.years, 'ano', 'anos'),
    length.months > 0 && counted(length.months, 'mês', 'meses'),
    length.days > 0 && counted(length.days, 'dia', 'dias'),
  );
  return parts.length === 0 ? counted(0, 'dia', 'dias') : joined(parts);
}

/** A length as told; "Não sei" when not. */
export const toldLength = (time: YearsMonthsDays | undefined): string =>
  time === undefined ? 'Não sei' : lengthInWords(legalDays(time));

/** So many monthly contributions; "Não sei" when not told. */
export const monthsInWords = (months: number | undefined): string =>
  months === undefined ? 'Não sei' : counted(months, 'mês', 'meses');
