import { addDays, type IsoDate, weekdayOf } from '#law/date.ts';
import { calendarFile } from '#rules/calendar-file/calendar-file.ts';
import type { Practice } from '#texts/schema/practice.ts';
import { clock, eachDayOf, week } from '#texts/schema/week.ts';

const noon = 1200;

/** The half days in which somebody answers, in the order of the week: "terça de manhã", "terça à tarde". */
export const halfDaysOf = (hours: Practice['hours']): string[] =>
  week.flatMap(([day, code]) => {
    const open = hours.filter(({ days }) => eachDayOf(days).includes(code));
    return [
      ...(open.some(({ opens }) => clock(opens) < noon) ? [`${day} de manhã`] : []),
      ...(open.some(({ closes }) => clock(closes) > noon) ? [`${day} à tarde`] : []),
    ];
  });

/** The first day after today on which a half day falls. */
export function dayOf(half: string, today: IsoDate): IsoDate {
  // Of the week, Sunday is day 0.
  const wanted = (week.findIndex(([day]) => half.startsWith(day)) + 1) % 7;
  return addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1);
}

/** A note for the device's own calendar: what was asked for, on its next days, and that nobody has said yes. */
export const requestFile = (times: readonly string[], today: IsoDate, stamp: string): string =>
  calendarFile(
    times.map((half) => {
      const day = dayOf(half, today);
      return {
        uid: `pedido-de-horario-${day}-${half.endsWith('tarde') ? 'tarde' : 'manha'}@prazos-do-inss`,
        safeDay: day,
        legalLimit: day,
        isSilent: true,
        summary: 'Pedido de horário, não confirmado',
        description: `Pedi para conversar: ${half}. Só vale depois que responderem.`,
      };
    }),
    stamp,
  );
