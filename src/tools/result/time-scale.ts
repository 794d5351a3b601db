import { type IsoDate, isoDate, yearOf } from '#law/date.ts';

const steps = [1, 2, 5, 10, 20, 50] as const;

/**
 * The first days of years to write along a picture of so many years from a day on: all of them, or
 * every second, fifth, tenth …, so that few more than `most` are there.
 */
export function markedYears(
  from: IsoDate,
  years: number,
  most: number,
): { year: number; day: IsoDate }[] {
  const step = steps.find((size) => years / size <= most) ?? 100;
  const first = Math.ceil((yearOf(from) + 1) / step) * step;
  const last = yearOf(from) + Math.ceil(years) + 1;
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => {
    const year = first + index * step;
    return { year, day: isoDate(`${year}-01-01`) };
  });
}
