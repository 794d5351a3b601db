import { InvalidDateError, isoDate } from './date.ts';
import { lawReport } from './report.ts';
import { reportText } from './report-text.ts';

// `npm run law:report [YYYY-MM-DD]`. Always ends with code 0: it is a reminder, and no check may start
// to fail on a day on which nothing was changed.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format();
const given = process.argv[2] ?? today;
try {
  console.log(reportText(lawReport(isoDate(given))));
} catch (error) {
  if (!(error instanceof InvalidDateError)) throw error;
  console.log(error.message);
}
