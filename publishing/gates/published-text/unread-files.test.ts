import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { unreadFiles } from './unread-files.ts';
import { unsharedSentences } from './unshared-sentences.ts';

const site = temporaryFolder('unread');
for (const folder of ['content', 'engine/law/values', 'examples'])
  cpSync(folder, join(site, folder), { recursive: true });
const practice = 'examples/escritorio-de-exemplo';

it('tudo o que está no repositório é lido', () => {
  expect(unreadFiles(practice, site)).toEqual([]);
});

it('o texto de uma ferramenta que sumiu é o que falta', () => {
  const file = 'content/tools/renda-bpc.md';
  rmSync(join(site, file));
  expect(unreadFiles(practice, site)).toMatchObject([{ place: file }]);
  cpSync(file, join(site, file));
});

it('cada frase comum está em algum texto, e acusa a que não está', () => {
  expect(unsharedSentences()).toEqual([]);
  expect(unsharedSentences(['{{regra.papel-novo}}']).length).toBeGreaterThan(10);
});

it.each([
  ['content/letters/novo.txt', '“.md”'],
  ['content/letters/novo.MD', '“.md”'],
  ['content/letters/antigas/novo.md', 'pasta certa'],
  ['content/letters/carta.jpg', '“.md”'],
  ['content/results/renda-bpc.yml', '“.yaml”'],
  ['content/tools/renda-bpc-2.md', 'Nenhuma ferramenta'],
  ['content/glossary (1).yaml', 'arquivo ou a pasta certa'],
  ['engine/law/values/minimum-wage - Cópia.json', 'arquivo ou a pasta certa'],
  [`${practice}/brand.yaml.txt`, '“brand.yaml”'],
  [`${practice}/home.yml`, '“home.yaml”'],
  [`${practice}/Signatures.yaml`, '“signatures.yaml”'],
])('ninguém lê %s', (file, remedy) => {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), 'x');
  expect(unreadFiles(practice, site)).toMatchObject([
    { place: file, remedy: expect.stringContaining(remedy) },
  ]);
  rmSync(join(site, file));
});

it.each([
  'content/.DS_Store',
  'content/letters/carta.md~',
  `${practice}/logo.png`,
  `${practice}/nota.txt`,
])('não incomoda: %s', (file) => {
  writeFileSync(join(site, file), 'x');
  expect(unreadFiles(practice, site)).toEqual([]);
  rmSync(join(site, file));
});
