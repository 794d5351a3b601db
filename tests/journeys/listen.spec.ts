import type { Page } from '@playwright/test';
import { flowPath } from '#texts/paths.ts';
import { contrastFindings, expectNoAxeFindings } from '../browser/axe.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { usualToRead } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { otherForms } from '../built/page-forms.ts';
import { coveredOnFocus } from '../site/targets.ts';

interface Spoken {
  readonly text: string;
  readonly rate: number;
  readonly voice: string;
}

interface Device {
  said: Spoken[];
  cancelled: number;
  /** The last sentence has been heard to its end. */
  finish(): void;
  /** Voices that come, as Chrome's do, after the page. */
  bring(voices: { name: string; lang: string; localService: boolean }[]): void;
}
declare global {
  interface Window {
    device: Device;
  }
}

const brazilian = { name: 'Luciana', lang: 'pt-BR', localService: true };
const portuguese = { name: 'Joana', lang: 'pt_PT', localService: true };
const distant = { name: 'Google português do Brasil', lang: 'pt-BR', localService: false };
const english = { name: 'Samantha', lang: 'en-US', localService: true };

/** A device that speaks only when the test says so: no sound and no clock. */
async function withDevice(page: Page) {
  await page.addInitScript(() => {
    type Voice = Parameters<Device['bring']>[0][number];
    class Utterance {
      rate = 1;
      voice: Voice | null = null;
      onend?: () => void;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    let voices: Voice[] = [];
    let last: Utterance | undefined;
    const speech = {
      onvoiceschanged: undefined as undefined | (() => void),
      getVoices: () => voices,
      addEventListener: (_: 'voiceschanged', changed: () => void) => {
        speech.onvoiceschanged = changed;
      },
      removeEventListener: () => {},
      speak(utterance: Utterance) {
        last = utterance;
        const { text, rate, voice } = utterance;
        if (text) window.device.said.push({ text, rate, voice: voice?.name ?? '' });
      },
      cancel() {
        window.device.cancelled += 1;
        // As browsers do: what is cut off has ended, too.
        const cut = last;
        last = undefined;
        cut?.onend?.();
      },
    };
    window.device = {
      said: [],
      cancelled: 0,
      finish() {
        const done = last;
        last = undefined;
        done?.onend?.();
      },
      bring(next) {
        voices = next;
        speech.onvoiceschanged?.();
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  });
}

const opener = (page: Page) => page.locator('[data-listen]');
const bar = (page: Page) => page.locator('[data-reader]');
/** Of the bar: pauses and goes on, changes the pace, stops. */
const pause = (page: Page) => bar(page).getByRole('button').nth(0);
const pace = (page: Page) => bar(page).getByRole('button').nth(1);
const stop = (page: Page) => bar(page).getByRole('button').nth(2);
const said = (page: Page) => page.evaluate(() => window.device.said.map(({ text }) => text));

async function startReading(page: Page, path = '/beneficios/bpc-loas') {
  await withDevice(page);
  await readPage(page, path);
}

async function readPage(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate((voices) => window.device.bring(voices), [english, portuguese, brazilian]);
  await opener(page).locator('svg').click();
  await expect.poll(() => said(page)).toHaveLength(1);
}

async function hearAll(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (let heard = 0; heard < window.device.said.length; heard += 1) window.device.finish();
  });
  return said(page);
}

// That the button comes hidden, and stays so without a program: tests/built/without-script.test.ts.
test('o botão só aparece com uma voz de português do próprio aparelho, e sem leitura em voz alta não; o programa, só com o toque', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined, configurable: true });
  });
  await page.goto('/privacidade');
  await expect(opener(page)).toBeHidden();
  expect(watch.console).toEqual([]);

  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await withDevice(page);
  await page.goto('/privacidade');
  const bring = (...voices: (typeof brazilian)[]) =>
    page.evaluate((coming) => window.device.bring(coming), voices);
  await expect(opener(page)).toBeHidden();
  await bring(english, distant);
  await expect(opener(page)).toBeHidden();
  await bring(english, distant, portuguese);
  await expect(opener(page)).toBeVisible();
  // Of two, the one from Brazil.
  await bring(portuguese, brazilian);
  expect(scripts).toEqual([]);
  await opener(page).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  expect(scripts).toEqual(['/ajudas.js']);
  expect(await page.evaluate(() => window.device.said[0]?.voice)).toBe('Luciana');
});

test('lê na ordem, uma frase por vez, marca onde está, abre as respostas e deixa menus, botões e fontes; a 320 px tudo cabe, sem achados do axe, e a barra não cobre o foco', async ({
  page,
}) => {
  await startReading(page);
  const marked = page.locator('[data-spoken]');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const lead = page.locator('h1 + p');
  await expect(marked).toHaveText(title);
  await page.evaluate(() => window.device.finish());
  await page.evaluate(() => window.device.finish());
  const [first, ...sentences] = await said(page);
  expect(first).toBe(title);
  expect(sentences).toHaveLength(2);
  for (const sentence of sentences) await expect(lead).toContainText(sentence);
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText(sentences[0] ?? '?');
  // The mark is no mere tint: a bar of 7:1 stands beside it.
  await expect(marked).toHaveCSS('box-shadow', /rgb\(20, 51, 42\)/);

  // Links to other pages in lists of links, notes on hard words, and what is for screen readers alone.
  const silent = await page
    .locator('main :is(nav a, button, #fontes li, [popover], .visually-hidden)')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));
  const headings = await page.locator('main :is(h2, h3)').allTextContents();
  const all = await hearAll(page);
  expect(all.length).toBeGreaterThan(30);
  const timesHeard = (text: string) => all.filter((one) => one === text).length;
  // The list of what is on the page has the words of the headings, which are heard once.
  const allowed = (text: string) => (headings.includes(text) ? 1 : 0);
  expect(silent.filter((text) => text.length > 12 && timesHeard(text) > allowed(text))).toEqual([]);
  await expect(page.locator('main details details').first()).toHaveAttribute('open');
  // Heard to the end: the bar goes, and nothing stays marked.
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('[data-spoken]')).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await readPage(page, '/beneficios/bpc-loas');
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFindings(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
  expect(await coveredOnFocus(page)).toEqual([]);
  const heights = await page
    .locator('[data-reader] button, [data-listen]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
});

test('no meio da página, lê da parte que está na tela; pausa, continua da mesma frase, muda a velocidade e para, também por teclado e ao sair', async ({
  page,
}) => {
  await startReading(page);
  const part = page.locator('main h2').nth(3);
  await part.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await bar(page).getByRole('button').nth(3).click();
  await expect(part).toHaveAttribute('data-spoken');

  await readPage(page, '/beneficios/bpc-loas');
  await page.evaluate(() => window.device.finish());
  const second = (await said(page)).at(-1);
  const playing = await pause(page).textContent();
  await pause(page).click();
  await expect(pause(page)).not.toHaveText(playing ?? '');
  expect(await said(page)).toHaveLength(2);
  await pause(page).click();
  await expect(pause(page)).toHaveText(playing ?? '');
  await expect.poll(() => said(page)).toHaveLength(3);
  expect((await said(page)).at(-1)).toBe(second);

  for (const rate of [1.3, 0.75, 1]) {
    const before = await pace(page).textContent();
    await pace(page).click();
    await expect(pace(page)).not.toHaveText(before ?? '');
    await expect
      .poll(() => page.evaluate(() => window.device.said.at(-1)))
      .toMatchObject({ text: second, rate });
  }

  await stop(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(page.locator('[data-spoken]')).toHaveCount(0);
  // From the beginning again.
  await opener(page).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(async () => (await said(page)).at(-1)).toBe(title);
  await stop(page).click();

  // With the keyboard alone.
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  // Who goes elsewhere hears no more.
  const soFar = (await said(page)).length + 1;
  await opener(page).click();
  await expect.poll(() => said(page)).toHaveLength(soFar);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(pause(page)).not.toHaveText(playing ?? '');
  expect(await said(page)).toHaveLength(soFar);
  const before = await page.evaluate(() => window.device.cancelled);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(await page.evaluate(() => window.device.cancelled)).toBeGreaterThan(before);
  await expect(bar(page)).toHaveCount(0);
});

test('numa ferramenta ouvem-se a pergunta, a dica e as respostas; quem responde não ouve mais', async ({
  page,
}) => {
  await withDevice(page);
  await page.goto('/ferramentas/renda-bpc');
  const answers = page.locator('main form button[data-heard]');
  const asked = page.locator('main form');
  const listen = opener(page);
  await expect(listen).toBeHidden();
  await page.evaluate((voice) => window.device.bring([voice]), brazilian);
  await listen.click();
  await expect.poll(() => said(page)).toHaveLength(1);
  const heard = await hearAll(page);
  const shown = await asked.locator('h2, [data-heard]').allTextContents();
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((text) => !heard.includes(text))).toEqual([]);

  await listen.click();
  await expect(bar(page)).toBeVisible();
  await answers.first().click();
  await expect(bar(page)).toHaveCount(0);
  const before = (await hearAll(page)).length;
  await listen.click();
  await expect.poll(async () => (await said(page)).length).toBe(before + 1);
});

test('a página inicial e a da carta leem as portas, na ordem, e do que está fechado só o título; uma tabela, linha por linha, cada valor com seu rótulo; por onde começar, a pergunta e cada resposta', async ({
  page,
}) => {
  await withDevice(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const bare = (text: string) => text.replace(/[\s:.]+/g, ' ').trim();
  for (const [path, doors] of [
    ['/', 'main [aria-labelledby=titulo-portas] li b'],
    ['/carta', 'main label > span'],
  ] as const) {
    await readPage(page, path);
    const shown = bare((await page.locator('main').allInnerTexts()).join());
    const open = await page.locator('main details[open]').count();
    const heard = (await hearAll(page)).map(bare);
    expect(heard.filter((text) => !shown.includes(text))).toEqual([]);
    const places = (await page.locator(doors).allTextContents()).map((door) =>
      heard.findIndex((text) => text.startsWith(bare(door))),
    );
    expect(places.length).toBeGreaterThan(1);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect([...places].sort((one, other) => one - other)).toEqual(places);
    await expect(page.locator('main details[open]')).toHaveCount(open);
  }

  await readPage(page, '/acessibilidade');
  const row = page.locator('main tr:has(th + td)').last();
  const cells = await row.locator('th, td').allTextContents();
  const rows = await hearAll(page);
  expect(rows.some((text) => cells.every((cell) => text.includes(cell.trim())))).toBe(true);

  await readPage(page, flowPath);
  const answers = await page.locator('main nav[data-heard] li').allTextContents();
  const heard = await hearAll(page);
  expect(heard).toContain(await page.getByRole('heading', { level: 1 }).textContent());
  expect(answers.filter((answer) => !heard.includes(answer.trim()))).toEqual([]);
});

for (const { which, paths, tag } of [
  { which: 'toda espécie de página', paths: usualToRead, tag: [] },
  {
    which: 'toda outra forma de página',
    paths: otherForms.filter((path) => path.startsWith('/beneficios/')),
    tag: '@deep',
  },
]) {
  test(`${which} para ler: todo texto visível é lido`, { tag }, async ({ page }) => {
    await withDevice(page);
    for (const path of paths) {
      await readPage(page, path);
      await openAllFolded(page);
      const heard = (await hearAll(page)).join(' ').replace(/[\s:.]+/g, ' ');
      const paragraphs = await page
        .locator(
          'main :is(section, details):not(#fontes, [aria-labelledby=conversar]) :is(p, li, dd, h2, h3, h4):visible',
        )
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                !one.closest('#fontes') &&
                !one.querySelector('p, li, h3, button, .visually-hidden'),
            )
            .map((one) => one.textContent?.replace(/[\s:.]+/g, ' ').trim() ?? ''),
        );
      expect(paragraphs.length, path).toBeGreaterThan(30);
      expect
        .soft(
          paragraphs.filter((paragraph) => !heard.includes(paragraph)),
          path,
        )
        .toEqual([]);
    }
  });
}
