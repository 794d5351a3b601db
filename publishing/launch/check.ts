import { InvalidDateError, isoDate } from '#law/date.ts';
import { todayInBrasilia } from '#words/typed-date.ts';
import { launchBlockers } from './blockers/launch-blockers.ts';
import { reportText } from './blockers/report-text.ts';
import { readWritten } from './read-written.ts';

// `npm run launch-check [YYYY-MM-DD]`: ends with code 1 while anything keeps the site from going online.
try {
  const given = process.argv[2];
  const date = given ? isoDate(given) : todayInBrasilia(new Date());
  const blockers = launchBlockers(readWritten(process.env.PRACTICE_FOLDER), date);
  console.log(reportText(blockers, date));
  process.exitCode = blockers.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof InvalidDateError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
