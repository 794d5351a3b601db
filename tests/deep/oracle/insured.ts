import type { InsuredAnswers } from '#rules/insured-status/answers.ts';
import { type Day, day, next, order, text } from './days.ts';
import { isHoliday, isWeekend } from './deadline.ts';

// law-facts-3, 9.1, law-facts-4, 0.6: Lei 8.213, art. 15. Months are told off one by one on a calendar, and every way
// in which what is open may turn out is a world of its own.

type Month = readonly [year: number, month: number];

const after = ([year, month]: Month): Month => (month === 12 ? [year + 1, 1] : [year, month + 1]);

/** From the month of the event: the months of grace, the one after them, the one in which that falls due. */
function lastDay(event: Day, grace: number): Day {
  let month: Month = [event.y, event.m];
  for (let told = 0; told < grace; told += 1) month = after(month);
  const due = after(after(month));
  return { y: due[0], m: due[1], d: 15 };
}

function onBusinessDay(due: Day): Day {
  return isWeekend(due) || isHoliday(due) ? onBusinessDay(next(due)) : due;
}

interface World {
  many: boolean;
  jobless: boolean;
  /** The decree's twelve months hold for a facultativo after a benefit. */
  decree: boolean;
}

const either = [false, true];

function graceIn({ event, kind }: InsuredAnswers, { many, jobless, decree }: World): number {
  switch (event) {
    case 'leftArmy':
      return 3;
    case 'released':
    case 'isolationEnded':
      return 12;
    default:
      if (kind === 'facultativo') return decree ? 12 : 6;
      return 12 + (many ? 12 : 0) + (jobless ? 12 : 0);
  }
}

/** Which worlds the answers leave open, and the least that is sure. */
function worlds(answers: InsuredAnswers): World[] {
  const { event, kind, paid, lostSince, unemployment } = answers;
  const afterBenefit = event === 'benefitEnded' || event === 'stillReceiving';
  const running = event === 'stillPaying' || event === 'stillReceiving';
  const canBeMany = paid.most === undefined || paid.most >= 121;
  const isOutOfDoubt = !lostSince && !afterBenefit && kind !== 'special';
  const isSurelyMany = paid.least >= 121 && isOutOfDoubt && canBeMany;
  const canBeJobless = running || unemployment !== 'none';
  const isSurelyJobless = event === 'stopped' && unemployment === 'insurance';
  return either
    .flatMap((many) => either.map((jobless) => ({ many, jobless })))
    .flatMap((world) => either.map((decree) => ({ ...world, decree })))
    .filter(({ many, jobless, decree }) => {
      if (many ? !canBeMany : isSurelyMany) return false;
      if (jobless ? !canBeJobless : isSurelyJobless) return false;
      return !decree || afterBenefit;
    });
}

/** The safe day, what a due day that moves makes of it, the furthest, and where today stands. */
export function coverByLaw(answers: InsuredAnswers, today: string) {
  const running = answers.month === undefined;
  const event = day(answers.month ?? today);
  const ends = [...new Set(worlds(answers).map((world) => graceIn(answers, world)))]
    .map((grace) => lastDay(event, grace))
    .sort(order);
  const [safe] = ends;
  const furthest = ends.at(-1);
  if (!safe || !furthest) throw new Error('no world is left');
  const standing = () => {
    if (running) return 'current';
    if (order(day(today), safe) <= 0) return 'covered';
    return order(day(today), onBusinessDay(furthest)) <= 0 ? 'maybe' : 'ended';
  };
  return {
    safe: text(safe),
    moved: text(onBusinessDay(safe)),
    ends: ends.map(text),
    standing: standing(),
  };
}
