import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { siteNow } from '#tests/site-date.ts';
import { questions } from '#tools/deadlines/questions.ts';
import { readyName } from '#tools/questions/ready.ts';
import { longDate, shortDate } from '#words/dates.ts';
import {
  choose,
  expectAsked,
  heading,
  lineBox,
  messageOf,
  submit,
  underResult,
  wayOf,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openAnswered, openTool } from '../browser/tool.ts';
import { everyClock } from '../tools/every-clock.ts';
import { plain } from '../tools/plain.ts';

const path = '/ferramentas/prazo-do-recurso';

const safeDay = isoDate('2026-12-18');
const legalLimit = isoDate('2026-12-21');

async function openDenied(page: Page, now?: string) {
  await openTool(page, path, now);
  await tellDenied(page);
  await expectAsked(page, questions.ciencia);
}

/** Denied after an exam. */
async function tellDenied(page: Page) {
  await choose(page, questions.happened, 'denied');
  await choose(page, questions.isOnPapers, 'nao');
}

/** Types the date, be it one or not, and asks for the result. */
async function tell(page: Page, typed: readonly string[]) {
  for (const [index, part] of ['dia', 'mes', 'ano'].entries())
    await page.locator(`input[name="${questions.ciencia.id}-${part}"]`).fill(typed[index] ?? '');
  await submit(page);
}

test.describe('num aparelho do outro lado do mundo', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('o dia é o de Brasília: até a meia-noite o seguro, depois o limite; “Foi hoje” com um toque', async ({
    page,
  }) => {
    await openDenied(page, '2026-12-19T02:59:00Z');
    await tell(page, ['20', '11', '2026']);
    await expect(heading(page)).toContainText(plain(longDate(safeDay)));
    await page.clock.setFixedTime(new Date('2026-12-19T03:01:00Z'));
    await underResult(page, 'change').click();
    await tellDenied(page);
    // What was told is still there.
    await submit(page);
    await expect(heading(page)).not.toContainText(/\d/);
    await expect(page.locator('[data-answer-card]')).toContainText(shortDate(legalLimit));
    await expectNoAxeFindings(page);
    await underResult(page, 'change').click();
    await tellDenied(page);
    await page
      .locator(`button[name="${readyName(`${questions.ciencia.id}-dia`)}"][value=hoje]`)
      .click();
    const fromToday = proceduralTerm(isoDate('2026-12-19'), 30);
    await expect(heading(page)).toContainText(plain(longDate(fromToday.safeDay)));
  });
});

test('o arquivo de calendário leva o dia que a tela diz; a conversa, o texto exato, sem a linha que sai, e muda para outra pessoa; um relógio muito errado é dito', async ({
  page,
  watch,
}) => {
  await openDenied(page);
  const fault = page.locator('main [data-clock-fault]');
  await expect(fault.and(page.getByRole('alert', { includeHidden: true }))).toHaveCount(1);
  await expect(fault).toBeHidden();
  await tell(page, ['20', '11', '2026']);
  const waiting = page.waitForEvent('download');
  await page.locator('[data-answer-card] > p button').first().click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('recurso-inss-2026-12-18.ics');
  // The rest of it, line by line: calendar-file.test.ts.
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  for (const line of [
    'UID:recurso-inss-2026-11-20@prazos-do-inss',
    `DTSTAMP:${siteNow.replace(/[-:]/g, '')}`,
    'DTSTART;VALUE=DATE:20261218',
    'SUMMARY:Recurso ao INSS: fazer até 18/12/2026',
    'DESCRIPTION:Último dia pela conta da lei: 21/12/2026.\\nFaça no Meu INSS (',
  ])
    expect(lines).toContain(line);

  await wayOf(page, 'talk').click();
  await lineBox(page, 'prazo').uncheck();
  const message = await messageOf(page);
  expect(message).toHaveLength(3);
  expect(message[2]).toContain('20/11/2026');
  await page.locator('[data-print-target] a[href*="wa.me/55"]').click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message.join('\n'))}`]);

  await lineBox(page, 'prazo').check();
  const [forMe, forOther] = await page.locator('[data-print-target]').getByRole('radio').all();
  if (!forMe || !forOther) throw new Error('faltam as duas escolhas');
  await expect(forMe).toBeChecked();
  const mine = await messageOf(page);
  await forOther.check();
  await expectItFits(page);
  const theirs = await messageOf(page);
  expect(theirs).toHaveLength(mine.length);
  expect(theirs.join()).toContain(shortDate(legalLimit));
  expect(theirs).not.toEqual(mine);

  for (const clock of ['2015-05-03T12:00:00Z', '2031-05-03T12:00:00Z']) {
    await openTool(page, path, clock);
    await expect(fault, clock).toBeVisible();
  }
});

/** The answers with the most to say. */
const longest = ['corte que não sabe qual é', 'BPC, mais de uma coisa', 'pensão com filho pequeno'];

for (const [name, told] of everyClock.filter(([name]) => longest.includes(name)))
  test(`${name}: três passos, nada cortado`, { tag: name === longest[0] ? [] : '@deep' }, async ({
    page,
  }) => {
    await openAnswered(page, path, questions, told);
    await expect(page.locator('[data-answer-card] ol > li')).toHaveCount(3);
    await expectItFits(page);
  });
