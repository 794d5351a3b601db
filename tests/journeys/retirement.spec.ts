import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { recount } from '#tools/questions/recount.ts';
import { chatLines } from '#tools/retirement/chat-lines.ts';
import { asksInWords } from '#tools/retirement/criterion-asks.ts';
import { toldInWords } from '#tools/retirement/criterion-told.ts';
import { outlookOf } from '#tools/retirement/outlook.ts';
import { answersFrom, questions, type Told } from '#tools/retirement/questions.ts';
import { dayOfRule, headline } from '#tools/retirement/result-words.ts';
import { ruleNames } from '#tools/retirement/rule-names.ts';
import {
  answer,
  changeOf,
  confirm,
  control,
  expectErrors,
  expectNothingLeft,
  lineBox,
  messageOf,
  notKnown,
  submit,
  toResult,
  underResult,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';
import { vera } from '../tools/people.ts';

const path = '/ferramentas/regras-de-aposentadoria';
const today = isoDate('2026-11-20');
const now = `${today}T15:00:00Z`;

// Each journey looks at four or five states with axe.
test.setTimeout(120_000);

const years = (count: number, months = 0) => ({ years: count, months, days: 0 });

const withDisability: Told = { ...vera, disability: 'moderate', disabilityTime: years(12) };

const outlook = (told: Told) => outlookOf(answersFrom(told, today));

const ruleAt = (page: Page, id: keyof typeof ruleNames) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: ruleNames[id], exact: true }) });

const resultHeading = (page: Page) => page.locator('[data-print-target] h2:focus');

for (const width of [320, 1280]) {
  test(`dos erros à data, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path, now);
    const title = await page.title();
    const { keyboard } = page;
    const tab = async (times = 1) => {
      for (let step = 0; step < times; step += 1) await keyboard.press('Tab');
    };
    const type = async (...texts: string[]) => {
      for (const text of texts) {
        await tab();
        await keyboard.type(text);
      }
    };
    const submitButton = page.locator('main form button[type=submit]');
    await expectNoAxeFindings(page);
    await submitButton.focus();
    await keyboard.press('Enter');
    await expectErrors(
      page,
      Object.values(questions)
        .filter(({ when }) => !when)
        .map(({ id }) => id),
    );
    await expect(page).not.toHaveTitle(title);
    await expectNoAxeFindings(page);
    await tab();
    await keyboard.press('Enter');
    await expect(control(page, questions.sex)).toBeFocused();
    await keyboard.press('Space');
    await type('20', '8', '1966');
    await tab();
    await keyboard.press('Space');
    await type('32', '3');
    await tab(3);
    await expect(control(page, questions.timeAtReform)).toBeFocused();
    await tab(3);
    await keyboard.press('Space');
    await type('0');
    await tab();
    await type('180');
    await tab(2);
    await keyboard.press('ArrowDown');
    await tab();
    await keyboard.press('Space');
    await tab();
    await expect(submitButton).toBeFocused();
    await keyboard.press('Enter');

    await expect(resultHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await changeOf(page, questions.carenciaMonths).focus();
    await keyboard.press('Enter');
    await expect(control(page, questions.carenciaMonths)).toBeFocused();
    await expect(control(page, questions.carenciaMonths)).toHaveValue('180');
    await expect(control(page, questions.time)).toHaveValue('32');
    await keyboard.press('Enter');
    await confirm(page);

    await expectNoAxeFindings(page);
    await expectItFits(page);
    await expectNothingLeft(page, path, watch);
  });
}

const toll100: Told = {
  ...vera,
  birthDate: isoDate('1971-01-10'),
  time: years(33),
  timeAtReform: years(26),
};

for (const [title, told] of [
  ['os pontos sobem na virada do ano', { ...vera, timeAtReform: undefined }],
  ['pedágio de 100%, e o de 50% fora com o motivo', toll100],
] as const) {
  test(`caso resolvido: ${title}`, async ({ page }) => {
    await openTool(page, path, now);
    await toResult(page, questions, told);
    const answers = answersFrom(told, today);
    const { dated, open, closed } = outlook(told);
    await expect(resultHeading(page)).toHaveText(headline(outlook(told), today));
    for (const one of dated)
      await expect(ruleAt(page, one.rule.id)).toContainText(dayOfRule(one, today));
    for (const rule of [...dated.map((one) => one.rule), ...open]) {
      const card = ruleAt(page, rule.id);
      await card.locator('details').evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      for (const criterion of rule.criteria) {
        await expect(card).toContainText(asksInWords(rule.id, criterion, answers));
        await expect(card).toContainText(toldInWords(criterion, answers));
      }
      await expect(card.getByRole('link').first()).toBeVisible();
    }
    for (const { id } of closed) await expect(ruleAt(page, id)).toBeVisible();
  });
}

test('sem saber a carência, as datas vêm com a ressalva; sem o tempo, nenhuma', async ({
  page,
}) => {
  await openTool(page, path, now);
  const unknown = { ...vera, carenciaMonths: undefined, timeAtReform: undefined };
  await toResult(page, questions, unknown);
  const [soonest] = outlook(unknown).dated;
  expect(soonest?.restsOnCarencia).toBe(true);
  if (soonest) await expect(ruleAt(page, soonest.rule.id)).toBeVisible();
  await expectNoAxeFindings(page);
  await underResult(page, 'change').click();
  await notKnown(page, questions.time).check();
  await submit(page);
  await expectErrors(page, [questions.time.id]);
  for (const part of ['anos', 'meses', 'dias'])
    await page.locator(`[name="${questions.time.id}-${part}"]`).fill('');
  await submit(page);
  await confirm(page);
  await expect(resultHeading(page)).toHaveText(
    headline(outlook({ ...unknown, time: undefined }), today),
  );
  await expectNoAxeFindings(page);
});

test('o que se contradiz volta com a explicação, sem perder nada', async ({ page }) => {
  await openTool(page, path, now);
  await answer(page, questions, { ...vera, timeAtReform: years(20) });
  await submit(page);
  await expectErrors(page, [questions.timeAtReform.id]);
  await page.locator('main form').getByRole('alert').getByRole('link').click();
  const field = control(page, questions.timeAtReform);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('20');
  await field.fill('25 anos, 3 meses e 1 dia');
  for (const part of ['meses', 'dias'])
    await page.locator(`[name="${questions.timeAtReform.id}-${part}"]`).fill('');
  await submit(page);
  await expect(page.locator('main dl')).toContainText('25 anos, 3 meses e 1 dia');
  await changeOf(page, questions.firstInsured).click();
  await answer(page, questions, { ...vera, firstInsured: undefined });
  await expect(field).toBeHidden();
  await submit(page);
  await expect(changeOf(page, questions.firstInsured)).toBeVisible();
  await expect(changeOf(page, questions.timeAtReform)).toHaveCount(0);
});

test('a conversa: o texto exato, a saúde só se marcada, e limpar tudo', async ({ page, watch }) => {
  await openTool(page, path, now);
  await toResult(page, questions, withDisability);
  const recounted = recount(questions, withDisability, today);
  const lines = chatLines({ told: withDisability, recounted }, outlook(withDisability));
  const isSent = (id: string) => id !== questions.sex.id;
  const plain = ({ text }: { text: string }) => text.replaceAll('\u00a0', ' ');
  const shared = lines.filter(({ id, isSensitive }) => isSent(id) && !isSensitive).map(plain);
  expect(shared.length).toBeGreaterThan(3);
  const box = (id: string) => lineBox(page, id);
  await box(questions.sex.id).uncheck();
  expect((await messageOf(page)).slice(1)).toEqual(shared);
  const health = lines.find(({ isSensitive }) => isSensitive);
  await expect(box(health?.id ?? '')).not.toBeChecked();
  await box(health?.id ?? '').check();
  const message = await messageOf(page);
  expect(message.slice(1)).toEqual(
    lines.filter((line) => isSent(line.id) && (!line.isSensitive || line === health)).map(plain),
  );
  await page.locator('[data-print-target] a[href*="wa.me/"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);
  await underResult(page, 'clear').click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(control(page, questions.time)).toHaveValue('');
  await expect(control(page, questions.timeAtReform)).toBeHidden();
  await expect(control(page, questions.disabilityTime)).toBeHidden();
});

test('o resultado comum imprime em até duas folhas', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, vera);
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('o resultado mais cheio imprime em duas folhas, com tudo aberto e sem botões', async ({
  page,
}) => {
  await openTool(page, path, now);
  const fullest: Told = {
    ...withDisability,
    birthDate: isoDate('1971-01-10'),
    time: years(27, 4),
    timeAtReform: years(20, 3),
    isTeacher: true,
    teaching: years(22, 2),
    teachingAtReform: years(15, 1),
  };
  await toResult(page, questions, fullest);
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  const { dated } = outlook(fullest);
  const last = dated.at(-1);
  for (const criterion of last?.rule.criteria ?? [])
    await expect(
      page.getByText(toldInWords(criterion, answersFrom(fullest, today))).first(),
    ).toBeVisible();
  await expect(
    page.getByText(String(questions.disabilityTime.short), { exact: true }),
  ).toBeVisible();
});

readsWithoutScript(path);
