import { centsOf, type WrittenSeries } from '../written.ts';
import { changedFirst } from './first-values.ts';
import { oldNorms } from './own-norms.ts';
import { oddRises } from './rises.ts';
import { jumpFault } from './series.ts';

/** What two values of the law do not say together, at the one that was entered last. */
export interface BrokenTie {
  readonly file: string;
  /** Its place in the values of the file. */
  readonly index: number;
  /** What of it is wrong, if not the value. */
  readonly field?: 'source';
  /** The file of what it is held against, where that one was not entered before it. */
  readonly beside?: string;
  readonly message: string;
}

/** What the files say, those that can be read. */
export type SeriesOf = (file: string) => WrittenSeries<string> | undefined;

/** The INPC of the twelve months to the end of a year or its month: 0.039 for 3.9 %; undefined while one lacks. */
export type IndexOf = (year: number, month?: number) => number | undefined;

type NameOf = (key: string) => string | undefined;

const file = (name: string): string => `engine/law/values/${name}.json`;

/** Where the years gone by of a file lie, which has only the later ones. */
const pastOf = new Map([
  [file('minimum-wage'), file('past-minimum-wages')],
  [file('ceiling'), file('past-ceilings')],
]);

/** What is not below another: the first of each pair below the second. */
const ordered = [
  {
    less: { file: file('minimum-wage'), name: 'o salário mínimo' },
    more: { file: file('ceiling'), name: 'o teto do INSS' },
  },
  {
    less: { file: file('untaxed-income'), name: 'a renda sem imposto' },
    more: { file: file('reduced-tax-income'), name: 'a renda com imposto menor' },
  },
];

const millisecondsPerDay = 86_400_000;

const money = /^\d{1,3}(?:\.\d{3})*,\d{2}$/;

function outOfOrder(seriesOf: SeriesOf): BrokenTie[] {
  return ordered.flatMap(({ less, more }): BrokenTie[] => {
    const [small, large] = [seriesOf(less.file)?.values ?? [], seriesOf(more.file)?.values ?? []];
    const [low, high] = [small.at(-1), large.at(-1)];
    if (!low || !high || ![low, high].every(({ value }) => money.test(value))) return [];
    if (low.from !== high.from || centsOf(low.value) <= centsOf(high.value)) return [];
    const message = `${less.name} (R$ ${low.value}) ficou acima: ${more.name} é R$ ${high.value}. Confira os dois na norma`;
    return [
      { file: more.file, index: large.length - 1, message },
      { file: less.file, index: small.length - 1, message },
    ];
  });
}

/** The first value of a file, far from that of its past which ends the day before. */
const brokenOff = (seriesOf: SeriesOf): BrokenTie[] =>
  [...pastOf].flatMap(([own, past]): BrokenTie[] => {
    const [before, first] = [seriesOf(past)?.values?.at(-1), seriesOf(own)?.values?.[0]];
    if (!before?.until || !first || first.isJumpConfirmed) return [];
    // What is no date is told by the file itself.
    if (Date.parse(first.from) - Date.parse(before.until) !== millisecondsPerDay) return [];
    if (![before, first].every(({ value }) => money.test(value))) return [];
    const message = jumpFault(before.value, first.value);
    return message ? [{ file: own, index: 0, beside: past, message }] : [];
  });

/** A value is told of once, by what tells most. */
const eachOnce = (ties: readonly BrokenTie[]): BrokenTie[] =>
  ties.filter(
    (tie, at) =>
      ties.findIndex(({ file: of, index }) => of === tie.file && index === tie.index) === at,
  );

/**
 * Values of the law that cannot stand beside each other, rose as no index says, are no longer what they
 * were, or stand under the norm of others: each by itself may look right.
 */
export const brokenTies = (
  seriesOf: SeriesOf,
  indexOf: IndexOf,
  nameOf: NameOf = () => undefined,
): BrokenTie[] => [
  ...eachOnce([
    ...brokenOff(seriesOf),
    ...changedFirst(seriesOf),
    ...oddRises(seriesOf, indexOf),
    ...outOfOrder(seriesOf),
  ]),
  ...oldNorms(seriesOf, nameOf),
];
