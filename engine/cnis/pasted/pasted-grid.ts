import type { IsoDate } from '#law/date.ts';
import type { MonthLine, Thirteenth, Unread } from '../extract.ts';
import { inRuns } from '../read/in-runs.ts';
import {
  parseAmount,
  parseCode,
  parseDate,
  parseEmployerCode,
  parseMonth,
  parseThirteenth,
} from '../read/values.ts';
import { isSureCode, report, type Token, textOf } from './tokens.ts';

export type PastedGrid = 'remunerations' | 'contributions' | 'serviceMonths';

const beginsMonth = ({ text }: Token): boolean =>
  parseMonth(text) !== undefined || parseThirteenth(text) !== undefined;

const amountsIn = (entry: readonly Token[]): number[] =>
  entry.flatMap(({ text }) => parseAmount(text) ?? []);

const codesIn = (entry: readonly Token[]): string[] =>
  entry.filter(isSureCode).flatMap(({ text }) => parseCode(text.replace(/,$/, '')) ?? []);

interface Parts {
  readonly amounts: readonly number[];
  readonly dates: readonly IsoDate[];
  readonly numbers: readonly string[];
  readonly words: readonly Token[];
}

function partsOf(rest: readonly Token[]): Parts {
  const isOther = (token: Token): boolean =>
    !isSureCode(token) &&
    [parseAmount, parseDate, parseEmployerCode].every((parse) => parse(token.text) === undefined);
  return {
    amounts: amountsIn(rest),
    dates: rest.flatMap(({ text }) => parseDate(text) ?? []),
    numbers: rest.flatMap(({ text }) => parseEmployerCode(text) ?? []),
    words: rest.filter(isOther),
  };
}

type Values = Omit<MonthLine, 'month' | 'indicators' | 'place'>;

/** What each month of a grid has, exactly so; undefined where there is more or less. */
const readers: Readonly<Record<PastedGrid, (parts: Parts) => Values | undefined>> = {
  remunerations: ({ amounts, dates, numbers, words }) => {
    const [base, ...others] = [...amounts, ...dates, ...numbers, ...words];
    return typeof base === 'number' && others.length === 0 ? { base } : undefined;
  },
  contributions: ({ amounts, dates, numbers, words }) => {
    const [paid, base, ...others] = [...amounts, ...numbers, ...words];
    const [paidOn] = dates;
    const isWhole = dates.length === 1 && others.length === 0;
    return isWhole && paidOn && typeof paid === 'number' && typeof base === 'number' && paid < base
      ? { paidOn, paid, base }
      : undefined;
  },
  serviceMonths: ({ amounts, dates, numbers, words }) => {
    const [base, ...others] = [...amounts, ...dates];
    const [contractor, establishment] = numbers;
    const isWhole = numbers.length === 2 && others.length === 0;
    if (!isWhole || typeof base !== 'number' || !contractor || !establishment) return undefined;
    const form = words.length > 0 && { form: textOf(words) };
    return { base, service: { contractor, establishment, ...form } };
  },
};

function readEntry(first: Token, rest: readonly Token[], kind: PastedGrid): MonthLine | undefined {
  const month = parseMonth(first.text);
  const values = readers[kind](partsOf(rest));
  return month && values
    ? { month, ...values, indicators: codesIn(rest), place: first.place }
    : undefined;
}

interface PastedMonths {
  readonly months: readonly MonthLine[];
  readonly thirteenths: readonly Thirteenth[];
}

/**
 * The months of a grid, where each has its own values right after it, until the next. Where one has too many or too
 * few, the text may have been copied down the columns: then no amount of the grid is sure, and all
 * of it is reported.
 */
export function readPastedGrid(
  tokens: readonly Token[],
  kind: PastedGrid,
  unread: Unread[],
): PastedMonths {
  const months: MonthLine[] = [];
  const thirteenths: Thirteenth[] = [];
  for (const [first, ...rest] of inRuns(tokens, beginsMonth)) {
    const year = parseThirteenth(first.text);
    const [base, ...more] = amountsIn(rest);
    const line = readEntry(first, rest, kind);
    if (line) months.push(line);
    else if (year !== undefined && base !== undefined && more.length + 1 === rest.length) {
      thirteenths.push({ year, base, place: first.place });
    } else {
      report(tokens, 'ambiguous', unread);
      return { months: [], thirteenths: [] };
    }
  }
  return { months, thirteenths };
}
