import { writeFileSync } from 'node:fs';
import { dayOfBuild } from '#texts/day-of-build.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { valueSubjects } from '../subjects.ts';
import type { Subject } from '../table.ts';
import { compare, type RecordEntry, record } from './record.ts';

/**
 * `npm run data:record`: writes down which values are published for the first time. What was published
 * before is only ever put right with its reason: `npm run data:record -- "o decreto diz 1.621,00"`.
 */
const [correction] = process.argv.slice(2);
const day = dayOfBuild();

function entriesOf(subject: Subject): RecordEntry[] {
  const { added, changed, lost } = compare(subject, record);
  if (lost.length > 0)
    throw new ContentError(subject.id, [`some o que já se publicou: ${lost.join(', ')}`]);
  if (changed.length > 0 && !correction) {
    throw new ContentError(subject.id, [
      'o que já se publicou não muda. Se estava errado, diga por quê: npm run data:record -- "motivo"',
      ...changed.map((row) => JSON.stringify(row)),
    ]);
  }
  return [
    ...(added.length > 0 ? [{ day, subject: subject.id, rows: added }] : []),
    ...(changed.length > 0 && correction
      ? [{ day, subject: subject.id, correction, rows: changed }]
      : []),
  ];
}

const asLines = ({ rows, ...entry }: RecordEntry): string => {
  const head = JSON.stringify(entry).slice(0, -1);
  return `${head},"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}`;
};

function writeRecord(): void {
  const entries = valueSubjects((path) => path).flatMap(entriesOf);
  writeFileSync(
    `${import.meta.dirname}/record.json`,
    `[\n${[...record, ...entries].map(asLines).join(',\n')}\n]\n`,
  );
  const rows = entries.reduce((sum, entry) => sum + entry.rows.length, 0);
  console.log(`Linhas anotadas: ${rows}.`);
}

try {
  writeRecord();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
