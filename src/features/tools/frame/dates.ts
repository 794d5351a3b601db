import type { IsoDate } from '../../../../law/date.ts';

const utc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: 'UTC' });
  return (date: IsoDate): string => formatter.format(utc(date)).replaceAll(' ', '\u00a0');
};

const unbroken = format({ dateStyle: 'long' });

/** "18 de dezembro de 2026"; it may break before the year only. */
export const longDate = (date: IsoDate): string =>
  unbroken(date).replace(/\u00a0(?=de\u00a0\d)/, ' ');

/** "18/12/2026" */
export const shortDate = format({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** "sexta-feira" */
export const weekday = format({ weekday: 'long' });

/** "dezembro de 2026" */
export const monthName = format({ month: 'long', year: 'numeric' });

/** "sexta-feira, 18 de dezembro de 2026" */
export const weekdayAndDate = (date: IsoDate): string => `${weekday(date)}, ${longDate(date)}`;
