import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../browser/test.ts';

test('uma página de outro site lê os dados, e nada mais', async ({ context, baseURL }) => {
  const other = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Outro</title>'),
  );
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const read = (path: string) =>
    page.evaluate((url) => fetch(url).then((answer) => answer.text(), String), baseURL + path);

  expect(JSON.parse(await read('/dados/teto-inss.json')).linhas.length).toBeGreaterThan(30);
  expect(await read('/dados/teto-inss.csv')).toMatch(/^desde,ate,valorCentavos,/);
  for (const path of ['/', '/fontes', '/carta', '/og/nada.png'])
    expect(await read(path), path).toContain('TypeError');
  other.close();
});
