// Civil days as three numbers, apart from engine/law/date.ts and engine/rules/calendar.ts: no Date, no day numbers.

export interface Day {
  readonly y: number;
  readonly m: number;
  readonly d: number;
}

export function day(text: string): Day {
  const [y = 0, m = 0, d = 0] = text.split('-').map(Number);
  return { y, m, d };
}

/** What is asked of the same date or month again and again, worked out once. */
export function remembered<T>(work: (written: string) => T): (written: string) => T {
  const known = new Map<string, T>();
  return (written) => {
    const found = known.get(written);
    if (found !== undefined) return found;
    const made = work(written);
    known.set(written, made);
    return made;
  };
}

export const two = (n: number): string => String(n).padStart(2, '0');

export const text = ({ y, m, d }: Day): string => `${y}-${two(m)}-${two(d)}`;

export function lengthOfMonth(y: number, m: number): number {
  if (m === 2) return (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(m) ? 30 : 31;
}

export function next({ y, m, d }: Day): Day {
  if (d < lengthOfMonth(y, m)) return { y, m, d: d + 1 };
  return m === 12 ? { y: y + 1, m: 1, d: 1 } : { y, m: m + 1, d: 1 };
}

export function previous({ y, m, d }: Day): Day {
  if (d > 1) return { y, m, d: d - 1 };
  return m === 1 ? { y: y - 1, m: 12, d: 31 } : { y, m: m - 1, d: lengthOfMonth(y, m - 1) };
}

export const order = (one: Day, other: Day): number =>
  one.y - other.y || one.m - other.m || one.d - other.d;

/** 0 is Saturday, by Zeller. */
export function zeller({ y, m, d }: Day): number {
  const [year, month] = m < 3 ? [y - 1, m + 12] : [y, m];
  const century = Math.floor(year / 100);
  const rest = year % 100;
  return (
    (d +
      Math.floor((13 * (month + 1)) / 5) +
      rest +
      Math.floor(rest / 4) +
      Math.floor(century / 4) +
      5 * century) %
    7
  );
}

export function plus(from: Day, days: number): Day {
  let at = from;
  for (let left = days; left > 0; left -= 1) at = next(at);
  for (let left = days; left < 0; left += 1) at = previous(at);
  return at;
}

/** So many years and months later; a day that the month does not have is the first of the next. */
export function plusMonths({ y, m, d }: Day, months: number): Day {
  const total = y * 12 + m - 1 + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  return d <= lengthOfMonth(year, month)
    ? { y: year, m: month, d }
    : next({ y: year, m: month, d: lengthOfMonth(year, month) });
}

/** Age as the law counts it, in thirtieths of a month: whole months first, at most 29 days more. */
export function thirtieths(from: Day, to: Day): number {
  if (order(to, from) <= 0) return 0;
  const months = (to.y - from.y) * 12 + to.m - from.m;
  if (from.d <= lengthOfMonth(to.y, to.m) && to.d >= from.d)
    return months * 30 + Math.min(29, to.d - from.d);
  const before = previous({ y: to.y, m: to.m, d: 1 });
  const days = from.d <= before.d ? before.d - from.d + to.d : to.d - 1;
  return (months - 1) * 30 + Math.min(29, days);
}

export const yearsOld = (birth: Day, on: Day): number =>
  order(on, birth) < 0 ? -1 : Math.floor(thirtieths(birth, on) / 360);
