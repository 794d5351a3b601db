import type { IsoDate } from '#law/date.ts';

const millisecondsPerDay = 86_400_000;

const dayNumber = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;

/** Calendar days from today to the day: 0 on the day itself, negative once it has passed. */
export const daysLeft = (today: IsoDate, day: IsoDate): number => dayNumber(day) - dayNumber(today);
