import type { Page } from '@playwright/test';
import { readingPath } from '#server/headers.ts';
import { siteNow } from '#tests/site-date.ts';
import { lettersPath, searchPath } from '#texts/paths.ts';
import { wordsOf as extractFault } from '#tools/extract/fault-words.ts';
import { wordsOf as letterFault } from '#tools/letter/fault-words.ts';
import { choose, sample } from '../browser/extract.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';

const meaning = `${lettersPath}/falta-qualidade-segurado`;
const bills = `${lettersPath}/cobranca-do-inss`;

const pasted = (page: Page) => page.locator('#texto-da-carta');
const heading = (page: Page) => page.locator('main h2:focus');

const offered = (page: Page) =>
  page
    .locator(`[data-print-target] a[href^="${lettersPath}/"]`)
    .evaluateAll((links) => [...new Set(links.map((one) => one.getAttribute('href')))]);

/** Pastes a text, on a day of the year of the texts. */
async function show(page: Page, text: string): Promise<void> {
  await page.clock.setFixedTime(new Date(siteNow));
  await page.goto(lettersPath);
  await page.locator('details:has(#texto-da-carta) > summary').click();
  await pasted(page).fill(text);
  await page.locator('form:has(#texto-da-carta) button').click();
  await expect(heading(page)).toBeVisible();
}

const denial = `Comunicado de Decisão
Nome: PESSOA DE TESTE CPF 111.222.333-44
Número do benefício: 123456789
Data da decisão: 10/11/2026
Comunicamos que não foi reconhecido o direito ao benefício, em razão de FALTA DE QUALIDADE DE SEGURADO.
Da decisão cabe recurso no prazo de 30 dias.`;

test('a carta colada diz o que é, até quando e o motivo, e nada do que foi colado sai nem fica; o que não parece carta não recebe resposta: a pessoa compara e escolhe, ou procura no site com as mesmas palavras', async ({
  page,
  watch,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await show(page, denial);
  const card = page.locator('[data-answer-card]');
  await expect(card).toContainText(/10\sde\sdezembro/);
  expect(await offered(page)).toContain(meaning);
  const personal = /TESTE|111\.222|123456789/;
  await openAllFolded(page);
  expect(await page.locator('main').textContent()).not.toMatch(personal);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  expect(kept).not.toMatch(personal);
  expect(sent.join('\n')).not.toMatch(personal);
  expect(watch.foreignRequests).toEqual([]);

  // Known later, the term ends later.
  const safe = await card
    .getByRole('heading', { level: 2 })
    .evaluate((one) => one.parentElement?.textContent);
  const known = page.locator('form:has([name$="-dia"])').first();
  for (const [part, value] of [
    ['dia', '20'],
    ['mes', '11'],
    ['ano', '2026'],
  ])
    await known.locator(`[name$="-${part}"]`).fill(value as string);
  await known.getByRole('button').click();
  await expect
    .poll(() =>
      card.getByRole('heading', { level: 2 }).evaluate((one) => one.parentElement?.textContent),
    )
    .not.toBe(safe);

  // The tab's Back leaves it, and a page loaded anew has forgotten it.
  await page.goBack();
  await expect(page.locator('#foto-da-carta')).toBeAttached();

  await show(page, 'bom dia, quanto tempo demora?');
  await expect(page.locator('[data-answer-card]')).toHaveCount(0);
  // No reason; bills are always offered.
  expect(await offered(page)).toEqual([bills]);
  await page.locator('main li button').first().click();
  await expect(page.locator('[data-answer-card]')).toBeVisible();

  await show(page, 'sou quebradeira de coco');
  await page.locator(`[data-print-target] a[href="${searchPath}"]`).first().click();
  await expect(page.getByRole('searchbox')).toHaveValue('sou quebradeira de coco');
  await expect(page.locator('[data-search-results] a').first()).toHaveAttribute('href', /rural/);
  expect(page.url()).not.toContain('coco');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

const doors = [
  { path: lettersPath, file: 'arquivo-da-carta', text: 'texto-da-carta', wordsOf: letterFault },
  { path: readingPath, file: 'extrato-pdf', text: 'texto-do-extrato', wordsOf: extractFault },
];

test('de um PDF que não se lê se diz por quê, e o que foi escrito fica; um extrato dado à carta segue para a ferramenta dele, já lido', async ({
  page,
}) => {
  for (const { path, file, text, wordsOf } of doors) {
    await page.goto(path);
    await page.locator(`details:has(#${text}) > summary`).click();
    await page.locator(`#${text}`).fill('não foi reconhecido');
    const expectFault = async (kind: string, fault: 'locked' | 'noWorker') => {
      await choose(page, await sample(kind), file);
      const { title } = wordsOf(fault);
      await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeFocused();
      await expect(page.locator(`#${text}`)).toBeVisible();
      await expect(page.locator(`#${text}`)).toHaveValue('não foi reconhecido');
    };
    await expectFault('encrypted', 'locked');
    await page.evaluate(() => Reflect.deleteProperty(window, 'Worker'));
    await expectFault('usual', 'noWorker');
  }

  await page.goto(lettersPath);
  await choose(page, await sample('usual'), 'arquivo-da-carta');
  await page.locator(`[role=alert] a[href^="${readingPath}"]`).click();
  await expect(page.locator('[data-answer-card]')).toBeVisible();
  // The total of time, and nothing of the papers.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['caso']);
});
