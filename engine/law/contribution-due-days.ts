import mei from './values/mei-due-day.json' with { type: 'json' };
import own from './values/own-due-day.json' with { type: 'json' };
import { counts } from './written.ts';

/** Day of the next month until which a month is paid; without a bank that day, the next business day. */
export const contributionDueDays = {
  /** Contribuinte individual and facultativo. Older in fact: nothing here looks further back. */
  own: counts('own-due-day', own),
  /** DAS of the MEI. */
  mei: counts('mei-due-day', mei),
};
