import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { dayNumberOf } from '#rules/calendar.ts';

/** Measures of the picture, in its own units. */
export const picture = { width: 360, left: 26, right: 334, line: 34, step: 34, radius: 15 };

/** A rule's place in the picture. */
interface Mark {
  /** As in the list beside it, from 1. */
  number: number;
  x: number;
  /** How many marks stand below it. */
  level: number;
}

export interface Timeline {
  marks: readonly Mark[];
  ticks: readonly { year: number; x: number }[];
  levels: number;
}

const shortestYears = 2;
const mostTicks = 5;
const yearSteps = [1, 2, 5, 10, 20, 50] as const;

/** Room that "hoje" takes at the left end, so that no year is written over it. */
const roomOfToday = 62;

/** Places the days from today on along the line; where marks would cover each other they are stacked. */
export function timelineOf(today: IsoDate, days: readonly IsoDate[]): Timeline {
  const start = dayNumberOf(today);
  const last = Math.max(...days.map(dayNumberOf), start + shortestYears * 365);
  const at = (day: number) =>
    picture.left + ((day - start) / (last - start)) * (picture.right - picture.left);

  const marks: Mark[] = [];
  for (const [index, day] of days.entries()) {
    const x = at(dayNumberOf(day));
    const taken = marks
      .filter((mark) => Math.abs(mark.x - x) < 2 * picture.radius + 2)
      .map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level += 1;
    marks.push({ number: index + 1, x, level });
  }

  const firstYear = yearOf(today) + 1;
  const years = Math.ceil((last - start) / 365.25) + 1;
  const step = yearSteps.find((candidate) => years / candidate <= mostTicks) ?? 100;
  const ticks = Array.from({ length: years }, (_, index) => firstYear + index)
    .filter((year) => year % step === 0)
    .map((year) => ({ year, x: at(dayNumberOf(isoDate(`${year}-01-01`))) }))
    .filter(({ x }) => x <= picture.right && x >= picture.left + roomOfToday);
  return { marks, ticks, levels: Math.max(0, ...marks.map(({ level }) => level)) + 1 };
}
