import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { answersFrom } from '#tools/bpc-income/answers-from.ts';
import { assess } from '#tools/bpc-income/assess.ts';
import { chatLines } from '#tools/bpc-income/chat-lines.ts';
import { criteriaInWords } from '#tools/bpc-income/criteria.ts';
import { doubtsOf } from '#tools/bpc-income/doubt-words.ts';
import { incomeEntryWords } from '#tools/bpc-income/income-reason-words.ts';
import { memberWords, namesOf } from '#tools/bpc-income/member-words.ts';
import { divisionInWords, sumInWords, verdictInWords } from '#tools/bpc-income/per-person-words.ts';
import { questions, type Told } from '#tools/bpc-income/questions.ts';
import { addButton } from '#tools/questions/question.ts';
import { recount } from '#tools/questions/recount.ts';
import { longDate } from '#words/dates.ts';
import {
  answer,
  changeOf,
  choose,
  confirm,
  expectAsked,
  heading,
  lineBox,
  messageOf,
  plain,
  toResult,
  underResult,
  wayOf,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { openTool, readsWithoutScript } from '../browser/tool.ts';
import { celia, person, tereza } from '../tools/households.ts';
import { alone } from '../tools/people.ts';

const path = '/ferramentas/renda-bpc';
const today = isoDate('2026-11-21');

const assessed = (told: Told) => assess(answersFrom(told), today);

/** The result says what the rules find: the comparison, who and what counts, the sums, the doubts. */
async function expectResultOf(page: Page, told: Told) {
  const { result } = assessed(told);
  await expect(heading(page)).toHaveText(plain(verdictInWords(result)));
  const names = namesOf(result.members);
  const { withBolsaFamilia, withoutBolsaFamilia, wage } = result;
  const sums = (
    told.receivesBolsaFamilia === false
      ? [withBolsaFamilia]
      : [withBolsaFamilia, withoutBolsaFamilia]
  ).flatMap(({ lowest, highest }) => (highest ? [lowest, highest] : [lowest]));
  const texts = [
    ...criteriaInWords(result).map(({ told }) => told),
    ...result.members.map((member) => memberWords(member, names).text),
    ...result.incomes.map((income) => incomeEntryWords(income, names, wage.value).text),
    ...sums.flatMap((sum) => [sumInWords(sum, names), divisionInWords(sum)]),
    ...doubtsOf(result).map(({ text }) => text),
  ];
  const shown = plain((await page.locator('[data-print-target]').textContent()) ?? '');
  for (const text of texts) expect(shown).toContain(plain(text));
}

// What the rules find is proved without a browser; that the page says it, on one case in every run.
const solved = [
  ['exatamente um quarto do salário mínimo', celia],
  ['com o Bolsa Família acima, sem ele dentro', tereza],
] as const;

for (const [index, [title, told]] of solved.entries())
  test(`caso resolvido: ${title}`, { tag: index ? '@deep' : [] }, async ({ page }) => {
    await openTool(page, path);
    await toResult(page, questions, told);
    await expectResultOf(page, told);
  });

test('para que é a conta só se pergunta quando muda algo; quem sai da casa sai da conta', async ({
  page,
}) => {
  await openTool(page, path);
  const told: Told = {
    ...celia,
    residents: [
      person(1, 'mother', { income: { kind: 'auxilioInclusao', cents: 81_050 } }),
      ...celia.residents.slice(1),
    ],
  };
  await answer(page, questions, told);
  await expect(changeOf(page, questions.purpose)).toBeVisible();
  await changeOf(page, questions.residents).click();
  await expectAsked(page, { id: addButton(questions.residents.id) });
  await page.locator('main form fieldset li button').first().click();
  await expect(heading(page)).toBeVisible();
  await page.locator('main form button[type=submit]').click();
  const left: Told = { ...celia, residents: celia.residents.slice(1) };
  await expect(page.locator('main section:has(> h2:focus) dt')).toHaveText(
    recount(questions, left, today).map(({ question }) => question),
  );
  await confirm(page);
  await expectResultOf(page, left);
});

test('levar para a conversa: renda e saúde só se marcadas', async ({ page, watch }) => {
  await openTool(page, path);
  const told: Told = {
    ...alone,
    ageBand: 'under65',
    hasDisability: true,
    receivesBolsaFamilia: true,
    bolsaFamiliaCents: 60_000,
    hasHealthExpenses: true,
    residents: [person(1, 'mother')],
  };
  await toResult(page, questions, told);
  await wayOf(page, 'talk').click();
  const lines = chatLines(answersFrom(told), assessed(told));
  for (const { id, isSensitive } of lines)
    await expect(lineBox(page, id)).toBeChecked({ checked: !isSensitive });
  await lineBox(page, 'renda').check();
  await lineBox(page, 'idade').uncheck();
  const sent = lines.filter(({ id, isSensitive }) =>
    isSensitive ? id === 'renda' : id !== 'idade',
  );
  const message = await messageOf(page);
  expect(message.slice(1)).toEqual(sent.map(({ text }) => plain(text)));
  expect(watch.foreignRequests).toEqual([]);
  await page.locator('[data-print-target] a[href*="wa.me/"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);
});

test.describe('o ano do salário mínimo', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'UTC']) {
    const tag = timezoneId === 'UTC' ? '@deep' : [];
    test.describe(timezoneId, { tag }, () => {
      test.use({ timezoneId });
      test('vira à meia-noite de Brasília', async ({ page }) => {
        await openTool(page, path, '2027-01-01T02:59:00Z');
        await toResult(page, questions, alone);
        const result = page.locator('[data-print-target]');
        await expect(result).toContainText(plain(longDate(isoDate('2026-12-31'))));
        await expect(result).not.toContainText('2027');
        await page.clock.setFixedTime(new Date('2027-01-01T03:00:00Z'));
        await underResult(page, 'change').click();
        await answer(page, questions, alone);
        await confirm(page);
        await expect(result).toContainText(plain(longDate(isoDate('2027-01-01'))));
        // The wage of the new year is not known here: that of the old one is used, and said.
        await expect(
          page.locator('[data-answer-card] p').filter({ hasText: /2027.*2026/ }),
        ).toBeVisible();
        await expectNoAxeFindings(page);
      });
    });
  }
});

test('o que se responde antes de o script chegar vale', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await choose(page, questions.ageBand, 'under65');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expectAsked(page, questions.hasDisability);
});

readsWithoutScript(path);
