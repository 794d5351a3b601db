import { List } from '#components/lists/List.tsx';
import type { Counted, Running } from '#rules/deadlines/deadlines.ts';
import { countedDays, optionalDaysOfYears } from '#rules/deadlines/term.ts';
import { longDate, weekday } from '#words/dates.ts';
import { given } from '#words/phrases.ts';
import { Paragraphs } from '../sentences/Sentence.tsx';
import { CountCalendar } from './CountCalendar.tsx';
import { nameOf, startOf } from './clock-names.ts';
import styles from './deadline.module.css';
import { isCounted, isWait, mainOf } from './main-clock.ts';
import type { resultWords } from './result-words.ts';
import { sayOf } from './say.ts';
import { isOfCourt } from './when.ts';
import { remarkableDays } from './wording.ts';

interface Entry {
  look: string | undefined;
  day: string;
  words: string;
}

const safeDayWords = ({ term, clock }: Counted) => {
  if (term.days !== undefined) return 'seguro-ate-o-dia';
  return clock.count === 'printed' ? 'seguro-ate-o-aviso' : 'seguro-ate-a-vespera';
};

/** The days that matter, in their order. */
function entriesOf(one: Counted): Entry[] {
  const { term, id, clock } = one;
  const say = sayOf(one);
  const words = (name: keyof typeof resultWords.parts.words) => say.one('words', name);
  const { from, opensOn, days, lastDay, safeDay, legalLimit } = term;
  const start = { look: styles.known, day: from, words: words(`${startOf(id)}.conta`) };
  const isYears = typeof clock.count === 'object' && 'years' in clock.count;
  const isToAnniversary = typeof clock.count === 'object' && 'isToAnniversary' in clock.count;
  return given<Entry>(
    opensOn && { look: styles.thirty, day: opensOn, words: words('abre') },
    (days !== undefined || isYears) && start,
    { look: styles.safe, day: safeDay, words: words(safeDayWords(one)) },
    days !== undefined && { look: styles.thirty, day: lastDay, words: words('e-o-dia') },
    isYears && {
      look: styles.thirty,
      day: lastDay,
      words: words(isToAnniversary ? 'aniversario' : 'vespera-do-aniversario'),
    },
    days === undefined && !isYears && { ...start, look: styles.limitKey },
    days !== undefined &&
      legalLimit !== lastDay && {
        look: styles.limitKey,
        day: legalLimit,
        words: words(isOfCourt(clock) ? 'limite-uteis' : 'limite-passa'),
      },
  );
}

/** Each day once, as it looks in the calendar, with all that is said of it. */
const byDay = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ day }, index) => entries.findIndex((one) => one.day === day) === index)
    .map((first) => ({
      ...first,
      words: entries
        .filter(({ day }) => day === first.day)
        .map(({ words }) => words)
        .join(' '),
    }));

const Days = ({ one }: { one: Counted }) => (
  <List className={styles.key}>
    {byDay(entriesOf(one)).map(({ look, day, words }) => (
      <li key={day}>
        <i className={look} />
        <span>
          <b>
            {longDate(day)}, {weekday(day)}.
          </b>{' '}
          {words}
        </span>
      </li>
    ))}
    {one.term.days !== undefined && (
      <li>
        <i className={styles.counted} />
        <span>{sayOf(one).one('words', 'dias-seguidos')}</span>
      </li>
    )}
  </List>
);

/** How the days were counted: the months of the first clock in days as a picture, each clock in words. */
export const DeadlineCount = ({ all }: { all: readonly Running[] }) => {
  const counted = all.filter(isCounted);
  const waits = all.filter(isWait);
  const first = counted.find(({ term }) => term.days !== undefined) ?? counted[0];
  const days = first ? countedDays(first.term) : [];
  const remarkable = remarkableDays(days);
  return (
    <>
      {waits.map((one) => (
        <Paragraphs key={one.id} of={sayOf(one).all('account')} />
      ))}
      {first && <CountCalendar counted={days} days={first.term.days} />}
      {counted.map((one) => (
        <div key={one.id}>
          {all.length > 1 && (
            <p>
              <b>{sayOf(one).one('words', `${nameOf(one.id)}.nome`)}</b>
            </p>
          )}
          <Days one={one} />
        </div>
      ))}
      {remarkable.length > 0 && (
        <>
          <p>{sayOf(mainOf(all)).one('words', 'no-caminho')}</p>
          <ul className={styles.days}>
            {remarkable.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Days that the count does not move the limit for, and years whose days are not certain yet. */
export const LeftOutDays = ({ all }: { all: readonly Running[] }) => {
  const years = all.filter(isCounted).flatMap(({ term }) => optionalDaysOfYears(countedDays(term)));
  const unconfirmed = [
    ...new Set(years.filter(({ ordinance }) => ordinance === undefined).map(({ year }) => year)),
  ];
  const say = sayOf(mainOf(all), { years: unconfirmed });
  return (
    <>
      <p>{say.one('words', 'feriados')}</p>
      {unconfirmed.length > 0 && <p>{say.one('words', 'facultativos')}</p>}
    </>
  );
};
