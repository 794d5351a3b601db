import { addDays, type IsoDate, isoDate, wholeYear } from './date.ts';
import { minimumWage } from './minimum-wage.ts';
import { firstDayOf, type Month } from './month.ts';
import { findLegalValue, type LegalValue, legalSeries } from './value.ts';

const from = (day: string, until: string): { from: IsoDate; until: IsoDate } => ({
  from: isoDate(day),
  until: isoDate(until),
});

// Until 2018 from three public copies that agree, still to be compared with the act of each year. In
// 04/2000 the new value began on the 3rd: it stands for the month.
const untilTheReform: readonly (readonly [month: string, cents: number])[] = [
  ['1994-07', 6_479],
  ['1994-09', 7_000],
  ['1995-05', 10_000],
  ['1996-05', 11_200],
  ['1997-05', 12_000],
  ['1998-05', 13_000],
  ['1999-05', 13_600],
  ['2000-04', 15_100],
  ['2001-04', 18_000],
  ['2002-04', 20_000],
  ['2003-04', 24_000],
  ['2004-05', 26_000],
  ['2005-05', 30_000],
  ['2006-04', 35_000],
  ['2007-04', 38_000],
  ['2008-03', 41_500],
  ['2009-02', 46_500],
  ['2010-01', 51_000],
  ['2011-01', 54_000],
  ['2011-03', 54_500],
  ['2012-01', 62_200],
  ['2013-01', 67_800],
  ['2014-01', 72_400],
  ['2015-01', 78_800],
  ['2016-01', 88_000],
  ['2017-01', 93_700],
  ['2018-01', 95_400],
];

const ends = [...untilTheReform.slice(1).map(([month]) => month), '2019-01'];

/**
 * Salário mínimo before the periods of minimum-wage.ts, in integer cents, from the first month of the
 * Real on: what each month is compared with.
 */
export const pastMinimumWages = legalSeries<number>({
  name: 'salário mínimo de anos passados',
  unit: 'centavos de real',
  isPast: true,
  file: 'law/past-minimum-wages.ts',
  values: [
    ...untilTheReform.map(([month, value], index) => ({
      from: isoDate(`${month}-01`),
      until: addDays(isoDate(`${ends[index]}-01`), -1),
      value,
      source: 'constituicao-7-iv' as const,
    })),
    { ...wholeYear(2019), value: 99_800, source: 'decreto-9661' },
    { ...from('2020-01-01', '2020-01-31'), value: 103_900, source: 'lei-14013' },
    { ...from('2020-02-01', '2020-12-31'), value: 104_500, source: 'lei-14013' },
    { ...wholeYear(2021), value: 110_000, source: 'lei-14158' },
    { ...wholeYear(2022), value: 121_200, source: 'lei-14358' },
    { ...from('2023-01-01', '2023-04-30'), value: 130_200, source: 'mp-1143' },
    { ...from('2023-05-01', '2023-12-31'), value: 132_000, source: 'lei-14663' },
    { ...wholeYear(2024), value: 141_200, source: 'decreto-11864' },
    { ...wholeYear(2025), value: 151_800, source: 'decreto-12342' },
  ],
});

/**
 * Salário mínimo of the month, in integer cents, with its source; Constituição, art. 195, § 14.
 * Undefined before 07/1994, and for a month whose value is not recorded yet.
 */
export const findMinimumWageOf = (month: Month): LegalValue<number> | undefined =>
  findLegalValue(pastMinimumWages, firstDayOf(month)) ??
  findLegalValue(minimumWage, firstDayOf(month));
