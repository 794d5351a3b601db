import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { lastWriting, writeYear } from './way-back.ts';

const folder = temporaryFolder('way-back');

const [value, record, kept] = ['valor', 'registro', 'antes'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const texts = () => [value, record].map((file) => readFileSync(file, 'utf8'));
function write(year: string, isNoted = true): boolean {
  const note = () => {
    writeFileSync(record, `de ${year}`);
    return isNoted;
  };
  return writeYear(new Map([[value, year]]), record, note, kept);
}

it('cada gravação volta atrás, da última à primeira, e diz o que mudou depois dela', () => {
  writeFileSync(value, '2026');
  writeFileSync(record, 'de 2026');
  expect([write('2027'), write('2028')]).toEqual([true, true]);
  expect(texts()).toEqual(['2028', 'de 2028']);
  writeFileSync(value, 'à mão');
  expect(lastWriting(kept)?.changed).toEqual([value]);
  lastWriting(kept)?.putBack();
  expect(texts()).toEqual(['2027', 'de 2027']);
  expect(lastWriting(kept)?.changed).toEqual([]);
  lastWriting(kept)?.putBack();
  expect(texts()).toEqual(['2026', 'de 2026']);
  expect(lastWriting(kept)).toBeUndefined();
});

it('o que não se pôde anotar não fica gravado', () => {
  expect(write('2029', false)).toBe(false);
  expect(texts()).toEqual(['2026', 'de 2026']);
  expect(existsSync(kept)).toBe(false);
});

it('o que não se pôde escrever inteiro não fica pela metade; um caminho de volta estragado é dito', () => {
  const stop = () => {
    throw new Error('disco cheio');
  };
  expect(() => writeYear(new Map([[value, '2030']]), record, stop, kept)).toThrow('disco cheio');
  expect(texts()).toEqual(['2026', 'de 2026']);
  writeFileSync(kept, '{');
  expect(() => lastWriting(kept)).toThrow('não se lê mais');
});
