import { ceiling } from './ceiling.ts';
import { firstDayOf, type Month } from './month.ts';
import { findLegalValue, type LegalValue } from './value.ts';
import written from './values/past-ceilings.json' with { type: 'json' };
import { amounts } from './written.ts';

/**
 * Teto of the salário de contribuição before the periods of ceiling.ts, in integer cents, from the
 * first month of the Real on; Lei 8.212/1991, art. 28, § 5º.
 *
 * The law only orders the yearly change; the ordinances that fix the amounts are not named here. From
 * public copies, still to be compared with the ordinance of each year. They differ twice: here
 * 12/1998 has the value of EC 20/1998, and that of 08/2006 does not begin in 04/2006. In 2010 and
 * 2011 it is the value that replaced the first one of the year.
 */
export const pastCeilings = amounts('past-ceilings', written, {
  isPast: true,
  orderedBy: 'lei-8212-28-5',
  readIn: 'cópias públicas da tabela do INSS: compare com a portaria de cada ano',
});

/** Teto of the month, in integer cents; undefined before 07/1994, and while it is not recorded. */
export const findCeilingOf = (month: Month): LegalValue<number> | undefined =>
  findLegalValue(pastCeilings, firstDayOf(month)) ?? findLegalValue(ceiling, firstDayOf(month));
