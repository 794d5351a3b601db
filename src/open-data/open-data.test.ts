// @vitest-environment node
import Ajv2020 from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import { figuresOn } from '#texts/figures/figures.ts';
import { once } from '#words/once.ts';
import { casesFile, dataFeedFile, dataFile, schemaFile } from './addresses.ts';
import { caseRules } from './cases.ts';
import { dataFiles, giverOf, siteSubjects } from './files.ts';
import { performance } from './performance/performance.ts';
import { compare, record } from './record/record.ts';
import { valueSubjects } from './subjects.ts';
import { type Cell, type ColumnKind, keyOf, type Subject } from './table.ts';
import { listMark } from './writing/csv.ts';

const giver = giverOf({ siteAddress: 'https://site.example', projectName: 'Site' });
const subjects = [
  ...siteSubjects(
    Object.assign((key: string) => figuresOn(isoDate('2026-11-23'))(key) ?? { text: key }, {}),
    giver,
  ),
];
const measures = performance({
  date: isoDate('2026-11-23'),
  pages: [],
  log: { changes: [], corrections: [] },
});
subjects.push(measures);
const files = dataFiles(subjects, giver);
const fileAt = (path: string) => JSON.parse(files.get(path) ?? '');

/** The kept validator, and not our own words for shapes. */
const checkOf = once((schema: object) =>
  new Ajv2020({ strict: true, allErrors: true }).compile(schema),
);
const validates = (schema: object, content: unknown): string[] => {
  const check = checkOf(schema);
  return check(content)
    ? []
    : (check.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
};

const fromText: Readonly<Record<ColumnKind, (text: string) => Cell>> = {
  month: String,
  day: String,
  text: String,
  address: String,
  cents: Number,
  whole: Number,
  number: Number,
  yesNo: (text) => text === 'true',
  list: (text) => (text === '' ? [] : text.split(listMark)),
};

const rowsOfCsv = ({ id, columns }: Subject) =>
  parse<Record<string, string>>(files.get(dataFile(id, 'csv')) ?? '', { columns: true }).map(
    (line) =>
      Object.fromEntries(
        columns.map(({ name, kind, isOptional }) => {
          const text = line[name] ?? 'falta';
          return [name, text === '' && isOptional ? null : fromText[kind](text)];
        }),
      ),
  );

describe.each(subjects.map((subject) => [subject.id, subject] as const))('%s', (id, subject) => {
  const json = fileAt(dataFile(id, 'json'));

  it('o JSON segue o seu esquema, e um erro em uma linha se vê', () => {
    const schema = fileAt(schemaFile(id));
    expect(json.$schema).toBe(schema.$id);
    expect(validates(schema, json)).toEqual([]);
    const [first, ...rest] = json.linhas;
    for (const [name] of Object.entries(first)) {
      const broken = { ...json, linhas: [{ ...first, [name]: {} }, ...rest] };
      expect(validates(schema, broken).join(), name).toContain(`/linhas/0/${name}`);
    }
  });

  it('o CSV, lido por um leitor de fora, diz o mesmo', () => {
    expect(rowsOfCsv(subject)).toEqual(json.linhas);
  });

  it('cada linha tem o seu nome, e nenhuma vira fórmula em uma planilha', () => {
    const keys = subject.rows.map((row) => keyOf(subject, row));
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of subject.rows)
      for (const cell of Object.values(row).filter((one) => typeof one === 'string'))
        expect(cell).not.toMatch(/^[=+@-]|^\s|\s$|\|/);
  });
});

test.each(valueSubjects(String).map((subject) => [subject.id, subject] as const))(
  '%s: o que se publicou não muda, e o novo está anotado (npm run data:record)',
  (_, subject) => {
    expect(compare(subject, record)).toEqual({ added: [], changed: [], lost: [] });
    const [first = {}, ...rest] = subject.rows;
    const [name = ''] = subject.columns.flatMap(({ name, kind }) =>
      kind === 'cents' ? [name] : [],
    );
    if (!name) return;
    const other = { ...subject, rows: [{ ...first, [name]: 1 }, ...rest] };
    expect(compare(other, record).changed).toHaveLength(1);
    expect(compare({ ...subject, rows: rest }, record).lost).toEqual([keyOf(subject, first)]);
  },
);

const caseSchema = fileAt(schemaFile('casos'));

test.each(caseRules)('os casos de $id seguem o esquema, e citam só fontes de todos', ({ id }) => {
  const json = fileAt(casesFile(id));
  expect(validates(caseSchema, json)).toEqual([]);
  expect(JSON.stringify(json)).not.toMatch(/(law|tools)-(facts|review)|journeys|vectors/);
});

test('o feed conta cada assunto, e uma correção com o seu motivo', () => {
  const text = files.get(dataFeedFile) ?? '';
  for (const { id } of subjects.filter((one) => one !== measures))
    expect(text).toContain(`/${id}.json"`);
  const ids = [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, one]) => one);
  expect(new Set(ids).size).toBe(ids.length);
});
