import { citation } from './citations.ts';
import type { IsoDate } from './date.ts';
import {
  type EndingValue,
  type LawReport,
  type MissingSeries,
  type StaleSource,
  type UncheckedSeries,
  warningDays,
} from './report.ts';
import { monthsVerified } from './stale.ts';
import { type LegalSeries, type LegalValue, MissingLegalValueError } from './value.ts';

/** How many of what the program counts in are one of the unit; cents and thousandths are finer. */
const finer = (unit: string): number => {
  if (unit.startsWith('reais')) return 100;
  return unit === 'por cento' ? 10 : 1;
};

const written = ({ unit }: LegalSeries<unknown>, { value }: LegalValue<unknown>): string =>
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
        'tabela de uma cópia: confira com uma Portaria e mude isChecked em engine/law/salary-correction.json',
      ]),
];

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
