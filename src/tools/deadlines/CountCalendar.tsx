import { type IsoDate, weekdayOf } from '#law/date.ts';
import { keysOf } from '#law/keyed.ts';
import type { CountedDay } from '#rules/deadlines/term.ts';
import { longDate, monthName } from '#words/dates.ts';
import { counted } from '#words/phrases.ts';
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

/** How a marked day looks, and what stands under its number for those who do not see the colours; the most telling mark first. */
const looks = {
  from: [styles.known, 'início'],
  safeDay: [styles.safe, 'faça'],
  opensOn: [styles.thirty, 'abre'],
  lastDay: [styles.thirty, 'fim'],
  legalLimit: [styles.limitKey, 'fim'],
} as const satisfies Partial<Record<CountedDay['marks'][number], readonly unknown[]>>;

function shownAs(day: CountedDay | undefined, days: number | undefined) {
  if (!day) return [];
  const mark = keysOf(looks).find((one) => day.marks.includes(one));
  if (!mark)
    return [styles.counted, day.count && day.count % 10 === 0 ? `${day.count}º` : undefined];
  return mark === 'lastDay' && days !== undefined ? [styles.thirty, `${days}º`] : looks[mark];
}

/** Of a long count the first month and the last ones: the months between look all alike. */
function shownMonths(days: readonly CountedDay[]): { shown: string[]; between: number } {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  const safe = days.find((day) => day.marks.includes('safeDay'))?.date.slice(0, 7) ?? '';
  const shown = months.filter((month, index) => index === 0 || month >= safe);
  return months.length < 4
    ? { shown: months, between: 0 }
    : { shown, between: months.length - shown.length };
}

/** The months that the count touches, as true tables. */
export const CountCalendar = ({
  counted: all,
  days,
}: {
  counted: readonly CountedDay[];
  days: number | undefined;
}) => {
  const byDate = new Map(all.map((day) => [day.date, day]));
  const { shown, between } = shownMonths(all);
  return (
    <>
      <div className={styles.months}>
        {shown.map((month) => (
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
                    const [look, note] = shownAs(date && byDate.get(date), days);
                    return (
                      <td key={date ?? weekdays[index]} className={look}>
                        {date && Number(date.slice(8))}
                        <small>{note}</small>
                        {note?.endsWith('º') && <span className="visually-hidden"> dia</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      {between > 0 && (
        <p>
          Entre o primeiro mês e os últimos há {counted(between, 'mês', 'meses')}, que também{' '}
          {between === 1 ? 'conta' : 'contam'}, dia por dia, até {longDate(all.at(-1)?.date ?? '')}.
        </p>
      )}
    </>
  );
};
