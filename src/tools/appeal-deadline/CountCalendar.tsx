import { type IsoDate, weekdayOf } from '#law/date.ts';
import type { CountedDay } from '#rules/appeal-deadline/deadline.ts';
import { monthName } from '#words/dates.ts';
import styles from './deadline.module.css';

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** The weeks of a month as rows of seven; undefined where the month has no such day. */
function weeksOf(month: string): (IsoDate | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const dates = Array.from(
    { length },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}` as IsoDate,
  );
  const blanks = Array.from({ length: weekdayOf(dates[0] as IsoDate) }, () => undefined);
  const cells = [...blanks, ...dates];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day]),
  );
}

/** The look of a day, the most telling mark first. */
function lookOf(day: CountedDay | undefined): string | undefined {
  if (!day) return undefined;
  if (day.marks.includes('ciencia')) return styles.known;
  if (day.marks.includes('safeDay')) return styles.safe;
  if (day.marks.includes('day30')) return styles.thirty;
  if (day.marks.includes('legalLimit')) return styles.limitKey;
  return day.count === undefined ? undefined : styles.counted;
}

/** What stands under the number: said in words for those who do not see the colours. */
function noteOf(day: CountedDay | undefined): string | undefined {
  if (!day) return undefined;
  if (day.marks.includes('ciencia')) return 'soube';
  if (day.marks.includes('safeDay')) return 'faça';
  if (day.marks.includes('day30')) return '30º';
  if (day.marks.includes('legalLimit')) return 'fim';
  return day.count !== undefined && day.count % 10 === 0 ? `${day.count}º` : undefined;
}

/** The months that the count touches, as true tables. */
export const CountCalendar = ({ days }: { days: readonly CountedDay[] }) => {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return (
    <div className={styles.months}>
      {months.map((month) => (
        <table key={month}>
          <caption>{monthName(`${month}-01` as IsoDate)}</caption>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((date, index) => {
                  const day = date && byDate.get(date);
                  return (
                    <td key={date ?? weekdays[index]} className={lookOf(day)}>
                      {date && Number(date.slice(8))}
                      <small>{noteOf(day)}</small>
                      {noteOf(day)?.endsWith('º') && <span className="visually-hidden"> dia</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
};
