import { ActButton } from '#components/buttons/ActButton.tsx';
import { saveFile } from '#components/saving/save-file.ts';
import type { IsoDate } from '#law/date.ts';
import { type CalendarFile, calendarFile } from '#rules/calendar-file/calendar-file.ts';

interface Props extends Omit<CalendarFile, 'uid' | 'stamp' | 'legalLimit'> {
  /** Begins the name of the file: "recurso-inss". */
  name: string;
  /** From which the day was counted; the reminder of the same count is the same. */
  countedFrom: IsoDate;
  legalLimit?: IsoDate;
}

/** The date to act by, as a calendar file with three alarms. */
export const CalendarButton = ({ name, countedFrom, legalLimit, ...event }: Props) => (
  <ActButton
    onClick={() =>
      saveFile(
        `${name}-${event.safeDay}.ics`,
        'text/calendar',
        calendarFile({
          ...event,
          legalLimit: legalLimit ?? event.safeDay,
          uid: `${name}-${countedFrom}@previdencia-clara`,
          stamp: new Date().toISOString(),
        }),
      )
    }
  >
    Calendário<span className="visually-hidden">: guardar a data</span>
  </ActButton>
);
