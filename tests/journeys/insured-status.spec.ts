import { readFile } from 'node:fs/promises';
import { isoDate } from '#law/date.ts';
import { cases } from '#rules/insured-status/cases.ts';
import { questions } from '#tools/insured-status/questions.ts';
import { longDate, shortDate } from '#words/dates.ts';
import {
  answer,
  choose,
  confirm,
  control,
  expectAsked,
  expectErrors,
  heading,
  lineBox,
  messageOf,
  plain,
  submit,
  toResult,
  wayOf,
} from '../browser/answer.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';
import { openTool, readsWithoutScript } from '../browser/tool.ts';
import { leftJob, stoppedIll } from '../tools/people.ts';

const path = '/ferramentas/qualidade-de-segurado';

test('a data segura primeiro, a outra abaixo, e cada dúvida com a sua data', async ({ page }) => {
  const title = 'nada sabido: cada um por si leva a 24 meses, os dois a 36';
  const open = cases.find((one) => one.title === title);
  if (!open) throw new Error(title);
  await openTool(page, path);
  await toResult(page, questions, {
    ...leftJob,
    paid: undefined,
    unemployment: undefined,
  });
  await expect(heading(page)).toContainText(plain(longDate(open.until)));
  const furthest = open.possible.at(-1)?.[1] ?? '';
  await expect(page.locator('[data-answer-card] h2 + p')).toContainText(plain(longDate(furthest)));
  await openAllFolded(page);
  const days = page.locator('[data-print-target] tbody td');
  await expect(days).toHaveText(
    [open.until, ...open.possible.map(([, day]) => day)].map((day) => plain(longDate(day))),
  );
});

test('quem parou pela doença lê que pode continuar coberto, e nada promete', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, stoppedIll);
  await openAllFolded(page);
  const result = page.locator('[data-print-target]');
  await expect(result).toContainText('AGU, Súmula 26');
  await expect(result.getByRole('link', { name: 'AGU, Súmula 26' })).toBeVisible();
  await expect(result).not.toContainText(/você tem direito|continua coberto/);
});

test('cada resposta abre só as perguntas que são dela', async ({ page }) => {
  await openTool(page, path);
  await choose(page, questions.event, 'stopped');
  await choose(page, questions.kind, 'facultativo');
  await expectAsked(page, { id: questions.month.id });
  await control(page, questions.month).fill('12/2025');
  await submit(page);
  await expectAsked(page, questions.illness);
  await choose(page, questions.illness, 'nao');
  await confirm(page);
  await expect(heading(page)).toContainText(plain(longDate(isoDate('2026-08-15'))));
  await openAllFolded(page);
  await expect(page.locator('[data-print-target]')).toContainText(shortDate(isoDate('2026-08-17')));
});

test('mês que não chegou, que não existe e antigo demais recebem resposta que ajuda', async ({
  page,
}) => {
  await openTool(page, path);
  await answer(page, questions, leftJob, questions.kind.id);
  const said = new Set<string>();
  for (const [month, year] of [
    ['', ''],
    ['12', '2026'],
    ['13', '2025'],
    ['3', '25'],
    ['3', '1998'],
  ] as const) {
    await control(page, questions.month).fill(month);
    await page.locator(`[name="${questions.month.id}-ano"]`).fill(year);
    await submit(page);
    await expectErrors(page, [questions.month.id]);
    await expect(control(page, questions.month)).toHaveValue(month);
    said.add((await page.locator('main form').getByRole('alert').textContent()) ?? '');
  }
  expect(said.size).toBe(5);
});

test('o arquivo de calendário traz o dia seguro, e só enquanto ele não chegou', async ({
  page,
}) => {
  await openTool(page, path);
  await toResult(page, questions, { ...leftJob, month: isoDate('2026-04-01') });
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('protecao-inss-2027-06-15.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20270615\r\n');
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(3);

  await openTool(page, path);
  await toResult(page, questions, leftJob);
  await expect(page.locator('[data-answer-card] > p button')).toHaveCount(3);
});

test('na mensagem, a doença só vai se a pessoa marcar', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, stoppedIll);
  await wayOf(page, 'talk').click();
  const before = await messageOf(page);
  await expect(lineBox(page, questions.illness.id)).not.toBeChecked();
  await lineBox(page, questions.illness.id).check();
  expect(await messageOf(page)).toHaveLength(before.length + 1);
  expect(before.at(-1)).toContain(shortDate(isoDate('2023-02-15')));
});

readsWithoutScript(path);
