import { citation } from '#law/citations.ts';
import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import { lawReport } from '#law/report.ts';
import { monthsVerified } from '#law/stale.ts';
import type { LegalSeries, LegalValue } from '#law/value.ts';
import type { Signature } from '#texts/schema/signature.ts';
import { valueName } from '#texts/signing/seal-fact.ts';
import { topics } from '../year/topics.ts';
import type { Blocker } from './blocker.ts';
import { signedFacts } from './signed-facts.ts';

const group = 'Valores da lei';

/** Where what is missing is a value of the year. */
export const yearRemedy = 'com a norma aberta, rode npm run year';

type AnySeries = LegalSeries<unknown>;

const missingOn = (date: IsoDate, allSeries: readonly AnySeries[]): Blocker[] =>
  lawReport(date, allSeries).missing.map(({ series: { name, file, unit } }) => ({
    group,
    file,
    problem: `falta o valor de “${name}” para ${date}`,
    remedy: topics.some((topic) => topic.file === file)
      ? yearRemedy
      : `acrescente o período desse dia: início, fim, valor (em ${unit}), fonte oficial e data da conferência`,
  }));

const staleOn = (date: IsoDate, allSeries: readonly AnySeries[]): Blocker[] =>
  lawReport(date, allSeries).stale.map(({ source, verifiedOn, series }) => ({
    group,
    file: [...new Set(series.map(({ file }) => file))].join(', '),
    problem: `${citation(source).label} foi conferida em ${verifiedOn}, há mais de ${monthsVerified} meses`,
    remedy: `abra ${citation(source).url}, confira o valor e mude verifiedOn`,
  }));

interface UnreadValue {
  readonly series: AnySeries;
  readonly value: LegalValue<unknown>;
}

/** Whether the norm that a value cites orders it and does not print it. */
export const isUnprinted = ({ orderedBy }: AnySeries, { source }: LegalValue<unknown>): boolean =>
  orderedBy === source;

/** Said of such a value, wherever it is to be read. */
export const unprinted =
  'sem fonte com o valor: ache a norma do ano que o traz e ponha-a em “source”';

/** The values that no day of reading marks and nobody signed as they stand. */
export function unreadValues(
  signatures: readonly Signature[],
  allSeries: readonly AnySeries[] = everySeries,
): UnreadValue[] {
  const signed = signedFacts(signatures);
  return allSeries.flatMap((series) =>
    series.values
      .filter((value) => value.verifiedOn === undefined && !signed.has(valueName(series, value)))
      .map((value) => ({ series, value })),
  );
}

function orderedOf(unread: readonly UnreadValue[]): string {
  const count = unread.filter(({ series, value }) => isUnprinted(series, value)).length;
  return count === 0 ? '' : `; ${count} ${unprinted}`;
}

const unreadOf = (signatures: readonly Signature[], allSeries: readonly AnySeries[]): Blocker[] =>
  [...Map.groupBy(unreadValues(signatures, allSeries), ({ series }) => series)].map(
    ([{ name, file }, unread]) => ({
      group,
      file,
      problem: `valores de “${name}” que ninguém conferiu na fonte: ${unread.length}${orderedOf(unread)}`,
      remedy: `abra ${[...new Set(unread.map(({ value }) => citation(value.source).url))].join(', ')}, confira cada um e assine com npm run sign -- --valores`,
    }),
  );

/**
 * Values that the date lacks and, from December on, those that 1 January of the next year lacks;
 * sources last opened more than six months before, and values in use whose source nobody has opened.
 */
export function lawBlockers(
  date: IsoDate,
  allSeries: readonly AnySeries[] = everySeries,
  signatures: readonly Signature[] = [],
  inUse: readonly AnySeries[] = allSeries,
) {
  const newYear = isoDate(`${yearOf(date) + 1}-01-01`);
  const isDecember = date.slice(5, 7) === '12';
  return [
    ...missingOn(date, allSeries),
    ...(isDecember ? missingOn(newYear, allSeries) : []),
    ...staleOn(date, allSeries),
    ...unreadOf(signatures, inUse),
  ];
}
