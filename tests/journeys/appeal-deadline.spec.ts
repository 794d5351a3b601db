import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { appeal } from '#rules/appeal-deadline/appeal.ts';
import { chatLines } from '#tools/appeal-deadline/chat-lines.ts';
import { questions } from '#tools/appeal-deadline/questions.ts';
import { daysInWords } from '#tools/appeal-deadline/wording.ts';
import { longDate, weekdayAndDate } from '#words/dates.ts';
import {
  answer,
  control,
  expectErrors,
  expectNothingLeft,
  lineBox,
  messageOf,
  plain,
  submit,
  underResult,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';
import { toldOfDecision } from '../tools/people.ts';

const path = '/ferramentas/prazo-do-recurso';

const safeDay = isoDate('2026-12-18');
const legalLimit = isoDate('2026-12-21');

/** Types the date, be it one or not, and asks for the result. */
async function tell(page: Page, typed: readonly string[]) {
  for (const [index, part] of ['dia', 'mes', 'ano'].entries())
    await page.locator(`[name="${questions.ciencia.id}-${part}"]`).fill(typed[index] ?? '');
  await submit(page);
}

const heading = (page: Page) => page.locator('[data-print-target] h2:focus');

for (const width of [320, 1280]) {
  test(`do erro à data, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path);
    await expectNoAxeFindings(page);
    const title = await page.title();
    await page.locator('main form button[type=submit]').focus();
    await page.keyboard.press('Enter');
    await expectErrors(page, [questions.ciencia.id]);
    await expect(page).not.toHaveTitle(title);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(control(page, questions.ciencia)).toBeFocused();
    await page.keyboard.type('20');
    await page.keyboard.press('Tab');
    await page.keyboard.type('11');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2026');
    await page.keyboard.press('Enter');

    await expect(heading(page)).toContainText(plain(weekdayAndDate(safeDay)));
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main')).toContainText(plain(longDate(legalLimit)));
    await expectNoAxeFindings(page);
    await expectNothingLeft(page, path, watch);
  });
}

/** Vectors of the holiday rule: day of ciência, safe day, legal limit. */
for (const [ciencia, safe, limit] of [
  ['2026-11-24', '2026-12-23', '2026-12-24'],
  ['2026-12-02', '2026-12-30', '2027-01-04'],
  ['2027-01-09', '2027-02-05', '2027-02-08'],
  ['2027-02-24', '2027-03-25', '2027-03-26'],
] as const) {
  test(`ciência em ${ciencia}`, async ({ page }) => {
    await openTool(page, path, `${ciencia}T15:00:00Z`);
    await answer(page, questions, { ciencia: isoDate(ciencia) });
    await submit(page);
    await expect(heading(page)).toContainText(plain(weekdayAndDate(isoDate(safe))));
    await expect(page.locator('main')).toContainText(plain(longDate(isoDate(limit))));
  });
}

test('data futura, impossível, muito antiga e prazo passado recebem resposta que ajuda', async ({
  page,
}) => {
  await openTool(page, path);
  const refused = page.locator('main form').getByRole('alert').getByRole('link');
  const said = new Set<string>();
  for (const typed of [
    ['22', '11', '2026'],
    ['31', '11', '2026'],
    ['20', '11', '26'],
  ] as const) {
    await tell(page, typed);
    await expectErrors(page, [questions.ciencia.id]);
    await expect(control(page, questions.ciencia)).toHaveValue(typed[0]);
    said.add((await refused.textContent()) ?? '');
  }
  expect(said.size).toBe(3);
  await tell(page, ['1', '9', '2026']);
  await expect(heading(page)).toContainText(plain(weekdayAndDate(isoDate('2026-10-01'))));
  await expectNoAxeFindings(page);
  await underResult(page, 'change').click();
  await expect(page.locator(`[name="${questions.ciencia.id}-ano"]`)).toHaveValue('2026');
  await tell(page, ['1', '9', '2010']);
  await expect(heading(page)).not.toContainText(/\d/);
});

test('no último dia seguro, depois dele, e logo antes da meia-noite de Brasília', async ({
  page,
}) => {
  await openTool(page, path, '2026-12-19T02:59:00Z');
  await tell(page, ['20', '11', '2026']);
  await expect(heading(page)).toContainText(plain(weekdayAndDate(safeDay)));
  await openTool(page, path, '2026-12-19T03:01:00Z');
  await tell(page, ['20', '11', '2026']);
  await expect(heading(page)).not.toContainText(/\d/);
  await expect(page.locator('main')).toContainText(plain(longDate(legalLimit)));
});

test('o arquivo de calendário, byte por byte', async ({ page }) => {
  await openTool(page, path);
  await tell(page, ['20', '11', '2026']);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar no calendário' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('recurso-inss-2026-12-18.ics');
  const alarm = (trigger: string) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Recurso ao INSS: fazer até 18/12/2026',
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ];
  expect(await readFile(await download.path(), 'utf8')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Previdencia Clara//Appeal deadline//PT',
      'BEGIN:VEVENT',
      'UID:recurso-2026-11-20@previdencia-clara',
      'DTSTAMP:20261121T150000Z',
      'DTSTART;VALUE=DATE:20261218',
      'DTEND;VALUE=DATE:20261219',
      'SUMMARY:Recurso ao INSS: fazer até 18/12/2026',
      'DESCRIPTION:Limite pela contagem da lei: 21/12/2026.\\nFaça no Meu INSS (me',
      ' u.inss.gov.br) ou pelo telefone 135. Não custa nada.\\nEstimativa: confirm',
      ' e na carta e no Meu INSS.',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      ...['-P9DT15H', '-P2DT15H', '-PT15H'].flatMap(alarm),
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('levar para a conversa: o texto exato, e qualquer linha pode sair', async ({
  page,
  watch,
}) => {
  await openTool(page, path);
  await tell(page, ['20', '11', '2026']);
  await lineBox(page, 'prazo').uncheck();
  const message = await messageOf(page);
  expect(message).toHaveLength(2);
  expect(message[1]).toContain('20/11/2026');
  await page.locator('[data-print-target] a[href*="wa.me/"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);
  await underResult(page, 'clear').click();
  await expect(control(page, questions.ciencia)).toHaveValue('');
});

test('é para outra pessoa: cada linha muda para a terceira pessoa', async ({ page }) => {
  await openTool(page, path);
  await tell(page, ['20', '11', '2026']);
  const [forMe, forOther] = await page.locator('[data-print-target]').getByRole('radio').all();
  if (!forMe || !forOther) throw new Error('faltam as duas escolhas');
  await expect(forMe).toBeChecked();
  await forOther.check();
  await expectNoAxeFindings(page);
  await expectItFits(page);
  const result = appeal(toldOfDecision, isoDate('2026-11-21'));
  if (!('deadline' in result)) throw new Error('faltam os dias');
  const lines = chatLines(toldOfDecision, result);
  const message = await messageOf(page);
  expect(message.slice(1)).toEqual(lines.map(({ forOther: text = '' }) => plain(text)));
});

test('o resultado imprime em uma folha, sem botões', async ({ page }) => {
  await openTool(page, path);
  await tell(page, ['20', '11', '2026']);
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-print-target] h2').last()).toBeVisible();
  for (const printed of ['21 de novembro de 2026', 'Decreto 3.048/1999'])
    await expect(page.locator('[data-print-target]').getByText(printed).last()).toBeVisible();
});

test.describe('em outros fusos', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Noronha', 'UTC']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('a mesma resposta', async ({ page }) => {
        await openTool(page, path, '2026-11-21T02:30:00Z');
        await tell(page, ['20', '11', '2026']);
        await expect(page.locator('main')).toContainText(plain(daysInWords(28)));
        await expect(heading(page)).toContainText(plain(weekdayAndDate(safeDay)));
      });
    });
  }
});

readsWithoutScript(path);
