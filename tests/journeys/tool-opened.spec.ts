import { toolPath } from '#texts/paths.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { questions } from '#tools/deadlines/questions.ts';
import { questions as insured } from '#tools/insured-status/questions.ts';
import { choose, control, expectAsked } from '../browser/answer.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits } from '../browser/tool.ts';

const path = toolPath('prazo-do-recurso');
const opened = `${path}#${toolOpenings['prazo-do-recurso'].denied}`;

test.use({ viewport: { width: 360, height: 740 } });

const firstAnswer = (page: import('@playwright/test').Page, value: string) =>
  page.locator(`button[name="${questions.happened.id}"][value="${value}"]`);

test('da carta à segunda pergunta, com a primeira respondida; a volta leva a ela, marcada; o que não é resposta não abre nada', async ({
  page,
  watch,
}) => {
  await page.goto('/carta/falta-idade');
  await page.locator(`main a[href="${opened}"]`).first().click();
  await expectAsked(page, questions.isOnPapers);
  await expect(page).toHaveURL(path);
  await expectItFits(page);
  expect(watch.foreignRequests).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.goBack();
  await expectAsked(page, questions.happened);
  await expect(firstAnswer(page, 'denied')).toContainText('(');
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expectAsked(page, questions.isOnPapers);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/carta/falta-idade');

  // An answer that was folded away, too.
  await page.goto(`${path}#${toolOpenings['prazo-do-recurso'].called}`);
  await expectAsked(page, questions.calledFor);
  await page.goBack();
  await expect(firstAnswer(page, 'called')).toBeVisible();
  await expect(firstAnswer(page, 'called')).toContainText('(');

  await page.goto(
    `${toolPath('qualidade-de-segurado')}#${toolOpenings['qualidade-de-segurado'].stopped}`,
  );
  await expectAsked(page, insured.kind);

  // What is no answer opens nothing.
  await page.goto(`${path}#nada"]\\`);
  await expect(page.locator('astro-island')).toHaveAttribute('ssr', '');
  await expect(firstAnswer(page, 'denied')).toBeVisible();
});

test('quem já respondia não perde nada: nem ao recarregar, nem com outro link', async ({
  page,
}) => {
  await page.goto(opened);
  await choose(page, questions.isOnPapers, 'nao');
  await expectAsked(page, questions.ciencia);
  const year = page.locator(`[name="${questions.ciencia.id}-ano"]`);
  await year.fill('2025');
  await page.reload();
  await expectAsked(page, questions.ciencia);
  await expect(year).toHaveValue('2025');

  // Another link to the same page opens a visit of its own; the first one waits behind it.
  await page.goto('/carta/beneficio-cessado');
  const other = `${path}#${toolOpenings['prazo-do-recurso'].stopped}`;
  await page.locator(`main a[href="${other}"]`).first().click();
  await expectAsked(page, questions.stop);
  for (const url of [path, '/carta/beneficio-cessado', path]) {
    await page.goBack();
    await expect(page).toHaveURL(url);
  }
  await expectAsked(page, questions.ciencia);
  await expect(year).toHaveValue('2025');

  // An address typed over the page leads to the question, and what was told stays.
  await page.evaluate((place) => {
    location.hash = place;
  }, toolOpenings['prazo-do-recurso'].birth);
  await choose(page, questions.happened, 'denied');
  await choose(page, questions.isOnPapers, 'nao');
  await expect(year).toHaveValue('2025');
  await expect(control(page, questions.ciencia)).toBeVisible();
});
