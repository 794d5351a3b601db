import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { ContentError } from '#texts/load/content-error.ts';
import { lastWriting, writeYear } from './way-back.ts';

const folder = temporaryFolder('way-back');

const [value, record, kept] = [join(folder, 'v'), join(folder, 'r'), join(folder, 'k')] as const;
const texts = () => [value, record].map((file) => readFileSync(file, 'utf8'));
const write = (year: string, note: () => boolean) =>
  writeYear(new Map([[value, year]]), record, note, kept);
writeFileSync(value, '2026');
writeFileSync(record, 'de 2026');

it('o que não se pôde anotar, ou escrever inteiro, não fica gravado', () => {
  expect(write('2027', () => false)).toBe(false);
  const stop = () => {
    throw new Error('disco cheio');
  };
  expect(() => write('2027', stop)).toThrow('disco cheio');
  expect(texts()).toEqual(['2026', 'de 2026']);
  expect(lastWriting(kept)).toBeUndefined();
});

it('a última gravação volta atrás, e diz o que mudou depois dela', () => {
  const note = () => {
    writeFileSync(record, 'de 2027');
    return true;
  };
  expect(write('2027', note)).toBe(true);
  expect(texts()).toEqual(['2027', 'de 2027']);
  expect(lastWriting(kept)?.changed).toEqual([]);
  writeFileSync(value, 'à mão');
  expect(lastWriting(kept)?.changed).toEqual([value]);
  lastWriting(kept)?.putBack();
  expect(texts()).toEqual(['2026', 'de 2026']);
  expect(lastWriting(kept)).toBeUndefined();
});

it.each(['{', '[{}]'])('um caminho de volta que não se lê é dito: %s', (written) => {
  writeFileSync(kept, written);
  expect(() => lastWriting(kept)).toThrow(ContentError);
});
