import { readFile } from 'node:fs/promises';
import { isoDate } from '#law/date.ts';
import { cases } from '#rules/contribution-cost/cases.ts';
import { questions } from '#tools/contribution-cost/questions.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import {
  choose,
  control,
  expectErrors,
  heading,
  lineBox,
  plain,
  submit,
  toResult,
  wayOf,
} from '../browser/answer.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';
import { openTool, readsWithoutScript } from '../browser/tool.ts';
import { atHome, ownAccountWorker } from '../tools/people.ts';

const path = '/ferramentas/quanto-contribuir';
const money = (cents: number | undefined) => plain(formatCents(cents ?? 0));

test('cada plano, o vencimento e o que falta; a página do assunto leva até aqui', async ({
  page,
}) => {
  await page.goto('/beneficios/como-contribuir');
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  const [cheap, full] = cases[0]?.plans ?? [];
  await openTool(page, path);
  await toResult(page, questions, ownAccountWorker);
  await expect(heading(page)).toContainText(money(cheap?.[1]));
  const card = page.locator('[data-answer-card]');
  await expect(card).toContainText(money(full?.[1]));
  await expect(card).toContainText(plain(longDate(isoDate('2026-12-15'))));
  await openAllFolded(page);
  await expect(page.locator('[data-print-target] tbody')).toContainText(money(cheap?.[2]));
});

test('quem não sabe se é de baixa renda vê os três planos', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, atHome);
  await openAllFolded(page);
  await expect(page.locator('[data-print-target] tbody tr')).toHaveCount(3);
});

test('com carteira assinada não há mais o que perguntar', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, { occupation: 'employee' });
  await expect(page.locator('[data-answer-card] ol > li')).toHaveCount(3);
});

test('abaixo do mínimo, o plano completo recebe uma resposta que ajuda', async ({ page }) => {
  await openTool(page, path);
  await choose(page, questions.occupation, 'none');
  await choose(page, questions.isLowIncome, 'nao');
  for (const text of ['', '1.620,99', 'muito']) {
    await control(page, questions.baseCents).fill(text);
    await submit(page);
    await expectErrors(page, [questions.baseCents.id]);
  }
  await control(page, questions.baseCents).fill('1.621,00');
  await submit(page);
  await expect(page.locator('main form').getByRole('alert')).toHaveCount(0);
});

test('o calendário traz o vencimento; o valor só vai na mensagem se a pessoa marcar', async ({
  page,
}) => {
  await openTool(page, path);
  await toResult(page, questions, ownAccountWorker);
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261215\r\n');
  await wayOf(page, 'talk').click();
  await expect(lineBox(page, questions.baseCents.id)).not.toBeChecked();
});

readsWithoutScript(path);
