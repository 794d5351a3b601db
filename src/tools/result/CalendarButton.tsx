import { ActButton } from '#components/buttons/ActButton.tsx';
import { saveFile } from '#components/saving/save-file.ts';
import type { IsoDate } from '#law/date.ts';
import { calendarFile, type Reminder } from '#rules/calendar-file/calendar-file.ts';

/** A day to keep. */
export interface Event extends Omit<Reminder, 'uid' | 'legalLimit'> {
  /** What it is about: "recurso-inss"; that of the first begins the name of the file. */
  name: string;
  /** From which the day was counted; the reminder of the same count is the same. */
  countedFrom: IsoDate;
  legalLimit?: IsoDate;
}

const reminderOf = ({ name, countedFrom, legalLimit, ...event }: Event): Reminder => ({
  ...event,
  legalLimit: legalLimit ?? event.safeDay,
  uid: `${name}-${countedFrom}@prazos-do-inss`,
});

/** The days to act by, at least one, in one calendar file, each with three alarms. */
export const CalendarButton = ({ events }: { events: readonly Event[] }) => (
  <ActButton
    onClick={() =>
      saveFile(
        `${events[0]?.name}-${events[0]?.safeDay}.ics`,
        'text/calendar',
        calendarFile(events.map(reminderOf), new Date().toISOString()),
      )
    }
  >
    <span className="visually-hidden">
      {events.length > 1 ? `Guardar ${events.length} datas no ` : 'Guardar a data no '}
    </span>
    Calendário
  </ActButton>
);
