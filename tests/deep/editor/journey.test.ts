import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../browser/find-chromium.ts';
import { outerEnvironment } from '../../outer-environment.ts';
import { cloneTo } from '../clone.ts';
import { freePort } from '../free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'write-'));
const file = 'content/benefits/bpc-loas.md';
const read = () => readFileSync(join(folder, file), 'utf8');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

/** The sentence, why it may not stand, what to write instead. */
const told = /garantimos[\s\S]*promete resultado[\s\S]*→ /;
const fullStop = /\.$/;

/** A machine with other work takes its time. */
const patience = 120_000;

let stop = () => {};
let browser: Browser;
let page: Page;
let address = '';

beforeAll(async () => {
  cloneTo(folder);
  // What is being changed here is tried, not only what was committed.
  for (const room of ['editor', 'gates', 'content', 'law', 'package.json'])
    cpSync(room, join(folder, room), { recursive: true });
  git('add', '--all');
  git(
    '-c',
    'user.name=x',
    '-c',
    'user.email=x@x.example',
    'commit',
    '--allow-empty',
    '-qm',
    'começo',
  );
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const editor = spawn('npm', ['run', '--silent', 'edit'], {
    cwd: folder,
    env: { ...outerEnvironment(), EDIT_PORT: String(port), SITE_DATE: '2026-11-22' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  stop = () => editor.pid && process.kill(-editor.pid);
  await new Promise<void>((ready) => {
    editor.stdout.on('data', (said: Buffer) => String(said).includes(address) && ready());
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
}, patience);

afterAll(async () => {
  await browser?.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const lead = () => page.getByRole('textbox', { name: 'Frase de abertura' });
const faults = () => lead().locator('xpath=following-sibling::div').getByRole('listitem');
const save = () => page.getByRole('button', { name: 'Salvar' }).click();
const changedRows = (before: string, after: string) => {
  const rows = before.split('\n');
  return after.split('\n').filter((row) => !rows.includes(row));
};

it(
  'uma frase: escrita errada, recusada com o remédio, posta em ordem, salva, vista na página e desfeita',
  async () => {
    const before = read();
    const started = Date.now();
    await page.goto(`${address}/#/collections/beneficios/entries/bpc-loas`);
    await lead().waitFor({ timeout: patience });
    const sentence = await lead().inputValue();

    await lead().fill(`${sentence} Nós garantimos o seu benefício.`);
    await faults().first().waitFor({ timeout: patience });
    expect(await faults().first().textContent()).toMatch(told);
    await save();
    const refusal = page.getByRole('alertdialog');
    await refusal.waitFor({ timeout: patience });
    expect(await refusal.textContent()).toContain('não poderia ser publicado');
    expect(read()).toBe(before);
    await refusal.getByRole('button').last().click();

    const better = sentence.replace(fullStop, ', como a lei pede.');
    await lead().fill(better);
    await faults().first().waitFor({ state: 'detached', timeout: patience });
    await save();
    await expect.poll(read, { timeout: patience }).not.toBe(before);
    const rows = changedRows(before, read());
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(better);
    await expect.poll(() => git('status', '--porcelain', '--', 'content')).toBe('');

    const preview = page.frameLocator('iframe').frameLocator('iframe');
    await preview.getByText(better).first().waitFor({ timeout: patience });

    page.on('dialog', (asked) => asked.accept());
    await page.frameLocator('iframe').getByRole('button', { name: 'Desfazer' }).first().click();
    await expect.poll(read, { timeout: patience }).toBe(before);
    console.log(`from opening to undone: ${Math.round((Date.now() - started) / 1000)} s`);
  },
  4 * patience,
);
