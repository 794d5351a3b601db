import { addDays, type IsoDate } from '#law/date.ts';
import { escapeText, foldLine } from './calendar-line.ts';

/** What goes into the file. Every text comes from outside; nothing is worded here. */
export interface CalendarFile {
  /** The same for the same reminder, so that importing it twice gives one event. */
  readonly uid: string;
  /** The day of the event. */
  readonly safeDay: IsoDate;
  /** Written nowhere: the file is refused when its day would be later. */
  readonly legalLimit: IsoDate;
  readonly summary: string;
  readonly description: string;
  /** When the file is made, as `Date.prototype.toISOString` writes it. */
  readonly stamp: string;
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

// From the start of the day: 9:00 ten, three and one day before.
const alarmTriggers = ['-P9DT15H', '-P2DT15H', '-PT15H'];

const compact = (date: IsoDate): string => date.replaceAll('-', '');

function compactInstant(instant: string): string {
  if (!instantShape.test(instant) || Number.isNaN(Date.parse(instant))) {
    throw new RangeError(`“${instant}” is not an instant in UTC.`);
  }
  return `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

const alarm = (trigger: string, text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
];

/**
 * An iCalendar file (RFC 5545) with one all-day event on the safe day and three alarms.
 * @throws {RangeError} when the safe day is after the legal limit, or the stamp is no UTC instant.
 */
export function calendarFile(file: CalendarFile): string {
  if (file.safeDay > file.legalLimit) {
    throw new RangeError(`The reminder on ${file.safeDay} is after the limit, ${file.legalLimit}.`);
  }
  const summary = escapeText(file.summary);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Previdencia Clara//Prazos//PT',
    'BEGIN:VEVENT',
    `UID:${escapeText(file.uid)}`,
    `DTSTAMP:${compactInstant(file.stamp)}`,
    `DTSTART;VALUE=DATE:${compact(file.safeDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(file.safeDay, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(file.description)}`,
    // On a shared calendar a denied benefit is nobody else's business, and the day is not busy.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...alarmTriggers.flatMap((trigger) => alarm(trigger, summary)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
}
