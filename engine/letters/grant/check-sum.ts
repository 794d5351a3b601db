import type { IsoDate } from '#law/date.ts';
import { type Month, monthNumber, monthOf } from '#law/month.ts';
import { findCeilingOf } from '#law/past-ceilings.ts';
import { findMinimumWageOf } from '#law/past-minimum-wages.ts';
import {
  baseMonthOf,
  correctionFactors,
  type SalaryCorrection,
  salaryCorrection,
} from '#law/salary-correction.ts';
import type { GrantRow, GrantTable } from './read-table.ts';

/** What is certain of the letter alone. */
export type Statement =
  /** Salary times index does not give what is printed: misread, or wrong. */
  | 'product'
  /** The same month in two lines that count. */
  | 'repeated'
  /** Numbers of lines are missing: not all pages were read. */
  | 'linesMissing'
  /** It is of more pages than were read. */
  | 'pagesMissing'
  | 'belowMinimum'
  | 'aboveCeiling';

/** What somebody has to ask: each may have a good reason. */
export type Question =
  | 'disregarded'
  /** The totals do not follow from the lines that were read. */
  | 'mean'
  | 'coefficient';

export interface Finding<T> {
  readonly what: T;
  /** Of which months; empty where it is of the totals. */
  readonly months: readonly Month[];
}

/** How the sum of a grant was checked. No amount is told: nobody may expect one. */
export interface SumCheck {
  /** Lines whose product was checked. */
  readonly lines: number;
  readonly unread: number;
  readonly statements: readonly Finding<Statement>[];
  readonly questions: readonly Finding<Question>[];
  /** Totals that follow from the lines. */
  readonly agreed: readonly ('mean' | 'coefficient')[];
  /** Printed indices that our table of corrections has too, of how many; undefined where it does not reach the month of the DIB. */
  readonly indices?: {
    readonly agree: number;
    readonly of: number;
    readonly differ: readonly Month[];
  };
}

export interface SumQuestion {
  readonly table: GrantTable;
  readonly dib?: IsoDate;
  /** In integer cents. */
  readonly rmi?: number;
  readonly correction?: SalaryCorrection;
}

/** The printed index is cut: the product may be wrong by a unit of its last decimal, and a cent. */
const isProductRight = ({ salary, index, indexUnits, corrected }: GrantRow): boolean =>
  Math.abs((salary * index) / indexUnits - corrected) <= salary / indexUnits + 1;

const monthsOf = (rows: readonly GrantRow[]): Month[] => [
  ...new Set(rows.map(({ month }) => month)),
];

function repeatedIn(rows: readonly GrantRow[]): Month[] {
  const seen = new Set<Month>();
  const twice = rows.filter(({ month }) => seen.size === seen.add(month).size);
  return monthsOf(twice);
}

/** The months beside holes in the numbers of the lines, which begin with 1 in each table. */
function besideHoles(rows: readonly GrantRow[], unread: GrantTable['unreadRows']): Month[] {
  const numbers = new Set([
    ...rows.map(({ seq }) => seq),
    ...unread.map(({ text }) => Number.parseInt(text, 10)),
  ]);
  return monthsOf(rows.filter(({ seq }) => seq > 1 && !numbers.has(seq - 1)));
}

const withMonths = <T>(what: T, months: readonly Month[]): Finding<T>[] =>
  months.length > 0 ? [{ what, months }] : [];

function statementsOf(
  counted: readonly GrantRow[],
  { rows, unreadRows, arePagesMissing }: GrantTable,
): Finding<Statement>[] {
  const isBelow = ({ month, salary }: GrantRow) => salary < (findMinimumWageOf(month)?.value ?? 0);
  const isAbove = ({ month, salary }: GrantRow) =>
    salary > (findCeilingOf(month)?.value ?? Number.POSITIVE_INFINITY);
  return [
    ...withMonths<Statement>('product', monthsOf(rows.filter((one) => !isProductRight(one)))),
    ...withMonths<Statement>('repeated', repeatedIn(counted)),
    ...withMonths<Statement>('linesMissing', besideHoles(counted, unreadRows)),
    ...(arePagesMissing ? [{ what: 'pagesMissing' as const, months: [] }] : []),
    ...withMonths<Statement>('belowMinimum', monthsOf(counted.filter(isBelow))),
    ...withMonths<Statement>('aboveCeiling', monthsOf(counted.filter(isAbove))),
  ];
}

/** Two amounts that are one, in cents: each is printed without what is below a cent. */
const areOne = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

/** Of how many of the largest a mean may be: all (EC 103/2019, art. 26), or 80 % (Lei 9.876/1999, art. 3º). */
const mayBeMeanOf = (rows: number): number[] => [
  rows,
  Math.floor(rows * 0.8),
  Math.ceil(rows * 0.8),
];

function isMeanRight({ mean = 0, meanOf }: GrantTable, counted: readonly GrantRow[]): boolean {
  const sorted = counted.map(({ corrected }) => corrected).sort((one, other) => other - one);
  const meanOfLargest = (count: number) =>
    sorted.slice(0, count).reduce((sum, one) => sum + one, 0) / count;
  return (meanOf ? [meanOf] : mayBeMeanOf(sorted.length)).some(
    (count) => count > 0 && areOne(meanOfLargest(count), mean),
  );
}

/** Whether mean, factor and coefficient give what is paid; a floor or a limit gives another amount. */
const isRmiRight = ({ mean = 0, factor = 1, coefficient = 1 }: GrantTable, rmi: number): boolean =>
  areOne(mean * factor * coefficient, rmi);

/** The table as it was in a month; undefined where it does not reach it. */
function asOf(table: SalaryCorrection, base: Month): SalaryCorrection | undefined {
  const months = monthNumber(base) - monthNumber(table.from);
  if (months <= 0 || base > baseMonthOf(table)) return undefined;
  return { ...table, rates: table.rates.slice(0, months) };
}

/** Our factors come from printed ones of six decimals by rates of two: so much they may differ. */
const ownError = 0.000_041;

function indicesOf(
  rows: readonly GrantRow[],
  base: Month,
  table: SalaryCorrection,
): SumCheck['indices'] {
  const then = asOf(table, base);
  if (!then) return undefined;
  const factors = correctionFactors(then);
  const known = rows.filter(({ month }) => factors.has(month));
  const isOurs = ({ month, index, indexUnits }: GrantRow) => {
    const factor = factors.get(month) ?? 0;
    const least = Math.floor(factor * (1 - ownError) * indexUnits);
    return index >= least && index <= factor * (1 + ownError) * indexUnits;
  };
  const differ = monthsOf(known.filter((one) => !isOurs(one)));
  return { agree: known.filter(isOurs).length, of: known.length, differ };
}

/**
 * Whether the sum of a Carta de Concessão closes: what is certain, what is to be asked, and whether our
 * table of corrections has its indices. What our knowledge lacks is a question.
 */
export function checkSum({
  table,
  dib,
  rmi,
  correction = salaryCorrection,
}: SumQuestion): SumCheck {
  const { rows } = table;
  const counted = rows.filter(({ isDisregarded }) => !isDisregarded);
  const statements = statementsOf(counted, table);
  // Of lines that were not all read no total follows.
  const isWhole =
    table.unreadRows.length === 0 &&
    !statements.some(({ what }) => /Missing$|^product$/.test(what));
  const hasMean = isWhole && table.mean !== undefined;
  // What would be less is paid as the minimum wage.
  const isRaised = dib !== undefined && rmi === findMinimumWageOf(monthOf(dib))?.value;
  const hasRmi = hasMean && table.coefficient !== undefined && rmi !== undefined && !isRaised;
  const totals = [
    ...(hasMean ? [['mean', isMeanRight(table, counted)] as const] : []),
    ...(hasRmi ? [['coefficient', isRmiRight(table, rmi)] as const] : []),
  ];
  return {
    lines: rows.length,
    unread: table.unreadRows.length,
    statements,
    questions: [
      ...withMonths<Question>('disregarded', monthsOf(rows.filter((one) => one.isDisregarded))),
      ...totals.flatMap(([what, isRight]) => (isRight ? [] : [{ what, months: [] }])),
    ],
    agreed: totals.flatMap(([what, isRight]) => (isRight ? [what] : [])),
    ...(dib && { indices: indicesOf(rows, monthOf(dib), correction) }),
  };
}
