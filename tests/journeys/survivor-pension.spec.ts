import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { addButton } from '#tools/questions/question.ts';
import { askBy } from '#tools/survivor-pension/answer.tsx';
import { answersFrom, peopleOf } from '#tools/survivor-pension/answers-from.ts';
import { chatLines } from '#tools/survivor-pension/chat-lines.ts';
import { amountNotes, headlineOf } from '#tools/survivor-pension/headline.ts';
import { analysisPoints } from '#tools/survivor-pension/open-points.ts';
import { paymentNotes } from '#tools/survivor-pension/payment-wording.ts';
import { questions, type Told } from '#tools/survivor-pension/questions.ts';
import { shownFirst } from '#tools/survivor-pension/timeline-scale.ts';
import { longDate, shortDate } from '#words/dates.ts';
import {
  answer,
  changeOf,
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
import { expectNoAxeFindings } from '../browser/axe.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';
import { openTool, readsWithoutScript } from '../browser/tool.ts';
import { spouse } from '../tools/people.ts';

const path = '/ferramentas/pensao-por-morte';
const today = isoDate('2026-11-21');

const asked = { ...spouse, request: 'made', requestDay: isoDate('2026-10-10') } as const;
const unionOpen = { partner: 'uniaoEstavel', unionProof: undefined } as const;

const child = (number: number, birth: string) => ({
  id: `filho-${number}`,
  kind: 'child' as const,
  birth: isoDate(birth),
  emancipated: false,
  hasCondition: false,
});

const twoChildren: Told = {
  ...asked,
  children: [child(1, '2006-05-20'), child(2, '2014-08-02')],
  baseCents: 300_000,
};

function comparedFor(told: Told) {
  const result = survivorPension(answersFrom(told), today);
  if (result.outcome !== 'compared') throw new Error(result.outcome);
  return result;
}

/** The result says what the rules find: the headline, and each time with its people's share. */
async function expectResultOf(page: Page, told: Told) {
  const result = comparedFor(told);
  await expect(heading(page)).toHaveText(plain(headlineOf(result, today)));
  await openAllFolded(page);
  const segments = result.timelines[shownFirst(result.timelines)];
  const rows = page.locator('[data-print-target] table').first().locator('tbody tr');
  for (const [index, { from, percentage }] of segments.entries()) {
    await expect(rows.nth(index)).toContainText(shortDate(from));
    await expect(rows.nth(index)).toContainText(`${percentage}%`);
  }
  const notes = [...amountNotes(result, today), ...paymentNotes(result.dependants)];
  for (const note of notes) {
    await expect(page.getByText(plain(note), { exact: true }).first()).toBeVisible();
  }
  return result;
}

// What the rules find is proved without a browser; that the page says it, on one case in every run.
const solved = [
  ['dois filhos, e a parte de cada um no tempo', twoChildren],
  ['60% abaixo do mínimo sobem para o salário mínimo', { ...asked, baseCents: 200_000 }],
  [
    'pedido no 91º dia: paga desde o pedido',
    { ...asked, death: isoDate('2026-08-01'), requestDay: isoDate('2026-10-31') },
  ],
  ['menos de 18 contribuições: 4 meses', { ...asked, contributions: false }],
] as const satisfies readonly (readonly [string, Told])[];

for (const [index, [title, told]] of solved.entries()) {
  test(`caso resolvido: ${title}`, { tag: index ? '@deep' : [] }, async ({ page }) => {
    await openTool(page, path);
    await toResult(page, questions, told);
    await expectResultOf(page, told);
  });
}

test('união estável sem documento e guarda: o que precisa de análise', async ({ page }) => {
  await openTool(page, path);
  const told: Told = {
    ...asked,
    ...unionOpen,
    insured: undefined,
    children: [{ ...child(1, '2016-07-07'), kind: 'guarda' }],
  };
  await toResult(page, questions, told);
  const result = await expectResultOf(page, told);
  const points = analysisPoints(result);
  expect(points.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['unionProof', 'guarda', result.insured.id]),
  );
  for (const { text } of points) await expect(page.getByText(text)).toBeVisible();
  await expectNoAxeFindings(page);
});

test('morte antes da reforma: nada mais é perguntado, e a página diz aonde ir', async ({
  page,
}) => {
  await openTool(page, path);
  await answer(page, questions, { death: isoDate('2019-11-12') });
  await expect(changeOf(page, questions.death)).toBeVisible();
  await expect(page.locator('main dl > div')).toHaveCount(1);
  await confirm(page);
  await expect(page.locator('[data-answer-card] a[href="tel:135"]')).toBeVisible();
  await expect(page.locator('[data-print-target] table')).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('pais e irmãos só aparecem sem casamento, união e filhos', async ({ page }) => {
  await openTool(page, path);
  const told = { ...asked, partner: 'none', children: [child(1, '2014-08-02')] } as const;
  await answer(page, questions, told);
  await expect(changeOf(page, questions.formerPartnerWithAlimony)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expectAsked(page, { id: addButton(questions.children.id) });
  await page.locator('main form fieldset li button').click();
  await page.locator('main form button[type=submit]').click();
  await expectAsked(page, { id: addButton(questions.relatives.id) });
});

test('a data por que pedir: no alto da resposta, e num arquivo de calendário', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, spouse);
  const by = askBy(comparedFor(spouse).dependants);
  if (!by) throw new Error('falta o dia');
  await expect(page.locator('[data-answer-card] li').first()).toContainText(plain(longDate(by)));
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`pensao-inss-${by}.ics`);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`DTSTART;VALUE=DATE:${by.replaceAll('-', '')}`);
});

/** Types the date, be it one or not, and goes on. */
async function typeDate(page: Page, { id }: { id: string }, typed: readonly string[]) {
  for (const [index, part] of ['dia', 'mes', 'ano'].entries())
    await page.locator(`input[name="${id}-${part}"]`).fill(typed[index] ?? '');
  await submit(page);
}

test('datas que não podem ser dizem como corrigir, e nada se perde', async ({ page }) => {
  await openTool(page, path);
  await typeDate(page, questions.death, ['22', '11', '2026']);
  await expectErrors(page, [questions.death.id]);
  await expect(control(page, questions.death)).toHaveValue('22');
  await answer(page, questions, { ...asked, death: isoDate('2026-11-01') }, questions.request.id);
  await typeDate(page, questions.requestDay, ['9', '10', '2026']);
  await expectErrors(page, [questions.requestDay.id]);
  await expect(control(page, questions.requestDay)).toHaveValue('9');
});

test('levar para a conversa: o texto exato; renda e saúde só se marcadas', async ({
  page,
  watch,
}) => {
  await openTool(page, path);
  const told: Told = { ...asked, partnerCondition: 'invalidOrSevere', baseCents: 300_000 };
  await toResult(page, questions, told);
  await wayOf(page, 'talk').click();
  const source = { answers: answersFrom(told), people: peopleOf(told), today };
  const lines = chatLines(source, comparedFor(told));
  const texts = (ids: readonly string[]) =>
    lines.filter(({ id }) => ids.includes(id)).map(({ text }) => plain(text));
  const open = lines.filter(({ isSensitive }) => !isSensitive).map(({ id }) => id);
  expect((await messageOf(page)).slice(1)).toEqual(texts(open));
  for (const { id, isSensitive } of lines)
    await expect(lineBox(page, id)).toBeChecked({ checked: !isSensitive });
  await lineBox(page, 'total').check();
  await lineBox(page, 'quem').uncheck();
  const message = await messageOf(page);
  expect(message.slice(1)).toEqual(texts([...open.filter((id) => id !== 'quem'), 'total']));
  await page.locator('[data-print-target] a[href*="wa.me/"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);
});

readsWithoutScript(path);
