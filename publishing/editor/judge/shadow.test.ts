import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { Shadow } from './shadow.ts';

const site = temporaryFolder('shadowed');
for (const folder of ['content', 'engine/law', 'practice', 'src'])
  mkdirSync(join(site, folder), { recursive: true });
writeFileSync(join(site, 'README.md'), 'do site');
symlinkSync(join(site, 'README.md'), join(site, 'content/atalho.md'));
const shadow = new Shadow(site, 'practice');
afterAll(() => shadow[Symbol.dispose]());

it.each(['README.md', 'src/novo.ts', 'content/../README.md', '../fora.md', ''])(
  'o rascunho não sai da cópia: “%s”',
  (file) => {
    expect(() => shadow.hold(file, 'de quem escreve')).toThrow();
    expect(readFileSync(join(site, 'README.md'), 'utf8')).toBe('do site');
  },
);

it('nem por um atalho', () => {
  shadow.hold('content/atalho.md', 'de quem escreve');
  expect(readFileSync(join(shadow.folder, 'content/atalho.md'), 'utf8')).toBe('de quem escreve');
  expect(readFileSync(join(site, 'README.md'), 'utf8')).toBe('do site');
});

it('a cópia é o site como está, sem o rascunho de antes', () => {
  const text = (name: string) => join(site, 'content', name);
  const copied = () =>
    readdirSync(join(shadow.folder, 'content')).map((name) => [
      name,
      readFileSync(join(shadow.folder, 'content', name), 'utf8'),
    ]);
  writeFileSync(text('a.md'), 'um');
  writeFileSync(text('b.md'), 'dois');
  shadow.hold('content/a.md', 'ei');
  expect(copied()).toEqual([
    ['a.md', 'ei'],
    ['b.md', 'dois'],
  ]);
  rmSync(text('b.md'));
  writeFileSync(text('c.md'), 'novo');
  shadow.hold('content/d.md', 'outro');
  expect(copied()).toEqual([
    ['a.md', 'um'],
    ['c.md', 'novo'],
    ['d.md', 'outro'],
  ]);
});
