import labels from '#labels/carta.json' with { type: 'json' };
import type { IsoDate } from '#law/date.ts';
import type { DateMeaning, Hidden } from '#letters/letter-read.ts';
import { daysBetween } from '#rules/calendar.ts';
import { weekdayAndDate } from '#words/dates.ts';
import { uncapitalised } from '#words/phrases.ts';

/** "O INSS negou o benefício." → "Parece que o INSS negou o benefício." */
export const seems = (seen: string): string => `Parece que ${uncapitalised(seen)}`;

/** A day within so many is called out. */
const soon = 7;

/** "terça-feira, 1º de dezembro de 2026: é hoje"; of a day that is near, how near. */
export function dayWithNear(day: IsoDate, today: IsoDate): string {
  const left = daysBetween(today, day);
  const near = [': é hoje', ': é amanhã'][left] ?? (left <= soon ? `: faltam ${left} dias` : '');
  return weekdayAndDate(day) + near;
}

/** How a printed day is told; those that are not told say nothing to do by. */
export const dateWords: Readonly<Partial<Record<DateMeaning, string>>> = labels.dates;

/** What was covered before anything was shown. */
export const hiddenWords: Readonly<Record<Hidden['what'], string>> = labels.hidden;
