const day = 86_400_000;

// A phone with an old table of time zones is an hour off, and by that a day.
const mostBehind = day;
/** After two years the device is ahead of the calendar, or the page was not kept up. */
const mostAhead = 731 * day;

/**
 * Whether a device's clock may be right, seen from a page built on a day. A rule applied as of a day
 * that is not today answers wrongly, and nothing in the answer shows it.
 * @param now the instant that the device tells, in milliseconds, however wrong
 * @param builtOn the first instant of that day
 */
export const mayBeRight = (now: number, builtOn: number): boolean =>
  now >= builtOn - mostBehind && now < builtOn + mostAhead;
