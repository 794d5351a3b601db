import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleOfKind } from '../../cnis/samples.ts';
import { outerEnvironment } from '../../outer-environment.ts';
import { newConsumer, nodesHere } from './consumer.ts';

const consumer = newConsumer();
const sample = sampleOfKind('usual');
writeFileSync(join(consumer.folder, 'cnis.pdf'), await sample.file());

const letter = 'Senhora MARIA DA SILVA, CPF 111.444.777-35: o pedido foi indeferido em 03/11/2026.';
const bpc = (more = {}) =>
  JSON.stringify({ applicant: { incomes: [] }, residents: [], bolsaFamiliaCents: 60_000, ...more });
const readPdf = () =>
  symlinkSync(
    resolve('node_modules/pdfjs-dist'),
    join(consumer.folder, 'node_modules', 'pdfjs-dist'),
  );

describe.each(nodesHere())('o comando no Node %s', (_, program) => {
  const run = (words: string, input = '') => {
    const command = join('node_modules', consumer.name, 'command.js');
    const { status, stdout, stderr } = spawnSync(
      program,
      [command, ...words.split(' ').filter(Boolean)],
      { cwd: consumer.folder, input, encoding: 'utf8' },
    );
    return { code: status, out: stdout, err: stderr };
  };

  it('responde em linhas, ou em JSON com passos, fontes e validade', () => {
    expect(run('prazo 2026-11-25 --hoje 2026-11-26').out).toContain('23 de dezembro de 2026');
    const { code, out } = run('prazo 2026-11-25 --hoje 2026-11-26 --json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      answer: { clock: 'appeal', safeDay: '2026-12-23', legalLimit: '2026-12-28' },
      lawOf: '2026-11-26',
    });
  });

  it.each([
    ['prazo 2026-02-30', '', 2, '2026-02-30'],
    ['prazo 25/11/2026', '', 2, '25/11/2026'],
    ['prazo', '', 2, 'arquivo'],
    ['qualidade falta.json', '', 2, 'falta.json'],
    ['qualidade -', 'nada', 2, 'JSON'],
    ['renda-bpc -', bpc({ renda: 1 }), 2, '“renda”'],
    ['renda-bpc - --hoje 2025-01-01', bpc(), 3, '2026-01-01'],
    ['renda-bpc - --hoje 2199-01-01', bpc(), 3, '2199-01-01'],
    ['carta -', 'bom dia', 4, 'carta'],
    ['extrato -', 'bom dia', 4, 'texto'],
    ['prazos', '', 2, 'prazos'],
    ['prazo 2026-11-25 --jsno', '', 2, '--jsno'],
    ['carta - --forma', letter, 2, 'carta'],
  ])('%s: o erro sai por stderr, com o código e o que houve', (words, input, code, says) => {
    const told = run(words, input);
    expect(told).toMatchObject({ code, out: '' });
    expect(told.err).toContain(says);
  });

  it('os fatos que a página do pacote mostra são lidos', () => {
    const [, facts] = /```json\n(.*?)```/s.exec(readFileSync('engine/api/README.md', 'utf8')) ?? [];
    const { code, out } = run('qualidade - --hoje 2026-11-26 --json', facts);
    expect(code).toBe(0);
    expect(JSON.parse(out).steps.length).toBeGreaterThan(0);
  });

  it('a lei antiga responde a quem a pede', () => {
    const { out } = run('renda-bpc - --hoje 2199-01-01 --lei-antiga --json', bpc());
    expect(JSON.parse(out).lawOf < '2199-01-01').toBe(true);
  });

  it('uma carta e a ajuda saem sem nomes; a forma dos fatos é JSON Schema', () => {
    expect(run('carta - --json', letter).out).not.toMatch(/MARIA|111\.444/);
    expect(run('carta - --json --com-nomes', letter).out).toContain('MARIA');
    expect(JSON.parse(run('qualidade --forma').out).required).toContain('event');
    expect(run('--help')).toMatchObject({ code: 0, err: '', out: run('').out });
    const { version } = JSON.parse(readFileSync('engine/package.json', 'utf8'));
    expect(run('--version').out).toBe(`${version}\n`);
  });
});

it('espera por quem escreve devagar na entrada', () => {
  const command = join(consumer.folder, 'node_modules', consumer.name, 'command.js');
  const slow = `(sleep 1; echo '${letter}') | "${process.execPath}" "${command}" carta -`;
  expect(execFileSync('sh', ['-c', slow], { encoding: 'utf8' })).toContain('03/11/2026');
});

describe('o extrato em PDF', () => {
  const npx = (words: string) =>
    spawnSync('npx', ['--offline', 'previdencia', ...words.split(' ')], {
      cwd: consumer.folder,
      env: outerEnvironment(),
      encoding: 'utf8',
    });

  it('diz o que falta a quem não tem o pdfjs-dist', () => {
    const { status, stderr } = npx('extrato cnis.pdf');
    expect(status).toBe(2);
    expect(stderr).toContain('npm install pdfjs-dist');
  });

  it('com ele, sai em JSON com os lugares', () => {
    readPdf();
    const { status, stdout } = npx('extrato cnis.pdf --json');
    expect(status).toBe(0);
    const { relations } = JSON.parse(stdout);
    expect(relations).toHaveLength(
      [...sample.said.keys()].filter((field) => field.startsWith('kind:')).length,
    );
    expect(relations[0].seq.place.page).toBe(1);
    expect(stdout).not.toContain(sample.said.get('identity:name'));
  });
});
