import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { answersFrom } from '#tools/bpc-income/answers-from.ts';
import { assess } from '#tools/bpc-income/assess.ts';
import { chatLines } from '#tools/bpc-income/chat-lines.ts';
import { criteriaInWords } from '#tools/bpc-income/criteria.ts';
import { doubtsOf } from '#tools/bpc-income/doubt-words.ts';
import { incomeEntryWords } from '#tools/bpc-income/income-reason-words.ts';
import { memberWords, namesOf } from '#tools/bpc-income/member-words.ts';
import { divisionInWords, headline, sumInWords } from '#tools/bpc-income/per-person-words.ts';
import { questions, type Told } from '#tools/bpc-income/questions.ts';
import { recount } from '#tools/questions/recount.ts';
import { longDate } from '#words/dates.ts';
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
  notKnown,
  plain,
  submit,
  toResult,
  underResult,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';
import { alone } from '../tools/people.ts';

const path = '/ferramentas/renda-bpc';
const today = isoDate('2026-11-21');
const wage = 162_100;

// The journeys look at several states with axe.
test.setTimeout(90_000);

type Resident = Told['residents'][number];
type Income = NonNullable<Resident['incomes']>[number];

/** One more person of the house, with one income or none. */
const person = (
  number: number,
  relationship: Resident['relationship'],
  others: Partial<Resident> & { income?: Omit<Income, 'id'> } = {},
): Resident => {
  const { income, ...told } = others;
  const id = `pessoa-${number}`;
  return income
    ? { ...told, id, relationship, hasIncome: true, incomes: [{ ...income, id: `${id}-renda-1` }] }
    : { hasIncome: false, ...told, id, relationship };
};

const field = (person: number, name: string) => ({ id: `pessoa-${person}-${name}` });

/** The first worked case of the rules: exactly a quarter of the wage. */
const celia: Told = {
  ...alone,
  residents: [
    person(1, 'spouseOrPartner', {
      income: { kind: 'inssBenefit', cents: wage },
      ageBand: 'over65',
      hasDisability: false,
    }),
    person(2, 'child', { civilStatus: 'single', income: { kind: 'work', cents: wage } }),
    person(3, 'child', { civilStatus: 'single' }),
    person(4, 'grandchild'),
  ],
};

/** The page's example: with the benefit above a quarter of the wage, without it within. */
const tereza: Told = {
  ...alone,
  residents: [
    person(1, 'child', {
      civilStatus: 'single',
      income: { kind: 'occasionalWork', cents: 40_000 },
    }),
    person(2, 'grandchild'),
  ],
  receivesBolsaFamilia: true,
  bolsaFamiliaCents: 75_000,
};

const heading = (page: Page) => page.locator('[data-print-target] h2:focus');

const assessed = (told: Told) => assess(answersFrom(told), today);

/** The result says what the rules find: per person, who and what counts, the sums, the doubts. */
async function expectResultOf(page: Page, told: Told) {
  const { result } = assessed(told);
  await expect(heading(page)).toHaveText(plain(headline(result)));
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
  const shown = page.locator('[data-print-target]');
  for (const text of texts) await expect(shown).toContainText(plain(text));
}

for (const width of [320, 1280]) {
  test(`dos erros ao resultado, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path);
    const { keyboard } = page;
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const sending = page.locator('main form button[type=submit]');
    await expectNoAxeFindings(page);
    await expectItFits(page);

    const title = await page.title();
    await sending.focus();
    await press('Enter');
    await expectErrors(page, [
      questions.purpose.id,
      questions.ageBand.id,
      questions.hasIncome.id,
      questions.receivesBolsaFamilia.id,
      questions.hasHealthExpenses.id,
    ]);
    await expect(page).not.toHaveTitle(title);
    await expectNoAxeFindings(page);
    await expectItFits(page);

    await press('Tab', 'Enter');
    await expect(control(page, questions.purpose)).toBeFocused();
    await press('Space', 'Tab', 'ArrowDown', 'ArrowDown');
    await expect(page.locator(`[name="${questions.ageBand.id}"][value="over65"]`)).toBeChecked();
    await press('Tab', 'ArrowDown', 'Tab');
    await expect(addTo(page, questions.residents)).toBeFocused();
    await press('Enter');
    const status = page.locator('main form').getByRole('status');
    await expect(control(page, field(1, 'parentesco'))).toBeFocused();
    await expect(status.filter({ hasText: /^Pessoa 1:.* 1\.$/ })).toBeVisible();
    await keyboard.type('Filho');
    await press('Tab', 'Space', 'Tab', 'Space', 'Tab');
    await expect(control(page, field(1, 'renda-1-tipo'))).toBeFocused();
    await keyboard.type('Bico');
    await press('Tab');
    await keyboard.type('400');
    await press('Tab', 'Tab', 'Enter');
    await expect(control(page, field(1, 'renda-2-tipo'))).toBeFocused();
    await expect(status.filter({ hasText: /^Renda 2:.* 2\.$/ })).toBeVisible();
    await press('Tab', 'Tab', 'Tab');
    await expect(page.getByRole('button', { name: /renda 2.*pessoa 1/ })).toBeFocused();
    await press('Enter');
    await expect(addTo(page, field(1, 'renda'))).toBeFocused();
    await expect(status.filter({ hasText: /^Renda 2:.* 1\.$/ })).toBeVisible();
    await press('Tab', 'Tab', 'Enter');
    await keyboard.type('Neto');
    const second = page.locator('main form fieldset:has(> [name="pessoa"][value="pessoa-2"])');
    await expect(second.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    await press('Tab');
    await expect(second.locator(':scope > p > button')).toBeFocused();
    await press('Tab', 'Tab', 'Space', 'Tab');
    await keyboard.type('R$ 750,00');
    await press('Tab', 'Tab', 'ArrowDown');
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await press('Tab', 'Enter');

    await expect(page.locator('main h2:focus')).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await changeOf(page, { short: 'Pessoa 1 .*: renda' }).press('Enter');
    await expect(control(page, field(1, 'tem-renda'))).toBeFocused();
    await expect(control(page, field(1, 'renda-1-valor'))).toHaveValue('400');
    await sending.press('Enter');
    await confirm(page);

    await expectResultOf(page, tereza);
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await expectNothingLeft(page, path, watch);
  });
}

test('exatamente um quarto do salário mínimo: o benefício de José fica de fora', async ({
  page,
}) => {
  await openTool(page, path);
  await toResult(page, questions, celia);
  await expectResultOf(page, celia);
});

test('o que não se sabe: da menor à maior conta, ou sem maior', async ({ page }) => {
  await openTool(page, path);
  const told: Told = {
    ...alone,
    receivesBolsaFamilia: undefined,
    residents: [
      person(1, 'spouseOrPartner', { income: { kind: 'work', cents: 100_000 } }),
      person(2, 'minorUnderGuarda'),
    ],
  };
  await toResult(page, questions, told);
  expect(assessed(told).result.withBolsaFamilia.highest).toBeUndefined();
  await expectResultOf(page, told);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
});

test('dinheiro mal escrito: diz o que fazer, e nada se perde', async ({ page }) => {
  await openTool(page, path);
  await answer(page, questions, {
    ...alone,
    receivesBolsaFamilia: true,
    bolsaFamiliaCents: 60_000,
    residents: [person(1, 'mother', { income: { kind: 'occasionalWork', cents: 5_000 } })],
  });
  const kind = control(page, field(1, 'renda-1-tipo'));
  const amount = control(page, field(1, 'renda-1-valor'));
  await amount.fill('-50');
  await control(page, questions.bolsaFamiliaCents).fill('600 e pouco 1');
  await submit(page);
  await expectErrors(page, ['pessoa-1-renda-1-valor', questions.bolsaFamiliaCents.id]);
  const [said = ''] = await page
    .locator('main form')
    .getByRole('alert')
    .getByRole('link')
    .allTextContents();
  await expect(amount).toHaveValue('-50');
  expect(await amount.getAttribute('aria-describedby')).toContain('-erro');
  await expect(page.locator('#pessoa-1-renda-1-valor-erro')).toContainText(said);
  await amount.fill('');
  await kind.selectOption('');
  await control(page, questions.bolsaFamiliaCents).fill('600');
  await submit(page);
  await expectErrors(page, ['pessoa-1-renda-1-tipo', 'pessoa-1-renda-1-valor']);
  await kind.selectOption('nao-sei');
  await notKnown(page, field(1, 'renda-1-valor')).check();
  await submit(page);
  await expect(changeOf(page, { short: 'Pessoa 1 .*: renda' })).toBeVisible();
});

test('pessoa nova sem parentesco, e pergunta de idade só onde uma renda depende dela', async ({
  page,
}) => {
  await openTool(page, path);
  await answer(page, questions, alone);
  await addTo(page, questions.residents).click();
  await submit(page);
  await expectErrors(page, ['pessoa-1-parentesco']);
  await control(page, field(1, 'parentesco')).selectOption('father');
  await control(page, field(1, 'tem-renda')).check();
  const age = control(page, field(1, 'idade'));
  await expect(age).toBeHidden();
  await control(page, field(1, 'renda-1-tipo')).selectOption('bpc');
  await expect(age).toBeHidden();
  await control(page, field(1, 'renda-1-tipo')).selectOption('inssBenefit');
  await expect(age).toBeVisible();
});

test('tirar uma pessoa: o foco vai ao botão, as outras ficam como estavam', async ({ page }) => {
  await openTool(page, path);
  await answer(page, questions, celia);
  await page
    .locator('main form fieldset:has(> [name="pessoa"][value="pessoa-1"]) > p > button')
    .click();
  await expect(addTo(page, questions.residents)).toBeFocused();
  const status = page.locator('main form').getByRole('status');
  await expect(status.filter({ hasText: /^Pessoa 1 .* 3\.$/ })).toBeVisible();
  await expect(control(page, field(2, 'renda-1-valor'))).toHaveValue('1621,00');
  const left = { ...celia, residents: celia.residents.slice(1) };
  await submit(page);
  await expect(page.locator('main section:has(> h2:focus) dt')).toHaveText(
    recount(questions, left, today).map(({ question }) => question),
  );
  await confirm(page);
  await expectResultOf(page, left);
});

test('levar para a conversa: renda e saúde só se marcadas, e limpar tudo limpa tudo', async ({
  page,
  watch,
}) => {
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

  await underResult(page, 'change').click();
  await expect(page.locator('main form h2')).toBeFocused();
  await submit(page);
  await confirm(page);
  await underResult(page, 'clear').click();
  await expect(page.locator('main form h2')).toBeFocused();
  const form = page.locator('main form');
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(form.locator('[name="pessoa"]')).toHaveCount(0);
  await expect(form.getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('o resultado de uma casa com cinco pessoas imprime em uma folha', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, {
    ...celia,
    receivesBolsaFamilia: true,
    bolsaFamiliaCents: 80_000,
  });
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const printed = page.locator('[data-print-target]');
  for (const text of [plain(longDate(today)), 'Lei 8.742/1993 (LOAS), art. 20, §'])
    await expect(printed.getByText(text).last()).toBeVisible();
});

test('o resultado em que muito falta saber imprime em até duas folhas', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, {
    ...alone,
    ageBand: 'under65',
    hasDisability: undefined,
    receivesBolsaFamilia: undefined,
    hasHealthExpenses: true,
    residents: [
      person(1, 'spouseOrPartner', { income: { kind: 'inssBenefit' }, ageBand: 'aged65' }),
      person(2, 'child', { hasIncome: undefined }),
      person(3, 'minorUnderGuarda', { hasIncome: undefined }),
      person(4, 'mother', { income: { kind: 'inssBenefit', cents: 200_000 } }),
      person(5, 'stepmother', { income: { kind: 'pensaoAlimenticia' } }),
    ],
  });
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test.describe('o ano do salário mínimo', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Noronha', 'UTC']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('vira à meia-noite de Brasília', async ({ page }) => {
        await openTool(page, path, '2027-01-01T02:59:00Z');
        await toResult(page, questions, alone);
        const result = page.locator('[data-print-target]');
        await expect(result).toContainText(plain(longDate(isoDate('2026-12-31'))));
        await expect(result).not.toContainText('2027');
        await page.clock.setFixedTime(new Date('2027-01-01T03:00:00Z'));
        await underResult(page, 'change').click();
        await submit(page);
        await confirm(page);
        await expect(result).toContainText(plain(longDate(isoDate('2027-01-01'))));
        // The wage of the new year is not known here: that of the old one is used, and said.
        await expect(result.locator('h2 ~ p').filter({ hasText: /2027.*2026/ })).toBeVisible();
        await expectNoAxeFindings(page);
      });
    });
  }
});

test('o que foi marcado antes de o script chegar continua lá', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await control(page, questions.ageBand).check();
  await submit(page);
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(control(page, questions.hasDisability)).toBeVisible();
  await expect(control(page, questions.ageBand)).toBeChecked();
});

readsWithoutScript(path);
