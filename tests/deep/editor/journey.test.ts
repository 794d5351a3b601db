import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#tests/machine/ports.ts';
import { temporaryFolder } from '#tests/machine/temporary-folder.ts';
import { findChromium } from '../../browser/find-chromium.ts';
import { outerEnvironment } from '../../outer-environment.ts';
import { siteDate } from '../../site-date.ts';
import { cloneTo } from '../clone.ts';

const folder = temporaryFolder('write');
const port = await freePort();
const file = 'content/benefits/bpc-loas.md';
/** A demonstration is not signed. */
const practice = 'tests/fixtures/practice';
const read = (name = file) => readFileSync(join(folder, name), 'utf8');
// Looking takes no lock that the editor waits for.
const git = (...args: string[]) =>
  execFileSync('git', ['--no-optional-locks', ...args], { cwd: folder, encoding: 'utf8' });

/** The sentence, why it may not stand, what to write instead. */
const told = /garantimos[\s\S]*promete resultado[\s\S]*→ /;
// The CMS sets names apart by signs that nobody sees.
const addWord = /^Adicionar .?Palavra.?$/;
const fullStop = /\.$/;

/** A word that is right and in no dictionary. */
const uncommon = 'Zoomix';

/** A word that lists of letters say before any text could explain it. */
const unexplained = 'atestado';
const meaning = 'papel em que o médico diz o que viu.';

/** A machine with other work takes its time. */
const patience = 240_000;
/** All pages are made, with little haste. */
const unhurried = { timeout: 3 * patience };

let stop = () => {};
let browser: Browser;
let page: Page;
let address = '';

beforeAll(async () => {
  cloneTo(folder);
  // What is being changed here is tried, not only what was committed.
  for (const room of ['publishing', 'content', 'engine', 'src', 'package.json'])
    cpSync(room, join(folder, room), { recursive: true });
  // Few pages: all of them are made anew after each save.
  appendFileSync(
    join(folder, practice, 'practice.yaml'),
    'publish: { benefits: [bpc-loas, como-contribuir], letters: [periodo-atestado-vencido], tools: [], topics: [carta] }\n',
  );
  git('add', '--all');
  git(...'-c user.name=x -c user.email=x@x.example commit --allow-empty -qm começo'.split(' '));
  const editor = spawn('npm', ['run', '--silent', 'edit'], {
    cwd: folder,
    env: {
      ...outerEnvironment(),
      PRACTICE_FOLDER: practice,
      EDIT_PORT: String(port),
      SITE_DATE: siteDate,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  stop = () => editor.pid && process.kill(-editor.pid);
  await new Promise<void>((ready) => {
    editor.stdout.on('data', (said: Buffer) => {
      [address = ''] = new RegExp(`http://127.0.0.1:${port}/[0-9a-f]+`).exec(String(said)) ?? [];
      if (address !== '') ready();
    });
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patience);
}, patience);

afterAll(async () => {
  await browser?.close();
  stop();
});

const lead = () => page.getByRole('textbox', { name: 'Frase de abertura' });
const faultsOf = (field: Locator) =>
  field.locator('xpath=following-sibling::div').getByRole('listitem');
const faults = () => faultsOf(lead());
const beside = () => page.frameLocator('iframe >> nth=0');

/** Presses the button and says yes; what was there is read anew, with all that is typed too soon. */
async function takeBack(undo: Locator): Promise<void> {
  page.once('dialog', (asked) => asked.accept());
  await Promise.all([page.waitForEvent('load'), undo.click()]);
}
/** The history is read anew after a save: until then, its first line is the change before. */
async function newestChange(): Promise<Locator> {
  const first = beside().getByRole('listitem').first();
  await first.and(beside().getByRole('listitem').filter({ hasText: 'Mudou: BPC/LOAS' })).waitFor();
  return first;
}
const save = () => page.getByRole('button', { name: 'Salvar' }).click();
const changedRows = (before: string, after: string) => {
  const rows = before.split('\n');
  return after.split('\n').filter((row) => !rows.includes(row));
};

it(
  'uma frase: escrita errada, recusada com o remédio, posta em ordem, salva, vista na página e conferida com o site inteiro',
  async () => {
    const before = read();
    await page.goto(`${address}/#/collections/beneficios/entries/bpc-loas`);
    await lead().waitFor();
    const sentence = await lead().inputValue();

    await lead().fill(`${sentence} Nós garantimos o seu benefício.`);
    await faults().first().waitFor();
    expect(await faults().first().textContent()).toMatch(told);
    await save();
    // The CMS asks each field before it saves, and says that one is in the way.
    await page.getByText('Veja abaixo o que corrigir.').waitFor();
    expect(read()).toBe(before);

    const better = sentence.replace(fullStop, ', como a lei pede.');
    await lead().fill(better);
    await faults().first().waitFor({ state: 'detached' });
    await save();
    await expect.poll(() => read()).toContain(better);
    const rows = changedRows(before, read());
    expect(rows).toHaveLength(1);
    await expect.poll(() => git('status', '--porcelain', '--', 'content')).toBe('');

    const preview = beside().frameLocator('iframe');
    await preview.getByText(better).first().waitFor();
    // Seen once: each save and each visit would make the page anew.
    await page.route(`http://127.0.0.1:${port + 1}/**`, (route) => route.abort());

    await page.getByText('Nada a corrigir.').waitFor(unhurried);
  },
  6 * patience,
);

it(
  'uma palavra nova que um texto usa e não explica: salva, dita logo em seguida no texto que a usa, e desfeita dali',
  async () => {
    await page.goto(`${address}/#/collections/textos/entries/glossario`);
    await page.getByRole('button', { name: addWord }).first().click();
    const word = page.getByRole('textbox', { name: 'Palavra', exact: true }).last();
    await word.fill(unexplained);
    // Fields are drawn as they come into sight.
    await page.mouse.move(300, 600);
    await page.mouse.wheel(0, 5000);
    await page.getByRole('textbox', { name: 'O que quer dizer' }).last().fill(meaning);
    await save();
    const bar = page.locator('#site-bar');
    const faulty = bar.getByRole('link').first();
    await faulty.waitFor(unhurried);
    await faulty.click();
    const said = page.getByText(`diz “${unexplained}” sem explicar`).locator('visible=true');
    await said.first().waitFor();
    expect(page.url()).not.toContain('glossario');

    // What was saved elsewhere goes back from here, without looking for where it was written.
    await takeBack(bar.getByRole('button', { name: 'Desfazer' }));
    await expect.poll(() => read('content/glossary.yaml')).not.toContain(meaning);
  },
  4 * patience,
);

/** A field of a list, which is folded when the file is opened. */
const unfolded = async (name: string) => {
  await page.getByRole('button', { name: 'Expandir' }).first().click();
  return page.getByRole('textbox', { name, exact: true }).first();
};
const refusal = () => page.getByText('Veja abaixo o que corrigir.').first();

it(
  'em um celular: um valor com a vírgula fora do lugar não é salvo; uma palavra certa entra na lista do corretor, vale no texto seguinte, e a mudança se desfaz sem passar pela página',
  async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const values = 'engine/law/values/low-income.json';
    const before = [read(values), read()];
    await page.goto(`${address}/#/collections/valores/entries/valor-low-income`);
    await (await unfolded('Valor')).fill('19,80');
    await save();
    await refusal().waitFor();
    expect(read(values)).toBe(before[0]);

    await page.goto('about:blank');
    await page.goto(`${address}/#/collections/textos/entries/palavras`);
    await page.getByRole('button', { name: addWord }).first().click();
    const word = page.getByRole('textbox', { name: 'Palavra', exact: true });
    await word.fill(`${uncommon} nova`);
    await save();
    await refusal().waitFor();
    await word.fill(uncommon);
    await faultsOf(word).first().waitFor({ state: 'detached' });
    await save();
    await expect.poll(() => read('content/words.yaml')).toContain(uncommon);

    await page.goto('about:blank');
    await page.goto(`${address}/#/collections/beneficios/entries/bpc-loas`);
    await lead().waitFor();
    const sentence = await lead().inputValue();
    await lead().fill(sentence.replace(fullStop, `, com ${uncommon}.`));
    await save();
    await expect.poll(() => read()).toContain(uncommon);
    // The file is written before its change is kept.
    await expect.poll(() => git('status', '--porcelain', '--', 'content')).toBe('');

    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    const undo = (await newestChange()).getByRole('button', { name: 'Desfazer' });
    const [button, shown] = await Promise.all([
      undo.boundingBox(),
      beside().getByTitle('A página no celular').boundingBox(),
    ]);
    expect(button?.y).toBeLessThan(shown?.y ?? 0);
    await takeBack(undo);
    await expect.poll(() => read()).toBe(before[1]);
    await page.getByText('Desfeito').first().waitFor();
  },
  6 * patience,
);

it(
  'quem leu assina uma página, da própria página, e fica na história',
  async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('about:blank');
    await page.goto(`${address}/#/collections/beneficios/entries/como-contribuir`);
    await beside().getByText('O que espera assinatura').click();
    const who = beside().getByRole('combobox', { name: 'Quem assina' });
    await who.selectOption({ index: 1 });
    const sign = beside().getByRole('button', { name: 'Assinar a página' });
    await sign.click();
    expect(git('status', '--porcelain', '--', practice)).toBe('');
    await beside().getByRole('checkbox').check();
    await sign.click();
    await beside().getByText('Assinado por').waitFor();
    expect(read(`${practice}/signatures.yaml`)).toContain('content/benefits/como-contribuir.md');
    await expect.poll(() => git('log', '-1', '--format=%s')).toContain('Assinou: ');
  },
  3 * patience,
);
