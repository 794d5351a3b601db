import { type Day, day, next, order, plus, previous, text, zeller } from './days.ts';

// law-facts 7.3 and 7.10; law-facts-3 10.2; the bridge days of Portaria MGI 11.460/2025.

const byLaw = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
const bridges = ['2026-04-20', '2026-06-05'];

/** Easter by Gauss, with his two exceptions. */
export function easter(y: number): Day {
  const [a, b, c] = [y % 19, y % 4, y % 7];
  const k = Math.floor(y / 100);
  const p = Math.floor((13 + 8 * k) / 25);
  const q = Math.floor(k / 4);
  const m = (15 - p + k - q) % 30;
  const n = (4 + k - q) % 7;
  const d = (19 * a + m) % 30;
  const e = (2 * b + 4 * c + 6 * d + n) % 7;
  if (d === 29 && e === 6) return { y, m: 4, d: 19 };
  if (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) return { y, m: 4, d: 18 };
  return plus({ y, m: 3, d: 22 }, d + e);
}

export const isWeekend = (on: Day): boolean => zeller(on) < 2;

export const isHoliday = (on: Day): boolean =>
  byLaw.includes(text(on).slice(5)) || (on.y >= 2024 && on.m === 11 && on.d === 20);

/** Days without office hours, or on which they end early, by no federal law. */
function isClosed(on: Day): boolean {
  const fromEaster = [-48, -47, -46, -2, 60].map((days) => text(plus(easter(on.y), days)));
  return (
    fromEaster.includes(text(on)) ||
    ['10-28', '12-24', '12-31'].includes(text(on).slice(5)) ||
    bridges.includes(text(on))
  );
}

export function deadlineByLaw(ciencia: string) {
  const day30 = plus(day(ciencia), 30);
  let limit = day30;
  while (isWeekend(limit) || isHoliday(limit)) limit = next(limit);
  let safe = day30;
  while (isWeekend(safe) || isHoliday(safe) || isClosed(safe)) safe = previous(safe);
  let moved = limit;
  while (isWeekend(moved) || isHoliday(moved) || isClosed(moved)) moved = next(moved);
  return { day30: text(day30), safe: text(safe), limit: text(limit), moved: text(moved) };
}

export function situationByLaw(ciencia: string, today: string): string {
  if (order(day(ciencia), day(today)) > 0) return 'future';
  const fiveYearsAgo = `${Number(today.slice(0, 4)) - 5}${today.slice(4)}`;
  if (ciencia < fiveYearsAgo) return 'veryOld';
  const { safe, limit, moved } = deadlineByLaw(ciencia);
  if (today <= safe) return 'ok';
  if (today <= limit) return 'pastSafeDay';
  return today <= moved ? 'closedDaysMayMoveIt' : 'pastDeadline';
}
