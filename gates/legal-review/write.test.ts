import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reviews } from './reviews.ts';

/** The site without its lists. */
const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of readdirSync('.'))
  if (name !== 'docs' && name !== '.git') symlinkSync(resolve(name), join(folder, name));

const write = (...names: string[]) =>
  spawnSync(process.execPath, [resolve('gates/legal-review/write.ts'), ...names], {
    cwd: folder,
    encoding: 'utf8',
  });

it('sem nome, todas as listas para assinar saem de novo, como estão no repositório', () => {
  expect(write().stderr).toBe('');
  for (const { file } of Object.values(reviews))
    expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(file, 'utf8'));
});

it('um nome que não há é recusado', () => {
  expect(write('letters').status).toBe(1);
});
