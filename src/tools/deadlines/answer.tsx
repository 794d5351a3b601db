import type { IsoDate } from '#law/date.ts';
import { daysBetween } from '#rules/calendar.ts';
import type { DeadlineAnswers } from '#rules/deadlines/answers.ts';
import type { Counted, Running } from '#rules/deadlines/deadlines.ts';
import { longDate, shortDate, weekday, weekdayAndDate } from '#words/dates.ts';
import { capitalised } from '#words/phrases.ts';
import type { Answer } from '../result/AnswerCard.tsx';
import { CalendarButton, type Event } from '../result/CalendarButton.tsx';
import { Sentence } from '../sentences/Sentence.tsx';
import { clockWords, limitName, type RequestFor } from './clock-words.ts';
import { Leaf } from './Leaf.tsx';
import { isAhead, isCounted, isOpen, isUndated, isWait, mainOf } from './main-clock.ts';
import {
  daysInWords,
  dayToAct,
  lineOf,
  stillOpenOf,
  timeLeft,
  waitInWords,
  whatToDo,
} from './wording.ts';

function limitInWords({ id, situation, term: { safeDay, legalLimit } }: Counted): string {
  const day = `${weekday(legalLimit)}, ${shortDate(legalLimit)}`;
  // The day above it is then that of the latest reading.
  if (situation === 'mayStillCount') return `O ${limitName(id)} foi ${day}.`;
  if (safeDay === legalLimit) return `É também o ${limitName(id)}.`;
  const limit = `${capitalised(limitName(id))}: ${day}.`;
  return situation === 'pastSafeDay' ? limit : `${limit} Não espere por ele.`;
}

/** What a calendar keeps of a clock; nothing of one that has passed or is due today. */
function eventsOf(one: Running): Event[] {
  const { file, name, verb, channel } = clockWords[one.id];
  const estimate = 'Estimativa: confirme na carta e no Meu INSS.';
  const from = { name: file, countedFrom: one.from };
  if (isWait(one))
    return one.situation === 'wait'
      ? [
          {
            ...from,
            safeDay: one.opensOn,
            summary: `${name}: a partir de ${shortDate(one.opensOn)}`,
            description: `${channel}\n${estimate}`,
          },
        ]
      : [];
  if (!isOpen(one) || one.daysLeft < 0) return [];
  const { safeDay, legalLimit, opensOn } = one.term;
  const opening: Event[] =
    one.situation === 'tooEarly' && opensOn
      ? [
          {
            name: `${file}-abre`,
            countedFrom: one.from,
            safeDay: opensOn,
            summary: `${name}: ${verb} a partir de ${shortDate(opensOn)}`,
            description: `${channel}\n${estimate}`,
          },
        ]
      : [];
  return [
    ...opening,
    {
      ...from,
      safeDay,
      legalLimit,
      summary: `${name}: ${verb} até ${shortDate(safeDay)}`,
      description: `${capitalised(limitName(one.id))}: ${shortDate(legalLimit)}.\n${channel}\n${estimate}`,
    },
  ];
}

const dateInNotice =
  'O prazo muda de um aviso para outro. Procure a data na carta, no banco ou no Meu INSS.';

/** The others that run, each in a line. */
const Others = ({ all }: { all: readonly Running[] }) => (
  <>
    {all.map((one) => (
      <p key={one.id}>{lineOf(one)}</p>
    ))}
  </>
);

function verdictOf(main: Running, all: readonly Running[]): string {
  // Of two terms to answer, only the last one makes the answer late.
  const waits = all.filter(isWait).filter(({ situation }) => situation === 'open');
  if (isWait(main)) return waitInWords((waits.length === all.length && waits.at(-1)) || main);
  if (isOpen(main)) return whatToDo(main);
  const { of, late, undated } = clockWords[main.id];
  if (isAhead(main)) return `O prazo ${of} ainda não começou. Confira a data que você pôs.`;
  if (isUndated(main) && undated) return undated;
  if (late.verdict) return late.verdict;
  const stillOpen = stillOpenOf(main);
  if (stillOpen) return stillOpen;
  return isCounted(main)
    ? `Pela conta, o prazo ${of} terminou em ${weekdayAndDate(main.term.legalLimit)}.`
    : `Faz muito tempo: o prazo ${of} já passou.`;
}

function stepsOf(main: Running, requestFor: RequestFor | undefined): Answer['steps'] {
  const { steps: usual, secondFor = {}, stepsToday, late } = clockWords[main.id];
  const [first, second, third] = usual;
  const steps = [first, (requestFor && secondFor[requestFor]) ?? second, third] as const;
  if (isWait(main)) return main.situation === 'wait' ? steps : stepsToday;
  if (isUndated(main)) return stepsToday;
  if (!isOpen(main)) return isAhead(main) ? steps : late.steps;
  return main.situation === 'ok' || main.situation === 'tooEarly' ? steps : stepsToday;
}

/** The day to act on; none for what has passed. */
function leafDay(main: Running, today: IsoDate): IsoDate | undefined {
  if (isWait(main)) return main.situation === 'wait' ? main.opensOn : undefined;
  if (isUndated(main)) return today;
  if (!isOpen(main)) return undefined;
  if (clockWords[main.id].isForToday) return today;
  if (main.situation === 'tooEarly') return main.term.opensOn;
  return main.situation === 'ok' ? main.term.safeDay : dayToAct(main);
}

/** How long there is until the day on the leaf; of others' time, how long they have taken. */
function decidesOf(main: Running, today: IsoDate): string | undefined {
  if (clockWords[main.id].wait?.isOfOthers && isWait(main)) {
    const days = daysBetween(main.from, today);
    return days > 0 ? `Espera de ${daysInWords(days)}, desde ${longDate(main.from)}.` : undefined;
  }
  if (isWait(main)) return main.situation === 'wait' ? timeLeft(main) : undefined;
  const isCounting = isOpen(main) && main.situation === 'ok' && !clockWords[main.id].isForToday;
  return isCounting ? timeLeft(main) : undefined;
}

function reasonOf(main: Running): string | undefined {
  if (isWait(main))
    return clockWords[main.id].wait?.[main.situation === 'wait' ? 'beside' : 'besideOpen'];
  if (isUndated(main)) return dateInNotice;
  if (isAhead(main)) return `A conta começaria em ${longDate(main.from)}.`;
  return isOpen(main) ? limitInWords(main) : clockWords[main.id].late.reason;
}

/** The safe day, large; the legal limit, small; what to do by then, and what else runs. */
export function answerOf(
  all: readonly Running[],
  today: IsoDate,
  { requestFor, isBpc }: Pick<DeadlineAnswers, 'requestFor' | 'isBpc'> = {},
): Answer {
  const main = mainOf(all);
  const events = all.flatMap(eventsOf);
  const day = leafDay(main, today);
  const reason = reasonOf(main);
  const { alsoOpen } = clockWords[main.id];
  return {
    verdict: verdictOf(main, all),
    steps: stepsOf(main, requestFor),
    calendar: events.length > 0 && <CalendarButton events={events} />,
    beside: day && <Leaf day={day} />,
    decides: decidesOf(main, today),
    reason: (
      <>
        {reason && <p>{reason}</p>}
        {/* An auxílio, asked for anew. */}
        {isOpen(main) && !isBpc && alsoOpen && (
          <p>
            <Sentence>{alsoOpen}</Sentence>
          </p>
        )}
        {stillOpenOf(main) && <p>{lineOf(main)}</p>}
        <Others all={all.filter((one) => one !== main)} />
      </>
    ),
  };
}
