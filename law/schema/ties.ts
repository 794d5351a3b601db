import { centsOf, type WrittenSeries, type WrittenValue } from '../written.ts';
import { jumpFault } from './series.ts';

/** What two values of the law do not say together, at the one that was entered last. */
export interface BrokenTie {
  readonly file: string;
  /** Its place in the values of the file. */
  readonly index: number;
  readonly message: string;
}

/** What the files say, those that can be read. */
export type SeriesOf = (file: string) => WrittenSeries<string> | undefined;

/** The INPC of a year, 0.039 for 3.9 %; undefined while a month of it is not known. */
export type IndexOf = (year: number) => number | undefined;

const file = (name: string): string => `law/values/${name}.json`;

/** Where the years gone by of a file lie, which has only the later ones. */
const pastOf = new Map([
  [file('minimum-wage'), file('past-minimum-wages')],
  [file('ceiling'), file('past-ceilings')],
]);

/** Corrected on the same day by the same index (Lei 8.213/1991, art. 41-A; Portaria of each January). */
const sameIndex = [
  { file: file('ceiling'), name: 'o teto do INSS' },
  { file: file('low-income'), name: 'o limite de baixa renda' },
  { file: file('family-allowance'), name: 'a cota do salário-família' },
];

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

/** Cents are rounded: a small amount strays further from its index than a large one. */
const strays = (before: number): number => 0.0005 + 0.6 / before;

/** How far the index that the site knows may stand from the one of the ordinance. */
const indexStrays = 0.01;

const percent = (share: number): string => `${(share * 100).toFixed(2).replace('.', ',')}%`;

const toConfirm =
  'Confira os algarismos na norma. Se ela diz mesmo isso, acrescente "isJumpConfirmed": true';

const money = /^\d{1,3}(?:\.\d{3})*,\d{2}$/;
const isJanuary = ({ from }: WrittenValue<string>): boolean => from.endsWith('-01-01');

interface Rise {
  readonly file: string;
  readonly name: string;
  readonly index: number;
  readonly from: string;
  readonly before: number;
  /** 0.039 for 3.9 %. */
  readonly share: number;
  readonly isConfirmed: boolean;
}

/** By how much the last value stands above that of the year before. */
function riseOf(one: { file: string; name: string }, seriesOf: SeriesOf): Rise | undefined {
  const own = seriesOf(one.file)?.values ?? [];
  const pastFile = pastOf.get(one.file);
  const past = (pastFile && seriesOf(pastFile)?.values) || [];
  const [before, last] = [...past, ...own].slice(-2);
  if (
    !before ||
    !last ||
    !isJanuary(last) ||
    ![before, last].every(({ value }) => money.test(value))
  )
    return undefined;
  const cents = centsOf(before.value);
  return {
    ...one,
    index: own.length - 1,
    from: last.from,
    before: cents,
    share: centsOf(last.value) / cents - 1,
    isConfirmed: last.isJumpConfirmed === true,
  };
}

const agree = (one: Rise, other: Rise): boolean =>
  Math.abs(one.share - other.share) <= strays(Math.min(one.before, other.before));

/** Of values that rise together, those that do not: of two, both are doubted. */
function apart(rises: readonly Rise[]): BrokenTie[] {
  const friends = (one: Rise) => rises.filter((other) => other !== one && agree(one, other)).length;
  const most = Math.max(0, ...rises.map(friends));
  return rises.flatMap((one): BrokenTie[] => {
    const other = rises.find((two) => two !== one && !agree(one, two));
    if (!other || one.isConfirmed || (most > 0 && friends(one) === most)) return [];
    const message = `subiu ${percent(one.share)}, e ${other.name} subiu ${percent(other.share)}. A lei corrige os dois pelo mesmo índice. ${toConfirm}`;
    return [{ file: one.file, index: one.index, message }];
  });
}

/** Those that rose by something else than the INPC of the year before. */
const offIndex = (rises: readonly Rise[], indexOf: IndexOf): BrokenTie[] =>
  rises.flatMap(({ file: own, index, from, share, isConfirmed }): BrokenTie[] => {
    const year = Number(from.slice(0, 4)) - 1;
    const known = indexOf(year);
    if (isConfirmed || known === undefined || Math.abs(share - known) <= indexStrays) return [];
    const message = `subiu ${percent(share)}, e o INPC de ${year}, que a lei manda usar, foi ${percent(known)}. ${toConfirm}`;
    return [{ file: own, index, message }];
  });

function outOfOrder(seriesOf: SeriesOf): BrokenTie[] {
  return ordered.flatMap(({ less, more }): BrokenTie[] => {
    const [small, large] = [seriesOf(less.file)?.values ?? [], seriesOf(more.file)?.values ?? []];
    const [low, high] = [small.at(-1), large.at(-1)];
    if (!low || !high || ![low, high].every(({ value }) => money.test(value))) return [];
    if (low.from !== high.from || centsOf(low.value) <= centsOf(high.value)) return [];
    const message = `${less.name} (R$ ${low.value}) ficou acima: ${more.name} é R$ ${high.value}. Confira os dois na norma`;
    return [{ file: more.file, index: large.length - 1, message }];
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
    return message ? [{ file: own, index: 0, message }] : [];
  });

/**
 * Values of the law that cannot stand beside each other, or rose as no index says: each by itself may
 * look right. Only the last of each file is looked at, and only in the year that has both; and the first
 * of a file beside its past.
 */
export function brokenTies(seriesOf: SeriesOf, indexOf: IndexOf): BrokenTie[] {
  const rises = sameIndex.flatMap((one) => riseOf(one, seriesOf) ?? []);
  const last = rises
    .map(({ from }) => from)
    .sort()
    .at(-1);
  const ofYear = rises.filter(({ from }) => from === last);
  const strayed = [...apart(ofYear), ...offIndex(ofYear, indexOf)];
  const once = strayed.filter(
    (tie, at) => strayed.findIndex((other) => other.file === tie.file) === at,
  );
  return [...once, ...outOfOrder(seriesOf), ...brokenOff(seriesOf)];
}
