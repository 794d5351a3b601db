import styles from './pension-result.module.css';
import type { NameOf } from './people.ts';
import type { Drawing, Span } from './timeline-scale.ts';

const percent = (number: number): string => `${number}%`;

/** A bar; without a last day it ends in an arrow at the edge. */
const SpanBar = ({ span, className }: { span: Span; className: string | undefined }) => (
  <>
    <rect
      className={className}
      x={percent(span.start)}
      width={percent(span.length)}
      y="1.9em"
      height="1.25em"
    />
    {span.isOpen && (
      <svg x="100%" y="1.9em" overflow="visible" aria-hidden="true">
        <path className={styles.notch} d="M1-1V10L-10-1ZM1 21V10L-10 21Z" />
      </svg>
    )}
  </>
);

const rowHeight = 3.9;

/** Each part as a bar over time. The tables beside it say the same, so it is hidden from those who listen. */
export const ShareTimeline = ({ drawing, nameOf }: { drawing: Drawing; nameOf: NameOf }) => {
  const { bars, total, years } = drawing;
  const height = (bars.length + 1) * rowHeight + 1.6;
  return (
    <svg className={styles.timeline} width="100%" height={`${height}em`} aria-hidden="true">
      {years.map(({ year, at }) => (
        <g key={year}>
          <line
            className={styles.grid}
            x1={percent(at)}
            x2={percent(at)}
            y1="1.6em"
            y2={`${height - 1.4}em`}
          />
          <text x={percent(at)} y={`${height - 0.3}em`} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      {bars.map(({ id, told, ifConfirmed }, index) => (
        <svg
          key={id}
          y={`${index * rowHeight}em`}
          width="100%"
          overflow="visible"
          aria-hidden="true"
        >
          <text fontWeight="700" y="1.25em">
            {nameOf(id)}
          </text>
          {ifConfirmed && <SpanBar span={ifConfirmed} className={styles.maybe} />}
          {told && <SpanBar span={told} className={styles.sure} />}
        </svg>
      ))}
      <svg y={`${bars.length * rowHeight}em`} width="100%" overflow="visible" aria-hidden="true">
        <text fontWeight="700" y="1.25em">
          Pensão inteira
        </text>
        {total.map((span) => (
          <g key={span.from}>
            <SpanBar span={span} className={styles.whole} />
            {span.length >= 13 && (
              <text
                className={styles.onWhole}
                fontWeight="700"
                x={percent(span.start + span.length / 2)}
                y="2.9em"
                textAnchor="middle"
              >
                {span.percentage}%
              </text>
            )}
          </g>
        ))}
      </svg>
    </svg>
  );
};
