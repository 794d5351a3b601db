/** The day whose rules the tests and benchmarks look at, so that no result depends on today. */
export const siteDate = '2026-11-27';
