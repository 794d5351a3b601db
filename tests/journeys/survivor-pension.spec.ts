import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { survivorPension } from '#rules/survivor-pension/survivor-pension.ts';
import { answersFrom, peopleOf } from '#tools/survivor-pension/answers-from.ts';
import { chatLines } from '#tools/survivor-pension/chat-lines.ts';
import { amountNotes, headlineOf } from '#tools/survivor-pension/headline.ts';
import { analysisPoints } from '#tools/survivor-pension/open-points.ts';
import { paymentNotes } from '#tools/survivor-pension/payment-wording.ts';
import { questions, type Told } from '#tools/survivor-pension/questions.ts';
import { shownFirst } from '#tools/survivor-pension/timeline-scale.ts';
import { shortDate } from '#words/dates.ts';
import {
  addTo,
  answer,
  changeOf,
  confirm,
  control,
  expectErrors,
  expectNothingLeft,
  lineBox,
  messageOf,
  plain,
  submit,
  toResult,
  underResult,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';
import { spouse } from '../tools/people.ts';

const path = '/ferramentas/pensao-por-morte';
const today = isoDate('2026-11-21');

// The journeys look at several states with axe.
test.setTimeout(120_000);

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

const heading = (page: Page) => page.locator('[data-print-target] h2:focus');

/** The result says what the rules find: the headline, and each time with its people's share. */
async function expectResultOf(page: Page, told: Told) {
  const result = comparedFor(told);
  await expect(heading(page)).toHaveText(plain(headlineOf(result, today)));
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

const typeDate = async (page: Page, ...typed: string[]) => {
  for (const [index, part] of typed.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
};

for (const width of [320, 1280]) {
  test(`do erro ao resultado, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path);
    await expectNoAxeFindings(page);
    const title = await page.title();
    const { keyboard } = page;
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const sending = page.locator('main form button[type=submit]');
    await sending.focus();
    await press('Enter');
    await expectErrors(page, [
      questions.death.id,
      questions.insured.id,
      questions.partner.id,
      questions.formerPartnerWithAlimony.id,
      questions.request.id,
    ]);
    await expect(page).not.toHaveTitle(title);
    await expectNoAxeFindings(page);

    await press('Tab', 'Enter');
    await expect(control(page, questions.death)).toBeFocused();
    await typeDate(page, '1', '10', '2026');
    await press('Tab', 'Space'); // Coberta: sim.
    await press('Tab', 'Space', 'ArrowDown'); // Casamento.
    await press('Tab');
    await expect(control(page, questions.partnerBirth)).toBeFocused();
    await typeDate(page, '15', '1', '1980');
    await press('Tab', 'Space'); // Dois anos: sim.
    await press('Tab', 'Space'); // Sem deficiência.
    await press('Tab', 'Space'); // 18 contribuições: sim.
    await press('Tab', 'Space', 'ArrowDown'); // Acidente: não.
    for (const [number, birth] of [
      [1, ['20', '5', '2006']],
      [2, ['2', '8', '2014']],
    ] as const) {
      await addTo(page, questions.children).focus();
      await press('Enter');
      await expect(control(page, { id: `filho-${number}-quem` })).toBeFocused();
      await press('Tab');
      await typeDate(page, ...birth);
      await press('Tab');
      if (number === 1) await press('Space', 'ArrowDown', 'Tab'); // Emancipação: não.
      await expect(control(page, { id: `filho-${number}-condicao` })).toBeFocused();
      await keyboard.type('N');
    }
    await control(page, questions.formerPartnerWithAlimony).focus();
    await press('Space', 'ArrowDown', 'Tab', 'Space', 'Tab'); // Sem ex; já pedida.
    await typeDate(page, '10', '10', '2026');
    await press('Tab');
    await keyboard.type('3.000,00');
    await expectNoAxeFindings(page);
    await press('Enter');

    await expect(page.locator('main h2:focus')).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await changeOf(page, { short: '.* 2' }).focus();
    await press('Enter');
    await expect(control(page, { id: 'filho-2-quem' })).toBeFocused();
    await expect(page.locator('[name="filho-2-nascimento-ano"]')).toHaveValue('2014');
    await sending.focus();
    await press('Enter');
    await confirm(page);

    await expectResultOf(page, twoChildren);
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await expectNothingLeft(page, path, watch);
  });
}

for (const [title, told] of [
  ['60% abaixo do mínimo sobem para o salário mínimo', { ...asked, baseCents: 200_000 }],
  [
    'pedido no 91º dia: paga desde o pedido',
    { ...asked, death: isoDate('2026-08-01'), requestDay: isoDate('2026-10-31') },
  ],
  ['menos de 18 contribuições: 4 meses', { ...asked, contributions: false }],
] as const satisfies readonly (readonly [string, Told])[]) {
  test(`caso resolvido: ${title}`, async ({ page }) => {
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
  await expect(control(page, questions.insured)).toBeHidden();
  await expect(page.locator('main form').getByRole('status').first()).toHaveText(/./);
  await expectNoAxeFindings(page);
  await submit(page);
  await confirm(page);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[data-print-target] a[href="tel:135"]')).toBeVisible();
  await expect(page.locator('[data-print-target] table')).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('pais e irmãos só aparecem sem casamento, união e filhos', async ({ page }) => {
  await openTool(page, path);
  const addRelative = addTo(page, questions.relatives);
  await expect(addRelative).toBeHidden();
  const told = { ...asked, partner: 'none', children: [child(1, '2014-08-02')] } as const;
  await answer(page, questions, told);
  await expect(addRelative).toBeHidden();
  await page.locator('main form fieldset:has(> [name="filho"]) > p > button').click();
  await expect(addTo(page, questions.children)).toBeFocused();
  await expect(addRelative).toBeVisible();
  const alone: Told = {
    ...told,
    children: [],
    relatives: [{ id: 'parente-1', kind: 'mother', dependent: true, hasCondition: false }],
  };
  await toResult(page, questions, alone);
  await expectResultOf(page, alone);
});

test('datas que não podem ser dizem como corrigir, e nada se perde', async ({ page }) => {
  await openTool(page, path);
  const early = { ...asked, requestDay: isoDate('2026-10-09') };
  await answer(page, questions, { ...early, death: isoDate('2026-11-22') });
  await control(page, questions.baseCents).fill('dois mil');
  await submit(page);
  await expectErrors(page, [questions.death.id, questions.baseCents.id]);
  await answer(page, questions, { ...early, death: isoDate('2026-11-01') });
  await control(page, questions.baseCents).fill('');
  await submit(page);
  await expectErrors(page, [questions.requestDay.id]);
  await expect(control(page, questions.requestDay)).toHaveValue('09');
});

test('levar para a conversa: o texto exato; renda e saúde só se marcadas; limpar tudo', async ({
  page,
  watch,
}) => {
  await openTool(page, path);
  const told: Told = { ...asked, partnerCondition: 'invalidOrSevere', baseCents: 300_000 };
  await toResult(page, questions, told);
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

  await underResult(page, 'clear').click();
  await expect(control(page, questions.death)).toHaveValue('');
  await expect(control(page, questions.partnerBirth)).toBeHidden();
  await expect(page.locator('main form').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('o resultado comum imprime em uma folha, sem botões', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, twoChildren);
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
});

test('o resultado em que muito falta saber imprime em duas folhas', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, {
    ...spouse,
    ...unionOpen,
    insured: undefined,
    partnerCondition: undefined,
    contributions: undefined,
    baseCents: 1_200_000,
    children: [
      { kind: 'guarda', birth: isoDate('2016-07-07') },
      { kind: 'stepchild', birth: isoDate('2012-05-20') },
      { kind: 'child', birth: isoDate('2018-05-20') },
      { kind: 'child', birth: isoDate('2020-05-20'), hasCondition: false },
    ],
    formerPartnerWithAlimony: true,
    request: undefined,
  });
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(2);
});

readsWithoutScript(path);
