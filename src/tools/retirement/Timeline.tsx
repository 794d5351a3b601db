import type { IsoDate } from '#law/date.ts';
import styles from './retirement.module.css';
import { picture, timelineOf } from './timeline-scale.ts';

/** The days of the rules on a line from today on, numbered as in the list below it. */
export const Timeline = ({ today, days }: { today: IsoDate; days: readonly IsoDate[] }) => {
  const { marks, ticks, levels } = timelineOf(today, days);
  const { width, left, right, line, step, radius } = picture;
  const y = levels * step + 12;
  return (
    <svg
      className={styles.timeline}
      viewBox={`0 0 ${width} ${y + line}`}
      aria-hidden="true"
      data-not-printed
    >
      <path className={styles.line} d={`M${left} ${y}H${right + radius}`} />
      <circle className={styles.today} cx={left} cy={y} r="6" />
      <text className={styles.year} x={left} y={y + 28}>
        Hoje
      </text>
      {ticks.map(({ year, x }) => (
        <g key={year}>
          <path className={styles.line} d={`M${x} ${y - 5}V${y + 5}`} />
          <text className={styles.year} x={x} y={y + 28}>
            {year}
          </text>
        </g>
      ))}
      {marks.map(({ number, x, level }) => (
        <g key={number}>
          {level === 0 && <path className={styles.line} d={`M${x} ${y}V${y - 12}`} />}
          <circle className={styles.mark} cx={x} cy={y - radius - 8 - level * step} r={radius} />
          <text className={styles.number} x={x} y={y - radius - 2 - level * step}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
};
