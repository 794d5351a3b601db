import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { listen } from '#tests/machine/ports.ts';
import { findChromium, testFlags } from '../../browser/find-chromium.ts';
import { newConsumer, nodesHere, usesIn } from './consumer.ts';

const uses = usesIn(readFileSync('engine/api/README.md', 'utf8'));

const consumer = newConsumer();
for (const { name, code } of uses) writeFileSync(join(consumer.folder, `${name}.ts`), code);

const asScript = (name: string) => {
  const code = uses.find((use) => use.name === name)?.code ?? '';
  const file = join(consumer.folder, `${name}.mjs`);
  writeFileSync(file, code);
  return file;
};

it('traz cinco usos e nenhuma dependência', () => {
  expect(uses.filter(({ prints }) => prints !== '')).toHaveLength(5);
  const installed = JSON.parse(
    readFileSync(join(consumer.folder, 'node_modules', consumer.name, 'package.json'), 'utf8'),
  );
  expect(installed.dependencies).toBeUndefined();
  expect(installed.private).toBeUndefined();
});

it('os tipos servem a quem confere tudo, sem DOM', () => {
  const { folder, name, exports } = consumer;
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', lib: ['ES2023'] };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, include: ['*.ts'] }),
  );
  writeFileSync(
    join(folder, 'all.ts'),
    [
      'declare global { const console: { log(...said: unknown[]): void } }',
      ...Object.keys(exports).map(
        (room, at) => `import * as r${at} from '${name}${room.slice(1)}';`,
      ),
      `export const all = [${Object.keys(exports).map((_, at) => `r${at}`)}];`,
      `import { appealDeadline } from '${name}/deadlines';`,
      '// @ts-expect-error a number is no day',
      'appealDeadline(20261125, { today: 1 });',
    ].join('\n'),
  );
  execFileSync(resolve('node_modules/.bin/tsc'), ['--project', folder], { stdio: 'inherit' });
});

describe.each(nodesHere())('Node %s', (_, program) => {
  it.each(uses.map((use) => [use.name, use.prints]))('%s', (name, prints) => {
    const told = execFileSync(program, [asScript(name)], { encoding: 'utf8' });
    expect(told).toBe(prints);
  });
});

it('uma página sem mais nada o usa no navegador', async () => {
  const { folder, name, exports } = consumer;
  const imports = Object.entries(exports).map(([room, { default: file }]) => [
    `${name}${room.slice(1)}`,
    `/node_modules/${name}/${file}`,
  ]);
  const map = JSON.stringify({ imports: Object.fromEntries(imports) });
  const scripts = uses.map(({ code }) => `<script type="module">${code}</script>`).join('');
  const page = `<!doctype html><script type="importmap">${map}</script>${scripts}`;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const isScript = url.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    // A browser with a window asks for the page's icon as well, and gets the page.
    response.end(isScript ? readFileSync(join(folder, url)) : page);
  });
  const port = await listen(server);
  const browser = await chromium.launch({ executablePath: findChromium(), args: testFlags });
  try {
    const tab = await browser.newPage();
    const told: string[] = [];
    tab.on('console', (message) => told.push(`${message.text()}\n`));
    await tab.goto(`http://127.0.0.1:${port}/`);
    await expect.poll(() => told.join('')).toBe(uses.map(({ prints }) => prints).join(''));
  } finally {
    await browser.close();
    server.close();
  }
});
