import type { IsoDate } from '#law/date.ts';
import { type DurationRow, durationByAge } from '#law/survivor-pension.ts';
import { valueOn } from '#law/value.ts';
import type { Fault } from '../fault.ts';

/** The page that prints the table of the law in words. */
const page = 'content/benefits/pensao-por-morte.md';
const title = ':::tabela[Duração para mortes';

const ageOf = ({ fromAge, untilAge }: DurationRow): string => {
  if (untilAge === undefined) return `${fromAge} anos ou mais`;
  return fromAge === 0 ? `Menos de ${untilAge + 1} anos` : `${fromAge} a ${untilAge} anos`;
};

const rowOf = (row: DurationRow): string =>
  `| ${ageOf(row)} | ${row.years === 'vitalicia' ? 'Para toda a vida' : `${row.years} anos`} |`;

/** Rows of the table of durations that do not say what the tool counts with. */
export function wrongDurations(file: string, source: string, date: IsoDate): Fault[] {
  if (file !== page) return [];
  const rows = source.split('\n');
  const start = rows.findIndex((row) => row.startsWith(title));
  return valueOn(durationByAge, date)
    .map(rowOf)
    .flatMap((right, index) => {
      // Below the title, the head and its line.
      const line = start + 3 + index;
      return rows[line] === right
        ? []
        : [
            {
              place: `${file}:${line + 1}`,
              sentence: rows[line] ?? '',
              reason: 'não é a duração que a ferramenta conta.',
              remedy: `Em engine/law/values/pension-duration.json a linha é “${right}”.`,
            },
          ];
    });
}
