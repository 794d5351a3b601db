import type { IsoDate } from '#law/date.ts';
import { monthName, weekday } from '#words/dates.ts';
import styles from './deadline.module.css';

/** The leaf of a wall calendar. */
export const Leaf = ({ day }: { day: IsoDate }) => (
  <p className={styles.leaf} aria-hidden="true">
    <span className={styles.month}>{monthName(day).split(/\s/)[0]}</span>
    <span className={styles.day}>{Number(day.slice(8))}</span>
    <span className={styles.week}>{weekday(day)}</span>
  </p>
);
