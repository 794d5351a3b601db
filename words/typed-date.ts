import { type IsoDate, isoDate } from '#law/date.ts';

/** A date as people type it, in three fields. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** What is wrong with a typed date. */
export type DateFault = 'missing' | 'incomplete' | 'shortYear' | 'impossible';

export type ParsedDate = { date: IsoDate } | { fault: DateFault };

const pasted = /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})\s*$/;

/** A whole date pasted into the first field counts as three. */
function spread(parts: DateParts): DateParts {
  const match =
    parts.month.trim() === '' && parts.year.trim() === '' ? pasted.exec(parts.day) : null;
  const [, day, month, year] = match ?? [];
  return day && month && year ? { day, month, year } : parts;
}

/**
 * Reads a date typed in day, month and year, in that order, or pasted whole ("20/11/2026").
 * Any faulty text gives a fault, never an exception.
 */
export function parseDate(typed: DateParts): ParsedDate {
  const parts = spread(typed);
  const texts = [parts.day, parts.month, parts.year].map((text) => text.trim());
  if (texts.every((text) => text === '')) return { fault: 'missing' };
  if (texts.some((text) => text === '')) return { fault: 'incomplete' };
  const [day = '', month = '', year = ''] = texts;
  if (/^\d{2}$/.test(year)) return { fault: 'shortYear' };
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month)) return { fault: 'impossible' };
  try {
    return { date: isoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) };
  } catch {
    return { fault: 'impossible' };
  }
}

/** How to put a faulty date right. `what` names it: "a data da decisão". */
export function dateFaultMessage(fault: DateFault, what: string): string {
  switch (fault) {
    case 'missing':
      return `Escreva ${what}: dia, mês e ano`;
    case 'incomplete':
      return `Complete ${what}: faltou o dia, o mês ou o ano`;
    case 'shortYear':
      return `Escreva o ano com quatro algarismos em ${what}, por exemplo 2026`;
    case 'impossible':
      return `Confira ${what}: esse dia não existe no calendário. Exemplo: 20 11 2026`;
  }
}

/** Today in Brasília, where the deadlines run, whatever the time zone of the device. */
export const todayInBrasilia = (now: Date): IsoDate =>
  isoDate(new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now));
