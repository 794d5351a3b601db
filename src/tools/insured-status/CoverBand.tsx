import type { ReactNode } from 'react';
import type { IsoDate } from '#law/date.ts';
import type { InsuredStatus } from '#rules/insured-status/insured-status.ts';
import { PictureKey } from '../result/PictureKey.tsx';
import { bandOf, type MonthLook } from './band-scale.ts';
import styles from './cover-band.module.css';

/** In the picture's own units. */
const cell = { size: 22, step: 25, left: 58, top: 24, row: 28 };
const width = cell.left + 12 * cell.step;

const initials = [...'JFMAMJJASOND'];

const whole = { width: cell.size, height: cell.size };
const half = { width: cell.size / 2, height: cell.size };

/** What is drawn over the empty frame of a month. */
const fills: Record<MonthLook, ReactNode> = {
  event: <circle className={styles.event} cx={cell.size / 2} cy={cell.size / 2} r="6" />,
  sure: <rect className={styles.sure} {...whole} />,
  sureHalf: <rect className={styles.sure} {...half} />,
  maybe: <rect className={styles.maybe} {...whole} />,
  maybeHalf: <rect className={styles.maybe} {...half} />,
  open: null,
};

const Key = ({ look, children }: { look: MonthLook | 'today'; children: string }) => (
  <li>
    <svg viewBox={`-2 -2 ${cell.size + 4} ${cell.size + 4}`} aria-hidden="true">
      <rect className={look === 'today' ? styles.today : styles.month} {...whole} />
      {look !== 'today' && fills[look]}
    </svg>
    {children}
  </li>
);

interface Props {
  status: InsuredStatus;
  today: IsoDate;
}

/** The months of the cover on a calendar, a year a row; the words of the result say the same. */
export const CoverBand = ({ status, today }: Props) => {
  const years = bandOf(status, today);
  const isOnIt = years.some(({ months }) => months.some(({ isToday }) => isToday));
  return (
    <div className={styles.band} aria-hidden="true">
      <svg
        viewBox={`0 0 ${width} ${cell.top + years.length * cell.row}`}
        className={styles.picture}
        aria-hidden="true"
      >
        {initials.map((initial, place) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months, some of one initial
            key={place}
            className={styles.initial}
            x={cell.left + place * cell.step + cell.size / 2}
            y="16"
          >
            {initial}
          </text>
        ))}
        {years.map(({ year, months }, row) => (
          <g key={year} transform={`translate(0 ${cell.top + row * cell.row})`}>
            <text className={styles.year} y="17">
              {year}
            </text>
            {months.map(({ look, isToday }, place) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months in their order
                key={place}
                transform={`translate(${cell.left + place * cell.step} 0)`}
              >
                <rect className={styles.month} {...whole} />
                {fills[look]}
                {isToday && <rect className={styles.today} {...whole} />}
              </g>
            ))}
          </g>
        ))}
      </svg>
      <PictureKey className={styles.key}>
        <Key look="event">De onde a conta parte</Key>
        <Key look="sure">Proteção</Key>
        {status.possible.length > 0 && <Key look="maybe">Pode valer</Key>}
        {isOnIt && <Key look="today">Hoje</Key>}
      </PictureKey>
    </div>
  );
};
