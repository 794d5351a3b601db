import { readFile } from 'node:fs/promises';
import { isoDate } from '#law/date.ts';
import { cases } from '#rules/maternity-pay/cases.ts';
import { questions } from '#tools/maternity-pay/questions.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import {
  answer,
  choose,
  type control,
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
import { motherAtHospital, motherOutOfWork } from '../tools/people.ts';

const path = '/ferramentas/salario-maternidade';

test('os dias, o mês e o total, e a página do benefício leva até aqui', async ({ page }) => {
  const nine = cases.find(({ title }) => title.startsWith('9 × 3.000'));
  if (!nine) throw new Error('nine months');
  await page.goto('/beneficios/salario-maternidade');
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  await openTool(page, path);
  await toResult(page, questions, motherOutOfWork);
  await expect(heading(page)).toContainText(plain(longDate(isoDate(nine.until))));
  const decides = page.locator('[data-answer-card] h2 + p');
  await expect(decides).toContainText(plain(formatCents(nine.month ?? 0)));
  await expect(decides).toContainText(plain(formatCents((nine.month ?? 0) * 4)));
});

test('a internação soma dias, e sem saber quando para há duas contas', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, motherAtHospital);
  await expect(heading(page)).toContainText(plain(longDate(isoDate('2026-07-29'))));

  await openTool(page, path);
  const { leave: _, leaveDay: __, ...open } = { ...motherAtHospital, stay: 'none' as const };
  await toResult(page, questions, open);
  await openAllFolded(page);
  await expect(page.locator('[data-print-target] tbody tr')).toHaveCount(2);
});

test('quem paga só um mínimo não diz os meses; o MEI nem o valor', async ({ page }) => {
  await openTool(page, path);
  const { months: _, ...told } = motherOutOfWork;
  await toResult(page, questions, { ...told, payCents: 162_100 });
  await expect(page.locator('[data-answer-card] h2 + p')).toContainText(
    plain(formatCents(162_100)),
  );

  await openTool(page, path);
  const { payCents: __, ...mei } = told;
  await toResult(page, questions, { ...mei, kind: 'mei', leave: 'atBirth' });
  await expect(page.locator('[data-answer-card] h2 + p')).toContainText(
    plain(formatCents(648_400)),
  );
});

test('datas que não podem ser recebem uma resposta que ajuda, cada uma a sua', async ({ page }) => {
  await openTool(page, path);
  await answer(page, questions, motherAtHospital, questions.kind.id);
  const said = new Set<string>();
  const refused = async (question: Parameters<typeof control>[1], days: readonly string[]) => {
    for (const day of days) {
      const [year = '', month = '', date = ''] = day.split('-');
      const box = (part: string) => page.locator(`[name="${question.id}-${part}"]`);
      await box('dia').fill(date);
      await box('mes').fill(month);
      await box('ano').fill(year);
      await submit(page);
      await expectErrors(page, [question.id]);
      said.add((await page.locator('main form').getByRole('alert').textContent()) ?? '');
    }
  };
  await refused(questions.day, ['2012-01-01', '2029-01-01', '2026-02-30']);
  await page.locator(`[name="${questions.day.id}-dia"]`).fill('1');
  await page.locator(`[name="${questions.day.id}-mes"]`).fill('3');
  await submit(page);
  await choose(page, questions.leave, 'before');
  await expectAsked(page, questions.leaveDay);
  await refused(questions.leaveDay, ['2026-01-31', '2026-03-01']);
  expect(said.size).toBe(5);
});

test('o arquivo de calendário traz o último dia seguro para pedir', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, { ...motherOutOfWork, day: isoDate('2021-12-10') });
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261209\r\n');
});

test('na mensagem, uma perda só vai se a pessoa marcar', async ({ page }) => {
  await openTool(page, path);
  const { months: _, stay: __, ...told } = motherOutOfWork;
  await toResult(page, questions, { ...told, event: 'abortion', payCents: 162_100 });
  await wayOf(page, 'talk').click();
  await expect(lineBox(page, questions.event.id)).not.toBeChecked();
  expect((await messageOf(page)).join(' ')).not.toMatch(/aborto/i);
});

readsWithoutScript(path);
