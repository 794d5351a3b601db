import type { ReadingRange } from '#rules/bpc-income/per-person.ts';
import styles from './limit-bars.module.css';
import type { Known } from './when.ts';

interface Props {
  range: ReadingRange;
  /** Minimum wage, in cents: the whole width of the picture. */
  wage: number;
}

const height = '2.2em';
const framed = { height, stroke: 'var(--ink)', strokeWidth: 2 };
/** Each line lies on a wider one in the colour of the page, to show on any ground. */
const strokes = [
  { stroke: 'var(--paper)', strokeWidth: 7 },
  { stroke: 'var(--ink)', strokeWidth: 3 },
];

const Limit = ({ at, label }: { at: '25%' | '50%'; label: string }) => (
  <>
    {strokes.map((stroke) => (
      <line key={stroke.strokeWidth} {...stroke} x1={at} x2={at} y2="2.7em" />
    ))}
    <text x={at} y="3.7em" textAnchor="middle">
      {label}
    </text>
  </>
);

/** The income per person as a bar, with a quarter and half of the minimum wage marked on it. */
const Bar = ({ range: { lowest, highest }, wage }: Props) => {
  const share = (cents: number) => Math.min(100, (cents / wage) * 100);
  const sure = share(lowest.perPerson);
  const possible = highest ? share(highest.perPerson) : 100;
  const goesOn = highest === undefined || highest.perPerson > wage;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect {...framed} width="100%" fill="var(--paper)" />
      <rect width={`${sure}%`} height={height} fill="var(--button)" />
      {possible > sure && (
        <rect
          {...framed}
          x={`${sure}%`}
          width={`${possible - sure}%`}
          fill="var(--corn)"
          strokeDasharray="5 4"
        />
      )}
      <Limit at="25%" label="¼" />
      <Limit at="50%" label="½" />
      <text x="100%" y="3.7em" textAnchor="end">
        1 salário
      </text>
      {goesOn && (
        <svg aria-hidden="true" x="100%" y="0.35em" overflow="visible" fill="none">
          {strokes.map((stroke) => (
            <path key={stroke.strokeWidth} {...stroke} d="M-22 4l10 10-10 10M-12 4l10 10-10 10" />
          ))}
        </svg>
      )}
    </svg>
  );
};

/** The income per person beside a quarter and half of the minimum wage; the words say the same. */
export const LimitBars = ({ known: { way, result } }: { known: Known }) => (
  <div data-not-printed aria-hidden="true">
    {way.tellsNothing || <Bar range={way} wage={result.wage.value} />}
  </div>
);
