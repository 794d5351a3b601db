import type { IsoDate } from '#law/date.ts';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import type { Running } from '#rules/deadlines/deadlines.ts';
import { monthName, weekday } from '#words/dates.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CalendarButton, type Event } from '../result/CalendarButton.tsx';
import { Paragraphs, Sentence } from '../sentences/Sentence.tsx';
import { saidAnswer } from '../sentences/said.tsx';
import { fileOf } from './clock-names.ts';
import styles from './deadline.module.css';
import { isOpen, isUndated, isWait, mainOf } from './main-clock.ts';
import { lineOf, sayOf } from './say.ts';
import { dayToAct, isForToday, isStillOpen } from './when.ts';

/** What a calendar keeps of a clock; nothing of one that has passed or is due today. */
function eventsOf(one: Running): Event[] {
  const { first, one: say } = sayOf(one);
  const name = fileOf(one.id);
  const where = `${first('calendar')}\n${say('calendar', 'confirme')}`;
  const event = (summary: string, safeDay: IsoDate): Event => ({
    name,
    countedFrom: one.from,
    safeDay,
    summary,
    description: where,
  });
  if (one.situation === 'wait') return [event(say('calendar', 'titulo-espera'), one.opensOn)];
  if (!isOpen(one) || one.daysLeft < 0) return [];
  const { safeDay, legalLimit, opensOn } = one.term;
  const last = {
    ...event(say('calendar', 'titulo'), safeDay),
    legalLimit,
    description: `${say('calendar', 'limite')}\n${where}`,
  };
  return one.situation === 'tooEarly' && opensOn
    ? [{ ...event(say('calendar', 'titulo-abre'), opensOn), name: `${name}-abre` }, last]
    : [last];
}

/** The leaf of a wall calendar. */
const Leaf = ({ day }: { day: IsoDate }) => (
  <p className={styles.leaf} aria-hidden="true">
    <span className={styles.month}>{monthName(day).split(/\s/)[0]}</span>
    <span className={styles.day}>{Number(day.slice(8))}</span>
    <span className={styles.week}>{weekday(day)}</span>
  </p>
);

/** Of several terms to answer that are over, only the last one makes the answer late. */
function answering(main: Running, all: readonly Running[]): Running {
  const over = all.filter(({ situation }) => situation === 'open');
  return (isWait(main) && over.length === all.length && over.at(-1)) || main;
}

/** The day to act on; none for what has passed. */
function leafDay(main: Running, today: IsoDate): IsoDate | undefined {
  if (isWait(main)) return main.situation === 'wait' ? main.opensOn : undefined;
  if (isUndated(main)) return today;
  if (!isOpen(main)) return undefined;
  if (isForToday({ one: main })) return today;
  if (main.situation === 'tooEarly') return main.term.opensOn;
  return main.situation === 'ok' ? main.term.safeDay : dayToAct(main);
}

/** The safe day, large; the legal limit, small; what to do by then, and what else runs. */
export function answerOf(
  all: readonly Running[],
  today: IsoDate,
  told: Partial<DeadlineAnswers> = {},
): Answer {
  const main = mainOf(all);
  const say = sayOf(main, { told });
  const events = all.flatMap(eventsOf);
  const day = leafDay(main, today);
  return {
    ...saidAnswer(say),
    verdict: <Sentence>{sayOf(answering(main, all)).first('answer') ?? ''}</Sentence>,
    calendar: events.length > 0 && <CalendarButton events={events} />,
    beside: day && <Leaf day={day} />,
    reason: (
      <>
        <Paragraphs of={say.all('reason')} />
        {isStillOpen({ one: main }) && <p>{lineOf(main)}</p>}
        {/* The others that run, each in a line. */}
        {all.map((one) => one !== main && <p key={one.id}>{lineOf(one)}</p>)}
      </>
    ),
  };
}
