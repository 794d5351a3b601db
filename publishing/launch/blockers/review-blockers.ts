import { type IsoDate, isoDate } from '#law/date.ts';
import { isStale, monthsVerified } from '#law/stale.ts';
import type { Blocker } from './blocker.ts';

/** A text and the day on which somebody last read it with the law at hand. */
export interface Review {
  readonly file: string;
  readonly verifiedOn: string;
}

/** Texts last reviewed more than six months before the date, or on a day still to come. */
export const reviewBlockers = (reviews: readonly Review[], date: IsoDate): Blocker[] =>
  reviews.flatMap(({ file, verifiedOn }): Blocker[] => {
    const day = isoDate(verifiedOn);
    const group = 'Textos do site';
    if (day > date) {
      return [
        {
          group,
          file,
          problem: `a data da revisão, ${day}, ainda não chegou`,
          remedy: 'corrija verifiedOn: é o dia em que a página foi conferida com a lei',
        },
      ];
    }
    if (!isStale(day, date)) return [];
    return [
      {
        group,
        file,
        problem: `a última revisão é de ${day}, há mais de ${monthsVerified} meses`,
        remedy: 'confira o texto com a lei ao lado e mude verifiedOn para o dia da conferência',
      },
    ];
  });
