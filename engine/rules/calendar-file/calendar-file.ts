import { addDays, type IsoDate } from '#law/date.ts';
import { escapeText, foldLine } from './calendar-line.ts';

/** A day to act by, or from which to act. Every text comes from outside; nothing is worded here. */
export interface Reminder {
  /** The same for the same reminder, so that importing it twice gives one event. */
  readonly uid: string;
  /** The day of the event. */
  readonly safeDay: IsoDate;
  /** Written nowhere: the file is refused when its day would be later. */
  readonly legalLimit: IsoDate;
  readonly summary: string;
  readonly description: string;
  /** Nothing is settled yet: no alarm rings. */
  readonly isSilent?: true;
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

function event(reminder: Reminder, stamp: string): string[] {
  const { uid, safeDay, legalLimit, description } = reminder;
  if (safeDay > legalLimit) {
    throw new RangeError(`The reminder on ${safeDay} is after the limit, ${legalLimit}.`);
  }
  const summary = escapeText(reminder.summary);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(safeDay)}`,
    `DTEND;VALUE=DATE:${compact(addDays(safeDay, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    // On a shared calendar a denied benefit is nobody else's business, and the day is not busy.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...(reminder.isSilent ? [] : alarmTriggers).flatMap((trigger) => alarm(trigger, summary)),
    'END:VEVENT',
  ];
}

/**
 * An iCalendar file (RFC 5545) with an all-day event for each reminder, with three alarms unless it is silent.
 * @param stamp when the file is made, as `Date.prototype.toISOString` writes it
 * @throws {RangeError} when a safe day is after its legal limit, or the stamp is no UTC instant.
 */
export function calendarFile(reminders: readonly Reminder[], stamp: string): string {
  const instant = compactInstant(stamp);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prazos do INSS//PT',
    ...reminders.flatMap((reminder) => event(reminder, instant)),
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
}
