import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { loadHeadingFont, meanWidth, usualLetters } from './heading-font.ts';

const example = 'examples/escritorio-de-exemplo';
const folder = temporaryFolder('letters');

function load(bytes: Buffer, licence = 'Livre.') {
  writeFileSync(join(folder, 'titulos.woff2'), bytes);
  writeFileSync(join(folder, 'titulos.txt'), licence);
  return loadHeadingFont(folder);
}

const own = readFileSync(join(example, 'titulos.woff2'));
const project = readFileSync('src/styles/fonts/faustina-800-pt.woff2');

/** Fonts of another program, which are not for titles. */
const assets = 'node_modules/@sveltia/cms/npm/assets';
const assetOf = (name: string) => {
  const file = readdirSync(assets).find((each) => each.startsWith(name) && each.endsWith('.woff2'));
  return readFileSync(join(assets, file ?? name));
};

it('as medidas são as da letra do projeto', () => {
  const font = create(project);
  if (font.isCollection) throw new Error('one font');
  expect(meanWidth(font)).toBeCloseTo(usualLetters.width, 4);
  expect(font.ascent / font.unitsPerEm).toBe(usualLetters.ascent);
  expect(-font.descent / font.unitsPerEm).toBe(usualLetters.descent);
});

it('sem arquivo, fica a letra do projeto', () => {
  expect(loadHeadingFont('tests/fixtures/practice')).toBeUndefined();
});

it('a do exemplo é aceita, com a sua licença, do tamanho que faz os títulos da mesma largura', () => {
  const font = loadHeadingFont(example);
  expect(font?.licence).toContain('SIL OPEN FONT LICENSE');
  expect(font?.scale).toBeCloseTo(0.936, 3);
  expect(load(project)?.scale).toBeCloseTo(1, 3);
});

describe('recusa, e diz o que fazer', () => {
  it.each([
    ['o que não é uma fonte', Buffer.from('fonte'), 'não é uma fonte WOFF2'],
    ['um arquivo cortado', own.subarray(0, 900), 'não é uma fonte WOFF2'],
    ['mais de 30 KB', Buffer.concat([own, Buffer.alloc(30_000)]), 'cabem 30'],
    ['uma fonte variável', assetOf('source-sans'), 'fonte variável'],
    ['uma fonte sem as letras', assetOf('material-symbols'), 'faltam nela: À Á Â'],
    ['letras largas demais', assetOf('noto-mono'), 'largas demais'],
  ])('%s', (_, bytes, remedy) => {
    expect(() => load(bytes)).toThrow(remedy);
  });

  it('uma fonte sem licença', () => {
    expect(() => load(own, ' \n')).toThrow(/falta .*titulos\.txt/);
    rmSync(join(folder, 'titulos.txt'));
    expect(() => loadHeadingFont(folder)).toThrow(/falta .*titulos\.txt/);
  });
});
