import { citation } from '#law/citations.ts';
import { type IsoDate, isoDate, yearOf } from '#law/date.ts';
import { everySeries } from '#law/every-series.ts';
import { lawReport } from '#law/report.ts';
import { monthsVerified } from '#law/stale.ts';
import type { LegalSeries } from '#law/value.ts';
import type { Blocker } from './blocker.ts';

const group = 'Valores da lei';
type AnySeries = LegalSeries<unknown>;

const missingOn = (date: IsoDate, allSeries: readonly AnySeries[]): Blocker[] =>
  lawReport(date, allSeries).missing.map(({ series: { name, file, unit } }) => ({
    group,
    file,
    problem: `falta o valor de “${name}” para ${date}`,
    remedy: `acrescente o período desse dia: início, fim, valor (em ${unit}), fonte oficial e data da conferência`,
  }));

const staleOn = (date: IsoDate, allSeries: readonly AnySeries[]): Blocker[] =>
  lawReport(date, allSeries).stale.map(({ source, verifiedOn, series }) => ({
    group,
    file: [...new Set(series.map(({ file }) => file))].join(', '),
    problem: `${citation(source).label} foi conferida em ${verifiedOn}, há mais de ${monthsVerified} meses`,
    remedy: `abra ${citation(source).url}, confira o valor e mude verifiedOn`,
  }));

const uncheckedOf = (date: IsoDate, allSeries: readonly AnySeries[]): Blocker[] =>
  lawReport(date, allSeries).unchecked.map(({ series: { name, file }, count, sources }) => ({
    group,
    file,
    problem: `valores de “${name}” que ninguém conferiu na fonte: ${count}`,
    remedy: `abra ${sources.map((key) => citation(key).url).join(', ')}, confira cada um e escreva verifiedOn`,
  }));

/**
 * Values that the date lacks and, from December on, those that 1 January of the next year lacks;
 * sources last opened more than six months before, and values whose source nobody has opened.
 */
export function lawBlockers(date: IsoDate, allSeries: readonly AnySeries[] = everySeries) {
  const newYear = isoDate(`${yearOf(date) + 1}-01-01`);
  const isDecember = date.slice(5, 7) === '12';
  return [
    ...missingOn(date, allSeries),
    ...(isDecember ? missingOn(newYear, allSeries) : []),
    ...staleOn(date, allSeries),
    ...uncheckedOf(date, allSeries),
  ];
}
