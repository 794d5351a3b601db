import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { chatLines } from '#tools/deadlines/chat-lines.ts';
import { everyClock } from '#tools/deadlines/every-clock.ts';
import { questions } from '#tools/deadlines/questions.ts';
import { daysInWords } from '#tools/deadlines/wording.ts';
import { readyName } from '#tools/questions/ready.ts';
import { longDate, shortDate, weekdayAndDate } from '#words/dates.ts';
import {
  answer,
  choose,
  control,
  expectAsked,
  expectErrors,
  heading,
  lineBox,
  messageOf,
  plain,
  submit,
  underResult,
  wayOf,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';
import { toldOfDecision } from '../tools/people.ts';

const path = '/ferramentas/prazo-do-recurso';

const safeDay = isoDate('2026-12-18');
const legalLimit = isoDate('2026-12-21');

/** Opens the tool as who was denied. */
async function openDenied(page: Page, now?: string) {
  await openTool(page, path, now);
  await choose(page, questions.happened, 'denied');
  await expectAsked(page, questions.ciencia);
}

/** Types the date, be it one or not, and asks for the result. */
async function tell(page: Page, typed: readonly string[]) {
  for (const [index, part] of ['dia', 'mes', 'ano'].entries())
    await page.locator(`input[name="${questions.ciencia.id}-${part}"]`).fill(typed[index] ?? '');
  await submit(page);
}

test('na virada do ano, e “Foi hoje” com um toque', async ({ page }) => {
  await openDenied(page, '2026-12-02T15:00:00Z');
  await page.locator(`button[name="${readyName(`${questions.ciencia.id}-dia`)}"]`).click();
  await expect(heading(page)).toContainText(plain(weekdayAndDate(isoDate('2026-12-30'))));
  await expect(page.locator('[data-answer-card]')).toContainText(shortDate(isoDate('2027-01-04')));
});

test('data futura, impossível, muito antiga e prazo passado recebem resposta que ajuda', async ({
  page,
}) => {
  await openDenied(page);
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
  await expect(heading(page)).toContainText(plain(longDate(isoDate('2026-10-01'))));
  await expectNoAxeFindings(page);
  await underResult(page, 'change').click();
  await choose(page, questions.happened, 'denied');
  await expect(page.locator(`[name="${questions.ciencia.id}-ano"]`)).toHaveValue('2026');
  await tell(page, ['1', '9', '2010']);
  await expect(heading(page)).not.toContainText(/\d/);
});

test('no último dia seguro, depois dele, e logo antes da meia-noite de Brasília', async ({
  page,
}) => {
  await openDenied(page, '2026-12-19T02:59:00Z');
  await tell(page, ['20', '11', '2026']);
  await expect(heading(page)).toContainText(plain(weekdayAndDate(safeDay)));
  await page.clock.setFixedTime(new Date('2026-12-19T03:01:00Z'));
  await underResult(page, 'change').click();
  await choose(page, questions.happened, 'denied');
  await submit(page);
  await expect(heading(page)).not.toContainText(/\d/);
  await expect(page.locator('[data-answer-card]')).toContainText(shortDate(legalLimit));
});

test('o arquivo de calendário, byte por byte', async ({ page }) => {
  await openDenied(page);
  await tell(page, ['20', '11', '2026']);
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
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
      'PRODID:-//Prazos do INSS//PT',
      'BEGIN:VEVENT',
      'UID:recurso-inss-2026-11-20@prazos-do-inss',
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

test('a conversa: o texto exato, qualquer linha pode sair, e muda para outra pessoa', async ({
  page,
  watch,
}) => {
  await openDenied(page);
  await tell(page, ['20', '11', '2026']);
  await wayOf(page, 'talk').click();
  await lineBox(page, 'prazo').uncheck();
  const message = await messageOf(page);
  expect(message).toHaveLength(2);
  expect(message[1]).toContain('20/11/2026');
  await page.locator('[data-print-target] a[href*="wa.me/"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);

  await lineBox(page, 'prazo').check();
  const [forMe, forOther] = await page.locator('[data-print-target]').getByRole('radio').all();
  if (!forMe || !forOther) throw new Error('faltam as duas escolhas');
  await expect(forMe).toBeChecked();
  await forOther.check();
  await expectNoAxeFindings(page);
  await expectItFits(page);
  const lines = chatLines(deadlines(toldOfDecision, isoDate('2026-11-21')));
  expect((await messageOf(page)).slice(1)).toEqual(
    lines.map(({ forOther: text = '' }) => plain(text)),
  );
});

test.describe('em outros fusos', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Noronha', 'UTC']) {
    // The rules themselves are asked in four zones without a browser (rules/time-zone.test.ts).
    const tag = timezoneId === 'Pacific/Kiritimati' ? [] : '@deep';
    test.describe(timezoneId, { tag }, () => {
      test.use({ timezoneId });
      test('a mesma resposta', async ({ page }) => {
        await openDenied(page, '2026-11-21T02:30:00Z');
        await tell(page, ['20', '11', '2026']);
        await expect(page.locator('[data-answer-card]')).toContainText(plain(daysInWords(28)));
        await expect(heading(page)).toContainText(plain(weekdayAndDate(safeDay)));
      });
    });
  }
});

/** The answers with the most to say. */
const longest = ['corte que não sabe qual é', 'BPC, mais de uma coisa', 'pensão com filho pequeno'];

for (const [name, told] of everyClock.filter(([name]) => longest.includes(name)))
  test(`${name}: três passos, nada cortado`, async ({ page }) => {
    await openTool(page, path);
    await answer(page, questions, told);
    await expect(page.locator('[data-answer-card] ol > li')).toHaveCount(3);
    await expectItFits(page);
  });

test('um arquivo de calendário para todos os prazos que correm', async ({ page }) => {
  await openTool(page, path);
  await answer(page, questions, {
    happened: 'death',
    death: isoDate('2026-10-01'),
    hasYoungChild: true,
  });
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  expect(file.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
    'DTSTART;VALUE=DATE:20261230',
    'DTSTART;VALUE=DATE:20270330',
  ]);
});

readsWithoutScript(path);
