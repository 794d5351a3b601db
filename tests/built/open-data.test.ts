import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { decodeHTML } from 'entities';
import { afterAll, describe, expect, test } from 'vitest';
import { isoDate } from '#law/date.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import { findLegalValue } from '#law/value.ts';
import { siteFolder } from '../browser/site-folder.ts';
import { serveSite } from '../browser/site-server.ts';

const { origin, server } = await serveSite();
afterAll(() => server.close());

const { from, until = '', value } = minimumWage.values.at(-1) ?? expect.unreachable();
const newest = [from.slice(0, 7), until.slice(0, 7), value].join(',');
const wageOfExample = findLegalValue(minimumWage, isoDate('2026-03-01'))?.value;
/** Of a year without its value, whatever the day of the build. */
const beyond = `${Number(until.slice(0, 4)) + 1}-01`;

/** What the page shows, and nothing else, is what is run here; of this machine in place of the site. */
const page = readFileSync(`${siteFolder}/dados.html`, 'utf8');
const examples = [...page.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code>/g)].map(([, code = '']) =>
  decodeHTML(code).replaceAll(/https:\/\/[\w.-]+(?=\/dados\/)/g, origin),
);
const [curl = '', javascript = '', python = '', sheet = ''] = examples;

const run = promisify(execFile);
const programs = {
  sh: (code: string) => run('sh', ['-c', code]),
  JavaScript: (code: string) => run(process.execPath, ['--input-type=module', '-e', code]),
  Python: (code: string) => run('python3', ['-c', code]),
} as const;

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
const missing = ['curl', 'python3'].filter((program) => !isThere(program));
if (missing.length > 0) console.warn(`Sem ${missing.join(' e ')}: o exemplo não foi rodado.`);

test('a página mostra quatro exemplos, e a planilha lê uma tabela que existe', async () => {
  expect(examples).toHaveLength(4);
  const [, address = ''] = /^=IMPORTDATA\("([^"]+)"\)$/.exec(sheet) ?? [];
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/csv;charset=utf-8');
  expect(await answer.text()).toContain(newest);
});

test.skipIf(missing.includes('curl'))('o exemplo em curl dá o valor mais novo', async () => {
  expect((await programs.sh(curl)).stdout).toMatch(new RegExp(`^${newest},`));
});

describe.each([
  ['JavaScript', javascript],
  ['Python', python],
] as const)('o exemplo em %s', (language, code) => {
  const skips = language === 'Python' && missing.includes('python3');
  test.skipIf(skips)('dá o valor do mês', async () => {
    expect(Number((await programs[language](code)).stdout)).toBe((wageOfExample ?? 0) / 100);
  });

  test.skipIf(skips).each([
    ['2026-03', '2026-3', 'Escreva o mês como 2026-03'],
    ['2026-03', beyond, `Sem valor para ${beyond}: a tabela vai até ${until.slice(0, 7)}`],
    ['2026-03', '1994-06', 'Sem valor para 1994-06'],
    ['salario-minimo', 'salario-maximo', 'Não há dados com o nome salario-maximo'],
  ])('em vez de %s, %s: o erro diz o que houve', async (right, wrong, message) => {
    const last = code.lastIndexOf(right);
    const other = code.slice(0, last) + wrong + code.slice(last + right.length);
    await expect(programs[language](other)).rejects.toThrow(message);
  });
});

test('um programa de outro site lê os dados, e só os dados', async () => {
  for (const path of ['/dados/indice.json', '/dados/mudancas.xml', '/dados/nada.json', '/fontes']) {
    const { status, headers } = await fetch(origin + path, {
      headers: { Origin: 'https://a.example' },
    });
    const isData = path.startsWith('/dados') && status === 200;
    expect(headers.get('access-control-allow-origin'), path).toBe(isData ? '*' : null);
  }
});

test('cada endereço do índice abre', async () => {
  const index = await (await fetch(`${origin}/dados/indice.json`)).json();
  const told = JSON.stringify(index).match(/https:\/\/[\w.-]+\/dados\/[^"]+/g) ?? [];
  expect(told.length).toBeGreaterThan(40);
  for (const address of told)
    expect((await fetch(origin + new URL(address).pathname)).status, address).toBe(200);
});
