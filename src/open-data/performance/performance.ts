import { globSync, readFileSync } from 'node:fs';
import type { Column, Subject } from '../table.ts';
import { atBuild, type BuildFacts } from './at-build.ts';
import { type Measured, measuredFolder } from './figure.ts';

const columns: readonly Column[] = [
  { name: 'grupo', says: 'Do que se fala.', kind: 'text', isKey: true },
  { name: 'medida', says: 'O que se mediu.', kind: 'text', isKey: true },
  { name: 'valor', says: 'Quanto.', kind: 'number' },
  { name: 'de', says: 'De quantos, quando é uma parte.', kind: 'whole', isOptional: true },
  { name: 'unidade', says: 'A unidade do valor.', kind: 'text' },
  { name: 'medidoEm', says: 'O dia da medida.', kind: 'day' },
  { name: 'comando', says: 'O nome do comando que mediu, no código do site.', kind: 'text' },
];

/** In which order the groups are told: what may do harm first. */
const order = [
  'Cartas',
  'Fotos',
  'Extratos',
  'Procura',
  'Erros',
  'Idade',
  'Facilidade',
  'Acessibilidade',
];

const placeOf = (group: string): number =>
  (order.findIndex((start) => group.startsWith(start)) + order.length + 1) % (order.length + 1);

const inOrder = <T extends { readonly group: string }>(lines: readonly T[]): T[] =>
  [...lines].sort((one, other) => placeOf(one.group) - placeOf(other.group));

/** All that is measured: by commands, as they wrote it, and by this build. */
function allMeasured(facts: BuildFacts): Measured[] {
  const written = globSync(`${measuredFolder}/*.json`)
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Measured);
  return [...written, { day: facts.date, command: 'build', figures: atBuild(facts) }];
}

/** A figure with the day of its measure, for the page. */
export const measuredLines = (facts: BuildFacts) =>
  inOrder(
    allMeasured(facts).flatMap(({ day, command, figures }) =>
      figures.map((figure) => ({ ...figure, of: figure.of ?? null, day, command })),
    ),
  );

/** The same for programs. */
export const performance = (facts: BuildFacts): Subject => {
  const lines = measuredLines(facts);
  return {
    id: 'desempenho',
    title: 'Desempenho do site',
    about: 'O que medimos neste site: acertos, erros, peso, tempo e leitura.',
    holds: 'measures',
    columns,
    rows: lines.map(({ group, name, value, of, unit, day, command }) => ({
      grupo: group,
      medida: name,
      valor: value,
      de: of,
      unidade: unit,
      medidoEm: day,
      comando: command,
    })),
    changedOn:
      lines
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? facts.date,
  };
};
