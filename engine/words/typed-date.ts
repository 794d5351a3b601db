import { type IsoDate, isoDate } from '#law/date.ts';
import { lastDayOf, monthOf } from '#law/month.ts';
import { monthNumber } from './months.ts';

interface DateParts {
  day: string;
  month: string;
  year: string;
}

type DateFault =
  | 'missing'
  | 'incomplete'
  | 'shortYear'
  | 'distantYear'
  | 'unreadable'
  | 'impossible';

type ParsedDate = { date: IsoDate } | { fault: DateFault };

// "20/11/2026", "20 nov. 2026", "20 de novembro de 2026", "1º/11/2026", "20112026".
const pasted =
  /^(\d{1,2})º?(?:\s*[/.\-\s]\s*|\s+de\s+)(\d{1,2}|\p{L}{3,}\.?)(?:\s*[/.\-\s]\s*|\s+de\s+)(\d{2}|\d{4})$/iu;
const unbroken = /^(\d{2})(\d{2})(\d{4})$/;

/** A whole date pasted into the first field counts as three. */
function spread({ day, month, year }: DateParts): DateParts {
  const parts = { day: day.trim(), month: month.trim(), year: year.trim() };
  if (parts.month !== '' || parts.year !== '') return parts;
  const match = pasted.exec(parts.day) ?? unbroken.exec(parts.day);
  return match ? { day: match[1] ?? '', month: match[2] ?? '', year: match[3] ?? '' } : parts;
}

/**
 * Reads a date typed in day, month (number or name) and year, in that order, or pasted whole into
 * the first field ("20/11/2026", "20 de novembro de 2026").
 * Any faulty text gives a fault, never an exception.
 */
export function parseDate(typed: DateParts): ParsedDate {
  const { day, month, year } = spread(typed);
  const texts = [day, month, year];
  if (texts.every((text) => text === '')) return { fault: 'missing' };
  if (texts.some((text) => text === '')) return { fault: 'incomplete' };
  const dayNumber = /^(\d{1,2})º?$/.exec(day)?.[1];
  const monthPlace = monthNumber(month);
  if (dayNumber === undefined || monthPlace === undefined || !/^\d+$/.test(year))
    return { fault: 'unreadable' };
  if (year.length === 2) return { fault: 'shortYear' };
  if (!/^(?:19|20|21)\d{2}$/.test(year)) return { fault: 'distantYear' };
  const twoDigits = (part: string | number) => String(part).padStart(2, '0');
  try {
    return { date: isoDate(`${year}-${twoDigits(monthPlace)}-${twoDigits(dayNumber)}`) };
  } catch {
    return { fault: 'impossible' };
  }
}

/** Reads a month (number or name) and a year, or both pasted ("03/2025"): the date is the first day of the month. */
export const parseMonth = ({ month, year }: Omit<DateParts, 'day'>): ParsedDate =>
  parseDate(
    year.trim()
      ? { day: '1', month, year }
      : { day: month.trim() && `1/${month.trim()}`, month: year, year },
  );

/** Which day stands for a month, or a year, of which the day is not known. */
export type StandIn = 'first' | 'last';

/** Reads a date of which the day, or the month too, may be left out if another may stand in for it. */
export function parseLooseDate(typed: DateParts, standIn?: StandIn): ParsedDate {
  if (!standIn || typed.day || !typed.year) return parseDate(typed);
  const isLast = standIn === 'last';
  const parsed = parseDate({
    day: '1',
    month: typed.month || (isLast ? '12' : '1'),
    year: typed.year,
  });
  return isLast && 'date' in parsed ? { date: lastDayOf(monthOf(parsed.date)) } : parsed;
}

/** How to put right a faulty date or, with `isMonth`, a month; `what` names it: "a data da decisão". */
export function dateFaultMessage(fault: DateFault, what: string, isMonth?: boolean): string {
  const day = isMonth ? '' : 'o dia, ';
  const example = isMonth ? '3 2025' : '20 11 2026';
  switch (fault) {
    case 'missing':
      return `Escreva ${what}: ${day}o mês e o ano`;
    case 'incomplete':
      return `Complete ${what}: faltou ${day}o mês ou o ano`;
    case 'shortYear':
      return `Confira ${what}: escreva o ano com quatro algarismos, por exemplo 2026`;
    case 'distantYear':
      return `Confira ${what}: o ano vai de 1900 a 2199, por exemplo 2026`;
    case 'unreadable':
      return `Confira ${what}: escreva ${day}o mês e o ano em números, por exemplo ${example}`;
    case 'impossible':
      return `Confira ${what}: não existe no calendário. Exemplo: ${example}`;
  }
}

/** Today in Brasília, where the deadlines run, whatever the time zone of the device. */
export const todayInBrasilia = (now: Date): IsoDate =>
  isoDate(new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now));
