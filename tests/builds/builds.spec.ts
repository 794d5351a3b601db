import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../browser/test.ts';

/** Builds the site with other settings; returns its folder, what it printed, whether it succeeded. */
function build(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    const output = execFileSync('npx', ['astro', 'build', '--silent', '--outDir', folder], {
      env: {
        ...process.env,
        SITE_DATE: '2026-11-21',
        PRACTICE_FILE: 'tests/fixtures/demo-practice.yaml',
        ...env,
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { folder, output, succeeded: true };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { folder, output: stdout + stderr, succeeded: false };
  }
}

const read = (folder: string, page: string) =>
  readFileSync(join(folder, `${page}.html`), 'utf8').replaceAll('\u00a0', ' ');
const pages = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test('em um ano sem valores, cada número antigo diz de que ano é', () => {
  const { folder, succeeded } = build({ SITE_DATE: '2150-02-01' });
  expect(succeeded).toBe(true);
  const bpc = read(folder, 'beneficios/bpc-loas');
  const text = bpc.replace(/<[^>]+>/g, '');
  expect(text).toMatch(
    /igual ou inferior a R\$ [\d.]+,\d\d \(valor de \d{4}, ainda não atualizado\)/,
  );
  for (const [, after] of text.matchAll(/(?:Vale|inferior a) R\$ [\d.]+,\d\d(.{0,40})/g)) {
    expect(after).toMatch(/valor de \d{4}, ainda não atualizado/);
  }
  // The law already says the points of every year.
  expect(read(folder, 'beneficios/aposentadoria-por-idade').replace(/<[^>]+>/g, '')).toMatch(
    /100 pontos/,
  );
});

test('no ano certo, nenhum número aparece como antigo', () => {
  const { folder } = build({ SITE_DATE: '2026-12-31' });
  for (const page of pages(folder)) {
    expect(readFileSync(join(folder, page), 'utf8')).not.toContain('ainda não atualizado');
  }
});

test('com um escritório de verdade: sem aviso de demonstração, indexável, todos os contatos dele', () => {
  const { folder } = build({ PRACTICE_FILE: 'tests/fixtures/practice.yaml' });
  for (const page of pages(folder)) {
    const html = readFileSync(join(folder, page), 'utf8');
    expect(html).not.toContain('Site de demonstração');
    expect(html).not.toContain('5500900000000');
    expect(html).toContain('https://wa.me/5511987654321?text=');
    expect(html).toContain('tel:+551133334444');
    expect(html).toContain('OAB/SP 123.456');
    // Questions and outcomes of the flow, and the page for unknown addresses, stay out of searches.
    if (page !== '404.html' && !page.startsWith('por-onde-comecar/')) {
      expect(html).not.toContain('noindex');
      expect(html).toContain('<link rel="canonical" href="https://www.previdenciaclara.com.br/');
    }
  }
});

test('dados errados param a construção com arquivo, campo e remédio', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'practice-')), 'escritorio.yaml');
  writeFileSync(
    file,
    readFileSync('tests/fixtures/practice.yaml', 'utf8').replace(
      '"5511987654321"',
      '"11987654321"',
    ),
  );
  const { succeeded, output } = build({ PRACTICE_FILE: file });
  expect(succeeded).toBe(false);
  expect(output).toContain('escritorio.yaml');
  expect(output).toContain('campo “chatNumber”');
  expect(output).toContain('55 + DDD + número');
});
