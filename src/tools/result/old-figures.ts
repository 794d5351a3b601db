import { type IsoDate, yearOf } from '#law/date.ts';
import type { Figures } from '#rules/figures.ts';
import { formatCents } from '#words/money.ts';

type Used = Pick<Figures, 'year' | 'isCurrent'>;

/** The year whose minimum wage and ceiling are not known yet, where those of another stand for them. */
export const missingYearOf = (
  figures: Pick<Figures, 'isCurrent'> | undefined,
  day: IsoDate,
): number | undefined => (figures && !figures.isCurrent ? yearOf(day) : undefined);

/** What goes wherever an amount of such a year does: on the card, and in what is sent. */
export const missingInWords = (missingYear: number, usedYear: number): string =>
  `Atenção: esta página não tem o salário mínimo de ${missingYear}. A conta usa o de ${usedYear}. Confira o valor novo no Meu INSS ou pelo telefone 135.`;

/** "R$ 178,31"; with the figures of an earlier year "ao menos R$ 178,31": they only rise. */
export const moneyBy = ({ isCurrent }: Pick<Used, 'isCurrent'>, cents: number): string =>
  `${isCurrent ? '' : 'ao menos '}${formatCents(cents)}`;
