import { isoDate } from './date.ts';
import { legalSeries } from './value.ts';

const file = 'law/contribution-due-days.ts';
const unit = 'dia do mês';
const verifiedOn = isoDate('2026-11-22');

/** Day of the next month until which a month is paid; without a bank that day, the next business day. */
export const contributionDueDays = {
  /** Contribuinte individual and facultativo. Older in fact: nothing here looks further back. */
  own: legalSeries<number>({
    name: 'vencimento da contribuição própria',
    unit,
    file,
    values: [{ from: isoDate('2003-01-01'), value: 15, source: 'lei-8212-30-ii', verifiedOn }],
  }),
  /** DAS of the MEI. */
  mei: legalSeries<number>({
    name: 'vencimento do DAS do MEI',
    unit,
    file,
    values: [
      { from: isoDate('2012-01-01'), value: 20, source: 'resolucao-cgsn-140-40', verifiedOn },
    ],
  }),
};
