import { type CitationKey, citation } from './citations.ts';
import { addDays, InvalidDateError, type IsoDate, isoDate, yearOf } from './date.ts';
import { everySeries } from './every-series.ts';
import { type Month, monthOf } from './month.ts';
import { missingRates, salaryCorrection } from './salary-correction.ts';
import {
  findLegalValue,
  type LegalSeries,
  type LegalValue,
  lastKnownDay,
  MissingLegalValueError,
} from './value.ts';

const warningDays = 60;

/** How long a verification lasts. */
export const monthsVerified = 6;

type AnySeries = LegalSeries<unknown>;
type AnyValue = LegalValue<unknown>;

/** A series no period of which covers the date. */
export interface MissingSeries {
  readonly series: AnySeries;
  /** The last day on which it had one; undefined when the series starts later. */
  readonly lastDay: IsoDate | undefined;
}

/** A value in force whose period ends soon. */
export interface EndingValue {
  readonly series: AnySeries;
  readonly until: IsoDate;
  /** What follows on the next day; undefined when that is still to be added. */
  readonly next: AnyValue | undefined;
}

/** An official source to open again, with the series that rest on it. */
export interface StaleSource {
  readonly source: CitationKey;
  /** The oldest verification among those values. */
  readonly verifiedOn: IsoDate;
  readonly series: readonly AnySeries[];
}

/** A series with values whose source nobody of the practice has opened yet. */
export interface UncheckedSeries {
  readonly series: AnySeries;
  readonly count: number;
  readonly sources: readonly CitationKey[];
}

/** What needs a hand on the date, so that no figure goes stale unnoticed. */
export interface LawReport {
  readonly date: IsoDate;
  readonly missing: readonly MissingSeries[];
  /** Values that end within 60 days, the date included. */
  readonly ending: readonly EndingValue[];
  /** Sources of values last verified more than six months ago, past values too: tools still use them. */
  readonly stale: readonly StaleSource[];
  readonly unchecked: readonly UncheckedSeries[];
  /** Months of which the correction of salaries has no rate yet. */
  readonly correction: { readonly isChecked: boolean; readonly missing: readonly Month[] };
}

/** The same day so many months later, or the last of the month where that day does not exist. */
function monthsLater(date: IsoDate, months: number): IsoDate {
  const written = (count: number): string => {
    const year = yearOf(date) + Math.floor(count / 12);
    return `${year}-${String((count % 12) + 1).padStart(2, '0')}`;
  };
  const month = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = addDays(isoDate(`${written(month + 1)}-01`), -1);
  const sameDay = `${written(month)}${date.slice(7)}`;
  return sameDay > lastDay ? lastDay : isoDate(sameDay);
}

/** Whether something was last verified more than six months before the date. */
export const isStale = (verifiedOn: IsoDate, date: IsoDate): boolean =>
  date > monthsLater(verifiedOn, monthsVerified);

function endingOf(series: AnySeries, date: IsoDate): EndingValue[] {
  const until = findLegalValue(series, date)?.until;
  if (until === undefined || until > addDays(date, warningDays)) return [];
  return [{ series, until, next: findLegalValue(series, addDays(until, 1)) }];
}

function staleSources(allSeries: readonly AnySeries[], date: IsoDate): StaleSource[] {
  const found = new Map<CitationKey, { verifiedOn: IsoDate; series: Set<AnySeries> }>();
  for (const series of allSeries) {
    for (const { source, verifiedOn } of series.values) {
      if (verifiedOn === undefined || !isStale(verifiedOn, date)) continue;
      const known = found.get(source) ?? { verifiedOn, series: new Set<AnySeries>() };
      known.series.add(series);
      if (verifiedOn < known.verifiedOn) known.verifiedOn = verifiedOn;
      found.set(source, known);
    }
  }
  return [...found].map(([source, { verifiedOn, series }]) => ({
    source,
    verifiedOn,
    series: [...series],
  }));
}

function uncheckedOf(series: AnySeries): UncheckedSeries[] {
  const waiting = series.values.filter(({ verifiedOn }) => verifiedOn === undefined);
  const sources = [...new Set(waiting.map(({ source }) => source))];
  return waiting.length === 0 ? [] : [{ series, count: waiting.length, sources }];
}

/**
 * What lacks a value on the date, what ends soon, what was last verified too long ago, or never.
 * @throws {InvalidDateError} for dates in the last months of 2199.
 */
export function lawReport(date: IsoDate, allSeries: readonly AnySeries[] = everySeries): LawReport {
  const current = allSeries.filter(({ isPast }) => !isPast);
  return {
    date,
    missing: current
      .filter((series) => findLegalValue(series, date) === undefined)
      .map((series) => ({ series, lastDay: lastKnownDay(date, series) })),
    ending: current.flatMap((series) => endingOf(series, date)),
    stale: staleSources(allSeries, date),
    unchecked: allSeries.flatMap(uncheckedOf),
    correction: {
      isChecked: salaryCorrection.isChecked,
      missing: missingRates(salaryCorrection, monthOf(date)),
    },
  };
}

/** How many of what the program counts in are one of the unit; cents and thousandths are finer. */
const finer = (unit: string): number => {
  if (unit.startsWith('reais')) return 100;
  return unit === 'por cento' ? 10 : 1;
};

const written = ({ unit }: AnySeries, { value }: AnyValue): string =>
  typeof value === 'number'
    ? `${(value / finer(unit)).toLocaleString('pt-BR', { minimumFractionDigits: unit.startsWith('reais') ? 2 : 0 })} (${unit})`
    : 'outro valor';

const section = (title: string, items: readonly string[]): string =>
  `${title}: ${items.length === 0 ? 'nada' : items.length}\n${items.map((item) => `- ${item}\n`).join('')}`;

const missingLine = (date: IsoDate, { series, lastDay }: MissingSeries): string =>
  new MissingLegalValueError(series, date).message +
  (lastDay ? ` O último valor acabou em ${lastDay}.` : '');

const endingLine = ({ series, until, next }: EndingValue): string =>
  `“${series.name}” acaba em ${until}: ` +
  (next ? `depois, ${written(series, next)}.` : `acrescente o que vem depois em ${series.file}.`);

function staleLine({ source, verifiedOn, series }: StaleSource): string {
  const { label, url } = citation(source);
  const names = series.map(({ name, file }) => `“${name}” (${file})`).join(', ');
  return `${label}, conferida em ${verifiedOn}. Vale para ${names}.\n  ${url}`;
}

const uncheckedLine = ({ series, count, sources }: UncheckedSeries): string => {
  const { name, file, readIn } = series;
  const labels = sources.map((key) => citation(key).label).join('; ');
  return `“${name}” (${file}): ${count}, de ${labels}.${readIn ? ` Lidos em ${readIn}.` : ''}`;
};

const correctionLines = ({ isChecked, missing }: LawReport['correction']): string[] => [
  ...missing.map(
    (month) =>
      `taxa de ${month}: veja a Portaria do mês e rode npm run law:correction -- ${month} 0,00`,
  ),
  ...(isChecked
    ? []
    : [
        'tabela de uma cópia: confira com uma Portaria e mude isChecked em law/salary-correction.json',
      ]),
];

/** The report for whoever keeps the figures up to date. */
export const reportText = ({
  date,
  missing,
  ending,
  stale,
  unchecked,
  correction,
}: LawReport): string =>
  [
    `Valores legais em ${date}\n`,
    section(
      'Sem valor nesta data',
      missing.map((item) => missingLine(date, item)),
    ),
    section(`Acabam em até ${warningDays} dias`, ending.map(endingLine)),
    section(`Conferidos há mais de ${monthsVerified} meses`, stale.map(staleLine)),
    section('Séries com valores que ninguém conferiu', unchecked.map(uncheckedLine)),
    section('Correção dos salários da média', correctionLines(correction)),
  ].join('\n');

// `npm run law:report [YYYY-MM-DD]`. Always ends with code 0: it is a reminder, and no check may start
// to fail on a day on which nothing was changed.
if (import.meta.main) {
  const given = process.argv[2] ?? new Date().toISOString().slice(0, 10);
  try {
    console.log(reportText(lawReport(isoDate(given))));
  } catch (error) {
    if (!(error instanceof InvalidDateError)) throw error;
    console.log(error.message);
  }
}
