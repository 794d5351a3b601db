import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addDays, isoDate } from './date.ts';
import { everySeries } from './every-series.ts';
import { seriesFiles } from './schema/files.ts';
import { valueOn } from './value.ts';

const current = everySeries.filter(({ isPast }) => !isPast);
const named = everySeries.map((series) => [series.name, series] as const);

it('têm nomes diferentes, para a mensagem de falta não confundir', () => {
  const names = everySeries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('cada arquivo de valores é lido por uma série, e conferido antes de montar o site', () => {
  const files = globSync('engine/law/values/*.json').sort();
  expect([...seriesFiles.keys()].sort()).toEqual(files);
  const read = everySeries.map(({ file }) => file).filter((file) => file.endsWith('.json'));
  expect(read.sort()).toEqual(files);
});

it.each([...seriesFiles])('%s está certo', (file, { schema }) => {
  expect(schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).error).toBeUndefined();
});

it.each(named)('%s: tem unidade', (_, { unit }) => {
  expect(unit).not.toBe('');
});

it.each(named)('%s: a mensagem de falta aponta o arquivo certo', (_, { name, file }) => {
  const path = new URL(`../../${file}`, import.meta.url);
  expect(existsSync(path)).toBe(true);
  const [topic = ''] = name.split(',');
  expect(readFileSync(path, 'utf8')).toContain(topic);
});

it.each(current)('$name: tem valor em 20/11/2026, quando a base legal foi conferida', (series) => {
  expect(() => valueOn(series, isoDate('2026-11-20'))).not.toThrow();
});

it('a de anos passados acaba na véspera do começo de outra', () => {
  const past = everySeries.filter(({ isPast }) => isPast);
  const starts = current.map(({ values }) => values[0]?.from);
  for (const { values } of past) {
    const until = values.at(-1)?.until;
    expect(starts).toContain(until && addDays(until, 1));
  }
});

it.each(named)('%s: os períodos não deixam dia sem valor entre um e outro', (_, { values }) => {
  const starts = values.slice(1).map(({ from }) => from);
  const ends = values.flatMap(({ until }) => until ?? []);
  expect(starts).toEqual(ends.slice(0, starts.length).map((end) => addDays(end, 1)));
});
