import { List } from '#components/lists/List.tsx';
import labels from '#labels/extrato-cnis.json' with { type: 'json' };
import { keysOf } from '#law/keyed.ts';
import type { ContributionTime } from '#rules/contribution-time/contribution-time.ts';
import { counted } from '#words/phrases.ts';
import { PictureKey } from '../../result/PictureKey.tsx';
import styles from './life-picture.module.css';
import { type MonthLook, type Stretch, stripsOf } from './strip.ts';
import type { ToldLife } from './told-life.ts';

/** In the picture's own units. */
const height = 22;

/** Told apart by height and line, and not by colour alone. */
const bars: Record<MonthLook, { y?: number; height: number }> = {
  counts: { height },
  below: { y: 11, height: 11 },
  pending: { y: 4, height: 14 },
  benefit: { height },
  out: { y: 18, height: 4 },
  gap: { y: 20.5, height: 1.5 },
};

const Bar = ({ look, at, months }: Stretch) => (
  <rect className={styles[look]} x={at} width={months} {...bars[look]} />
);

const looks: Record<MonthLook, string> = labels.looks;

/** The axis, in units of its own: its letters are not stretched. */
const axis = { width: 320, height: 17 };

/** The years from left to right, as many as have room. */
function Years({ first, months }: { first: number; months: number }) {
  const step = Math.max(1, Math.ceil(months / 12 / 6));
  const count = Math.ceil(months / 12 / step);
  return (
    <svg className={styles.years} viewBox={`0 0 ${axis.width} ${axis.height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => first + index * step).map((year) => {
        const x = (((year - first) * 12) / months) * axis.width;
        return x < axis.width - 30 ? (
          <text key={year} x={x} y="13">
            {year}
          </text>
        ) : null;
      })}
    </svg>
  );
}

interface Props {
  told: ToldLife;
  time: ContributionTime;
}

/** Each job, contribution and benefit as a strip of months on one line of time. */
export const LifePicture = ({ told: { life, spells }, time }: Props) => {
  const { first, length, strips } = stripsOf(life, time);
  const used = new Set([...strips.values()].flatMap((all) => all.map(({ look }) => look)));
  const startMonth = Number(first.slice(5)) - 1;
  return (
    <div className={styles.life}>
      <Years first={Number(first.slice(0, 4))} months={length + startMonth} />
      <List className={styles.rows}>
        {spells.map(({ spell, name }) => (
          <li key={spell.id}>
            {name}
            <svg
              viewBox={`0 0 ${length + startMonth} ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {strips.get(spell.id)?.map((stretch) => (
                <Bar key={stretch.at} {...stretch} at={stretch.at + startMonth} />
              ))}
            </svg>
            <span className="visually-hidden">
              {strips
                .get(spell.id)
                ?.map(({ months, look }) => `${counted(months, 'mês', 'meses')}: ${looks[look]}`)
                .join('; ')}
            </span>
          </li>
        ))}
      </List>
      <PictureKey className={styles.key}>
        {keysOf(looks)
          .filter((look) => used.has(look))
          .map((look) => (
            <li key={look}>
              <svg viewBox={`0 0 34 ${height}`} aria-hidden="true">
                <Bar look={look} at={1} months={32} />
              </svg>
              {looks[look]}
            </li>
          ))}
      </PictureKey>
    </div>
  );
};
