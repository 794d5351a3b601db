import type { IsoDate } from '#law/date.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import { markedYears } from '../result/time-scale.ts';

/** Measures of the picture, in its own units. */
export const picture = { width: 360, left: 26, right: 334, line: 36, step: 34, radius: 15 };

/** A rule's place in the picture. */
interface Mark {
  /** As in the list beside it, from 1. */
  number: number;
  x: number;
  /** How many marks stand below it. */
  level: number;
}

interface Layout {
  marks: readonly Mark[];
  ticks: readonly { year: number; x: number }[];
  levels: number;
}

const shortestYears = 2;
const mostTicks = 5;

/** Room that "hoje" takes at the left end, so that no year is written over it. */
const roomOfToday = 62;

/** Places the days from today on along the line; where marks would cover each other they are stacked. */
export function timelineOf(today: IsoDate, days: readonly IsoDate[]): Layout {
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

  const years = Math.ceil((last - start) / 365.25) + 1;
  const ticks = markedYears(today, years, mostTicks)
    .map(({ year, day }) => ({ year, x: at(dayNumberOf(day)) }))
    .filter(({ x }) => x <= picture.right && x >= picture.left + roomOfToday);
  return { marks, ticks, levels: Math.max(0, ...marks.map(({ level }) => level)) + 1 };
}
