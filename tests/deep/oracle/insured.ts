import type { Happening, InsuredAnswers } from '#rules/insured-status/answers.ts';
import { type Day, day, next, order, text } from './days.ts';
import { isHoliday, isWeekend } from './deadline.ts';

// Lei 8.213, art. 15; IN 128/2022, art. 184. Months are told off one by one on a calendar, and every way
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
function worlds(answers: InsuredAnswers, isFollowed = false): World[] {
  const { event, kind, paid, lostSince, unemployment } = answers;
  const afterBenefit = event === 'benefitEnded' || event === 'stillReceiving';
  const running = event === 'stillPaying' || event === 'stillReceiving';
  const canBeMany = paid.most === undefined || paid.most >= 121;
  const isOutOfDoubt = !lostSince && !afterBenefit && kind !== 'special';
  const isSurelyMany = paid.least >= 121 && isOutOfDoubt && canBeMany;
  const canBeJobless = running || unemployment !== 'none';
  const isSurelyJobless = event === 'stopped' && unemployment === 'insurance' && !isFollowed;
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

const monthsOf = ({ month }: Happening, today: string): number => {
  const { y, m } = day(month ?? today);
  return y * 12 + m;
};

const paysWithoutWork = ({ kind }: Happening) => kind === 'facultativo';
const isBenefit = ({ event }: Happening) => event === 'benefitEnded' || event === 'stillReceiving';
const isWork = ({ event }: Happening) => event === 'stopped' || event === 'stillPaying';
const firstOf = [
  'employee',
  'domestic',
  'avulso',
  'ownAccount',
  'special',
  'facultativo',
  undefined,
];

/** Whether the one came after the other; of one month, what lasts, then who works, then what was told first. */
function isAfter(one: Happening, other: Happening, today: string): boolean {
  const apart = monthsOf(one, today) - monthsOf(other, today);
  if (apart !== 0) return apart > 0;
  if ((one.month === undefined) !== (other.month === undefined)) return one.month === undefined;
  return firstOf.indexOf(one.kind) < firstOf.indexOf(other.kind);
}

/** Whether the one leaves less than the other could: a facultativo six months, rural work no 120. */
function leavesLess(one: Happening, other: Happening): boolean {
  const isPaid = isWork(other) || isBenefit(other);
  if (paysWithoutWork(one)) return !(isPaid && paysWithoutWork(other));
  return one.kind === 'special' && isPaid && other.kind !== 'special';
}

/** What several happenings leave together: each may give way to a later one that leaves less. */
export function coverTogether(answers: InsuredAnswers, today: string) {
  const { event, kind, month, others = [] } = answers;
  const happenings: Happening[] = [{ event, kind, month }, ...others];
  const ofOneClass = (one: Happening, other: Happening) =>
    isBenefit(one) ? isBenefit(other) : isWork(one) ? isWork(other) : one.event === other.event;
  const givesWay = (one: Happening) =>
    happenings.some((other) => {
      if (other === one || !leavesLess(other, one)) return false;
      if (ofOneClass(one, other)) return isAfter(other, one, today);
      return isWork(other) && monthsOf(other, today) > monthsOf(one, today);
    });
  const isFollowed = (one: Happening) =>
    happenings.some((other) => {
      if (other === one) return false;
      const apart = monthsOf(other, today) - monthsOf(one, today);
      return isBenefit(other) ? apart >= 0 : isWork(other) && !paysWithoutWork(other) && apart > 0;
    });
  const each = happenings.map((one) => {
    const told = { ...answers, ...one };
    const ends = worlds(told, isFollowed(one))
      .map((world) => lastDay(day(one.month ?? today), graceIn(told, world)))
      .sort(order);
    const isRunning = one.month === undefined;
    return { isRunning, isSure: !givesWay(one), least: ends[0], most: ends.at(-1) };
  });
  const sure = each.filter(({ isSure }) => isSure);
  const latest = (days: readonly (Day | undefined)[]) =>
    days
      .filter((one) => one !== undefined)
      .sort(order)
      .at(-1);
  const safe = latest(sure.map(({ least }) => least));
  const furthest = latest(each.map(({ most }) => most));
  if (!safe || !furthest) throw new Error('nothing is sure');
  return {
    safe: text(safe),
    furthest: text(order(furthest, safe) > 0 ? furthest : safe),
    isRunning: sure.some((one) => one.isRunning),
  };
}
