import type { IsoDate } from '#law/date.ts';
import { monthName } from '#words/dates.ts';
import { PictureKey } from '../result/PictureKey.tsx';
import type { DatedRule } from './outlook.ts';
import styles from './retirement.module.css';
import { ruleNames } from './rule-names.ts';
import { picture, timelineOf } from './timeline-scale.ts';

/** The days of the rules on a line from today on, numbered as in the list below it. */
export const Timeline = ({ today, dated }: { today: IsoDate; dated: readonly DatedRule[] }) => {
  const { marks, ticks, levels } = timelineOf(
    today,
    dated.map(({ day }) => day),
  );
  const { width, left, right, line, step, radius } = picture;
  const y = levels * step + 12;
  return (
    <div aria-hidden="true" data-not-printed>
      <svg className={styles.timeline} viewBox={`0 0 ${width} ${y + line}`} aria-hidden="true">
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
      <PictureKey className={styles.key}>
        {dated.map(({ rule, day }, index) => (
          <li key={rule.id}>
            <b>{index + 1}</b> {ruleNames[rule.id]}: {day === today ? 'hoje' : monthName(day)}
          </li>
        ))}
      </PictureKey>
    </div>
  );
};
