import { centsOf } from '../written.ts';
import { changedFirst } from './first-values.ts';
import { oldNorms } from './own-norms.ts';
import { oddRises } from './rises.ts';
import { jumpFault } from './series.ts';
import { type BrokenTie, fileOf, type IndexOf, isMoney, pastOf, type SeriesOf } from './tie.ts';

type NameOf = (key: string) => string | undefined;

/** What is not below another: the first of each pair below the second. */
const ordered = [
  {
    less: { file: fileOf('minimum-wage'), name: 'o salário mínimo' },
    more: { file: fileOf('ceiling'), name: 'o teto do INSS' },
  },
  {
    less: { file: fileOf('untaxed-income'), name: 'a renda sem imposto' },
    more: { file: fileOf('reduced-tax-income'), name: 'a renda com imposto menor' },
  },
];

const millisecondsPerDay = 86_400_000;

function outOfOrder(seriesOf: SeriesOf): BrokenTie[] {
  return ordered.flatMap(({ less, more }): BrokenTie[] => {
    const [small, large] = [seriesOf(less.file)?.values ?? [], seriesOf(more.file)?.values ?? []];
    const [low, high] = [small.at(-1), large.at(-1)];
    if (!low || !high || ![low, high].every(isMoney)) return [];
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
    if (![before, first].every(isMoney)) return [];
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
