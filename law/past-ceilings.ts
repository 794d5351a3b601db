import { ceiling } from './ceiling.ts';
import { addDays, isoDate } from './date.ts';
import { firstDayOf, type Month } from './month.ts';
import { findLegalValue, type LegalValue, legalSeries, legalValueOn } from './value.ts';

// From public copies, still to be compared with the ordinance of each year. They differ twice: here
// 12/1998 has the value of EC 20/1998, and that of 08/2006 does not begin in 04/2006. In 2010 and
// 2011 it is the value that replaced the first one of the year.
const since: readonly (readonly [month: string, cents: number])[] = [
  ['1994-07', 58_286],
  ['1995-05', 83_266],
  ['1996-05', 95_756],
  ['1997-06', 103_187],
  ['1998-06', 108_150],
  ['1998-12', 120_000],
  ['1999-06', 125_532],
  ['2000-06', 132_825],
  ['2001-06', 143_000],
  ['2002-06', 156_156],
  ['2003-06', 186_934],
  ['2004-01', 240_000],
  ['2004-05', 250_872],
  ['2005-05', 266_815],
  ['2006-04', 280_156],
  ['2006-08', 280_182],
  ['2007-04', 289_428],
  ['2008-03', 303_899],
  ['2009-02', 321_890],
  ['2010-01', 346_740],
  ['2011-01', 369_174],
  ['2012-01', 391_620],
  ['2013-01', 415_900],
  ['2014-01', 439_024],
  ['2015-01', 466_375],
  ['2016-01', 518_982],
  ['2017-01', 553_131],
  ['2018-01', 564_580],
  ['2019-01', 583_945],
  ['2020-01', 610_106],
  ['2021-01', 643_357],
  ['2022-01', 708_722],
  ['2023-01', 750_749],
  ['2024-01', 778_602],
  ['2025-01', 815_741],
];

const ends = [...since.slice(1).map(([month]) => month), '2026-01'];

/**
 * Teto of the salário de contribuição before the periods of ceiling.ts, in integer cents, from the
 * first month of the Real on; Lei 8.212/1991, art. 28, § 5º.
 */
export const pastCeilings = legalSeries<number>({
  name: 'teto do INSS de anos passados',
  unit: 'centavos de real',
  isPast: true,
  file: 'law/past-ceilings.ts',
  values: since.map(([month, value], index) => ({
    from: isoDate(`${month}-01`),
    until: addDays(isoDate(`${ends[index]}-01`), -1),
    value,
    source: 'lei-8212-28-5',
  })),
});

/**
 * Teto of the month, in integer cents.
 * @throws {MissingLegalValueError} before 07/1994, and for a month whose value is not recorded yet.
 */
export const ceilingOf = (month: Month): LegalValue<number> =>
  findLegalValue(pastCeilings, firstDayOf(month)) ?? legalValueOn(ceiling, firstDayOf(month));
