import type { FigureSource } from '#texts/figures/figure.ts';
import {
  casesFile,
  dataFeedFile,
  dataFile,
  dataIndexFile,
  dataPath,
  schemaFile,
} from './addresses.ts';
import { caseRules, casesOf } from './cases.ts';
import { changedOn, record } from './record/record.ts';
import { subjectsOf } from './subjects.ts';
import { isChecked, type Subject } from './table.ts';
import { csvOf } from './writing/csv.ts';
import { feedOf } from './writing/feed.ts';
import { asFile, type Giver, headOf, jsonOf } from './writing/json.ts';
import { casesSchema, schemaOf } from './writing/schema.ts';

/** Who gives the data away, from the practice. */
export const giverOf = (practice: { siteAddress: string; projectName: string }): Giver => ({
  name: practice.projectName,
  address: practice.siteAddress,
  page: `${practice.siteAddress}${dataPath}`,
});

const indexOf = (subjects: readonly Subject[], giver: Giver): string =>
  asFile({
    licenca: 'CC-BY-4.0',
    fonte: giver.name,
    pagina: giver.page,
    mudancas: giver.address + dataFeedFile,
    assuntos: subjects.map((subject) => ({
      id: subject.id,
      titulo: subject.title,
      descricao: subject.about,
      json: giver.address + dataFile(subject.id, 'json'),
      csv: giver.address + dataFile(subject.id, 'csv'),
      esquema: giver.address + schemaFile(subject.id),
      linhas: subject.rows.length,
      mudouEm: changedOn(subject),
      valeAte: subject.validUntil ?? null,
      conferido: isChecked(subject),
    })),
    casos: caseRules.map(({ id, title }) => ({
      id,
      titulo: title,
      json: giver.address + casesFile(id),
    })),
  });

const casesText = ({ id, folder, title }: (typeof caseRules)[number], giver: Giver): string =>
  asFile({
    ...headOf(id, giver, 'casos'),
    titulo: title,
    descricao: 'Casos resolvidos, para conferir um programa: o que se conta e o que deve sair.',
    aviso:
      'As pessoas são inventadas. Em fatos e resultado, datas são dia/mês/ano, e valores estão em reais. O resultado traz só o que importa no caso.',
    casos: casesOf(folder),
  });

/** Every file that the site gives to programs, by its address. */
export function dataFiles(subjects: readonly Subject[], giver: Giver): ReadonlyMap<string, string> {
  const schema = (content: object) => `${JSON.stringify(content, null, 1)}\n`;
  return new Map([
    ...subjects.flatMap((subject): [string, string][] => [
      [dataFile(subject.id, 'json'), jsonOf(subject, giver, changedOn(subject))],
      [dataFile(subject.id, 'csv'), csvOf(subject)],
      [schemaFile(subject.id), schema(schemaOf(subject, giver.address))],
    ]),
    ...caseRules.map((rule): [string, string] => [casesFile(rule.id), casesText(rule, giver)]),
    [schemaFile('casos'), schema(casesSchema(giver.address))],
    [dataIndexFile, indexOf(subjects, giver)],
    [dataFeedFile, feedOf(subjects, record, giver)],
  ]);
}

/** All subjects, their pages with the whole address. */
export const siteSubjects = (figures: FigureSource, giver: Giver): readonly Subject[] =>
  subjectsOf(figures, (path) => giver.address + path);
