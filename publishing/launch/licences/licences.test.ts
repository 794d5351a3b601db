import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { licencesText, packageLicence } from './licences.ts';
import { shippedPackages } from './shipped-packages.ts';

const folder = temporaryFolder('licence');

it('de um programa contam os pacotes de que algo ficou, e o empacotador; os nossos arquivos, não', () => {
  const modules = {
    '/site/src/island.tsx': 10,
    '/site/node_modules/react/cjs/react.js': 10,
    '/site/node_modules/react/jsx-runtime.js?x=1': 10,
    '/site/node_modules/@scope/tool/dist/index.js': 10,
    '/site/node_modules/.cache/made/by-the-build.bin?url': 10,
    '/site/node_modules/one/node_modules/two/index.js': 10,
    'C:\\site\\node_modules\\three\\index.js': 10,
    '/site/node_modules/zod/index.js': 0,
    '\0vite/preload-helper.js': 10,
    '\0rolldown/runtime.js': 10,
    '\0other': 10,
  };
  const weights = Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]);
  const chunk = { type: 'chunk' as const, modules: Object.fromEntries(weights) };
  expect(shippedPackages({ 'a.js': chunk, 'font.woff2': { type: 'asset' } })).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/@scope/tool',
    '/site/node_modules/one/node_modules/two',
    'C:/site/node_modules/three',
    'node_modules/vite',
    'node_modules/rolldown',
  ]);
});

describe('licença de um pacote', () => {
  it('vem do próprio pacote', () => {
    const { name, spdx, text } = packageLicence('node_modules/react');
    expect({ name, spdx }).toEqual({ name: 'react', spdx: 'MIT' });
    expect(text).toContain('Copyright (c) Meta Platforms');
  });

  it('a do vite não traz a das ferramentas que ele usa', () => {
    const { text } = packageLicence('node_modules/vite');
    expect(text).toContain('Permission is hereby granted');
    expect(text.length).toBeLessThan(2_000);
  });

  it('sem o nome ou sem o texto dela, nada se publica', () => {
    writeFileSync(join(folder, 'package.json'), '{"name":"um","version":"1.0.0","license":"MIT"}');
    expect(() => packageLicence(folder)).toThrow('um ships with the site but has no licence file');
    writeFileSync(join(folder, 'LICENCE.md'), 'Terms');
    expect(packageLicence(folder).text).toBe('Terms');
    writeFileSync(join(folder, 'package.json'), '{"name":"um","version":"1.0.0"}');
    expect(() => packageLicence(folder)).toThrow('um ships with the site but names no licence');
  });
});

it('a lista tem cada obra em ordem, e cada texto uma vez', () => {
  const licence = (name: string, text: string) => ({ name, version: '1.0.0', spdx: 'MIT', text });
  const font = { ...licence('Letra', 'Terms of the font'), version: undefined, spdx: 'OFL-1.1' };
  const text = licencesText([
    licence('b', 'Same'),
    font,
    licence('a', 'Same'),
    licence('c', 'Own'),
  ]);
  expect(text.match(/^\S.*\)$/gm)).toEqual([
    'Letra (OFL-1.1)',
    'a 1.0.0 (MIT)',
    'b 1.0.0 (MIT)',
    'c 1.0.0 (MIT)',
  ]);
  expect(text.match(/^Same$/gm)).toHaveLength(1);
});
