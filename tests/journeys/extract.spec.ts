import type { Page } from '@playwright/test';
import { readingPath } from '#server/headers.ts';
import { wordsOf } from '#tools/extract/fault-words.ts';
import { questions as retirement } from '#tools/retirement/questions.ts';
import { expectAsked } from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { choose, expectShutIn, keepReader, pasted, sample, tryToSend } from '../browser/extract.ts';
import { openAllFolded } from '../browser/fit.ts';
import { sheetsOf } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';

const input = (page: Page) => page.locator('#extrato-pdf');
const card = (page: Page) => page.locator('[data-answer-card]');

const cardSays = (page: Page) =>
  expect(card(page).getByRole('heading', { level: 2 })).toBeFocused();

test('do PDF ao resultado; no papel, o que pedir ao INSS sozinho, em uma folha, mesmo quando é muito; dele à ferramenta de aposentadoria, já respondida', async ({
  page,
}) => {
  // What is marked for the paper is unmarked after it.
  await page.addInitScript(() => {
    window.print = () => {
      throw new Error('printed');
    };
  });
  await page.goto(readingPath);
  await choose(page, await sample('twenty pages'));
  await cardSays(page);
  await card(page).locator('ol a[href^="#"]').click();
  const list = page.locator('#o-que-pedir');
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(9);
  const pressed = page.waitForEvent('pageerror');
  await list.getByRole('button').click();
  await pressed;
  await page.emulateMedia({ media: 'print' });
  await expect(list.getByRole('listitem').last()).toBeVisible();
  await expect(list.getByRole('button')).toBeHidden();
  await expect(card(page).getByRole('heading').first()).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(readingPath);
  await choose(page, await sample('every kind of relation'));
  await cardSays(page);
  // Whose extract it is stays covered.
  await expect(page.locator('main')).not.toContainText('PESSOA DE TESTE');

  await card(page).locator('a[href*="regras-de-aposentadoria"]').click();
  // Of all that the tool asks first, the extract does not tell one thing: the sex.
  await expectAsked(page, { id: `${retirement.sex.id}` });
  expect(new URL(page.url()).hash).toBe('');
  // Only what other tools are offered.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['caso']);
  await page.getByRole('button', { name: 'Mulher' }).click();
  // Nor what may count and is in no extract.
  await expectAsked(page, { id: `${retirement.claims.id}` });
  await page.locator('button[value="none"]').click();
  await expectAsked(page, retirement.isTeacher);
});

test('depois de escolhido o arquivo, só o leitor é pedido, e nada sai da página nem do leitor', async ({
  page,
  watch,
}) => {
  await keepReader(page);
  await page.goto(readingPath);
  await input(page).focus();
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  // The site's own copy is asked for a while after the page is there: it does not come meanwhile.
  await page.route('**/copia.js', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await choose(page, await sample('usual'));
  await cardSays(page);
  expect(asked.filter((path) => /^\/leitor-[\w-]+\.js$/.test(path))).toHaveLength(1);
  const known = /^\/(?:(?:leitor-|_astro\/)[\w.-]+|copia)\.js$/;
  expect(asked.filter((path) => !known.test(path))).toEqual([]);
  await page.unroute('**/copia.js');

  expect(await page.evaluate(tryToSend)).toBe('refused');
  await expectShutIn(page);
  await expect.poll(() => watch.violations.length).toBeGreaterThan(0);
  expect(watch.violations.join('\n')).toContain('connect-src');
  expect(watch.foreignRequests).toEqual([]);
  watch.violations.length = 0;
});

// Of a file that cannot be read: tests/journeys/letter.spec.ts.
test('o que não é extrato diz por quê, e os três jeitos ficam à mão', async ({ page }) => {
  await page.goto(readingPath);
  const text = page.locator('#texto-do-extrato');
  await page.locator('details:has(#texto-do-extrato) > summary').click();
  const read = async (pasted: string) => {
    await text.fill(pasted);
    await page.locator('form:has(#texto-do-extrato) button').click();
  };
  await read('bom dia, quanto tempo falta?');
  const fault = page.getByRole('alert').getByRole('heading');
  await expect(fault.and(page.getByText(wordsOf('notAnExtract').title))).toBeFocused();
  await expect(page.locator('#a-mao')).toBeVisible();
  await read(pasted());
  await cardSays(page);

  await page.goBack();
  await choose(page, await sample('one page'));
  await cardSays(page);
  await page.goBack();
  await page.locator('#a-mao').click();
  await expect(page.locator('main form h2')).toBeFocused();
});

test('o resultado aberto não tem falha de acesso; voltar, ir e recarregar não confundem', async ({
  page,
}) => {
  await page.goto(readingPath);
  const chooser = page.waitForEvent('filechooser');
  await input(page).focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles({
    name: 'extrato.pdf',
    mimeType: 'application/pdf',
    buffer: await sample('open end'),
  });
  await cardSays(page);
  await openAllFolded(page);
  await expectNoAxeFindings(page);

  // Jobs without an end are asked about one by one; the last answer leads to the new count.
  const asked = page.locator('fieldset[id^="ainda-"]');
  await expect(asked).toHaveCount(1);
  while ((await asked.count()) > 0) {
    const question = page.locator(`[id="${await asked.getAttribute('id')}"]`);
    await asked.getByRole('button').first().click();
    await expect(question).toHaveCount(0);
    await expect(asked.locator('h3:focus').or(card(page).locator('h2:focus'))).toBeVisible();
  }
  await cardSays(page);

  await page.goBack();
  await expect(input(page)).toBeAttached();
  await page.goForward();
  await cardSays(page);
  await page.reload();
  // Nothing was kept, and the page says so.
  await expect(page.getByRole('alert').getByRole('heading')).toBeFocused();
  await expect(card(page)).toHaveCount(0);
});
