/** The day whose rules the tests and benchmarks look at, so that no result depends on today. */
export const siteDate = '2026-12-01';

/** Noon of that day in Brasília, where a test sets the clock of a browser. */
export const siteNow = `${siteDate}T15:00:00Z`;
