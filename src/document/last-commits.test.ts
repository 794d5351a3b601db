import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastCommits } from './last-commits.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'commits-'));

function commit(folder: string, day: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const time = `${day}T23:30:00-03:00`;
  const run = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
        GIT_COMMITTER_DATE: time,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
      },
    });
  run('add', '.');
  run('-c', 'user.name=Teste', '-c', 'user.email=teste@escritorio.example', 'commit', '-m', day);
}

function repository(): string {
  const folder = temporary();
  execFileSync('git', ['init', '-q'], { cwd: folder });
  mkdirSync(join(folder, 'content'));
  commit(folder, '2026-03-01', { 'content/a.md': '1', 'content/b.md': '1' });
  commit(folder, '2026-04-02', { 'content/b.md': '2', 'outside.txt': '1' });
  return folder;
}

const clone = (from: string, ...options: string[]): string => {
  const to = join(temporary(), 'clone');
  execFileSync('git', ['clone', '-q', ...options, `file://${from}`, to]);
  return to;
};

it('o último dia de cada arquivo, igual em cada clone e fora do fuso da máquina', () => {
  const folder = repository();
  const days = [...lastCommits(['content'], folder)].sort();
  expect(days).toEqual([
    ['content/a.md', '2026-03-01'],
    ['content/b.md', '2026-04-02'],
  ]);
  expect([...lastCommits(['content'], clone(folder))].sort()).toEqual(days);
});

it('um arquivo ainda não guardado não tem dia', () => {
  const folder = repository();
  writeFileSync(join(folder, 'content/new.md'), '1');
  expect(lastCommits(['content'], folder).has('content/new.md')).toBe(false);
});

it('sem git, ou com a história cortada, não há dia nenhum', () => {
  expect(lastCommits(['content'], temporary()).size).toBe(0);
  expect(lastCommits(['content'], clone(repository(), '--depth', '1')).size).toBe(0);
});
