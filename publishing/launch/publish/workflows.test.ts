import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

describe.each([
  ['GitHub', '.github/workflows/site.yml'],
  ['GitLab', '.gitlab-ci.yml'],
])('no %s', (host, file) => {
  const source = readFileSync(file, 'utf8');
  const job = host === 'GitHub' ? parse(source).jobs.conferir : parse(source).conferir;

  it('cada mudança passa pela conferência, e por comandos que existem', () => {
    const commands: string[] =
      job.script ?? job.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(commands).toContain('npm run --silent check');
    for (const [, name = ''] of source.matchAll(/npm run (?:--silent )?([a-z:-]+)/g))
      expect(scripts).toHaveProperty([name]);
  });

  it('o site pronto fica guardado, com o que começa por ponto', () => {
    const kept = job.artifacts ?? job.steps.at(-1).with;
    expect([kept.paths ?? kept.path].flat()).toEqual([expect.stringMatching(/^dist\/?$/)]);
    if (host === 'GitHub') expect(kept['include-hidden-files']).toBe(true);
  });

  it('nada ali pode escrever no repositório, nem precisa de segredo', () => {
    expect(source).not.toMatch(/secrets\.|: write\b|pull_request_target/);
    if (host === 'GitHub') expect(parse(source).permissions).toEqual({ contents: 'read' });
  });
});

it('o GitLab lê o relatório onde a conferência o escreve', () => {
  const { conferir } = parse(readFileSync('.gitlab-ci.yml', 'utf8'));
  const report = conferir.artifacts.reports.codequality;
  expect(readFileSync('publishing/launch/publish/tell-faults.ts', 'utf8')).toContain(`'${report}'`);
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain(report);
});
