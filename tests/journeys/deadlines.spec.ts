import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { deadlines } from '#rules/deadlines/deadlines.ts';
import { chatLines } from '#tools/deadlines/chat-lines.ts';
import { questions, type Told } from '#tools/deadlines/questions.ts';
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
import type { Telling } from '../tools/steps.ts';

const path = '/ferramentas/prazo-do-recurso';

const ciencia = isoDate('2026-11-20');
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
      'PRODID:-//Previdencia Clara//Prazos//PT',
      'BEGIN:VEVENT',
      'UID:recurso-inss-2026-11-20@previdencia-clara',
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
    test.describe(timezoneId, () => {
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

/** One telling for every clock, and the days that its answer must show. */
const everyClock: readonly (readonly [string, Telling<Told>, readonly string[]])[] = [
  [
    'exigência com data',
    { happened: 'documentsAsked', isLimitPrinted: true, printedLimit: isoDate('2026-12-20') },
    ['2026-12-18'],
  ],
  [
    'exigência sem data',
    { happened: 'documentsAsked', isLimitPrinted: false, ciencia },
    ['2026-12-18'],
  ],
  [
    'prorrogação que ainda não abriu',
    { happened: 'benefitEnding', benefitEnd: isoDate('2026-12-18') },
    ['2026-12-04', '2026-12-17'],
  ],
  [
    'prorrogação aberta',
    { happened: 'benefitEnding', benefitEnd: isoDate('2026-12-02') },
    ['2026-12-01'],
  ],
  ['corte que não sabe qual é', { happened: 'stopped', isRural: true, ciencia }, ['2026-12-18']],
  ['defesa do campo', { happened: 'suspicion', isRural: true, ciencia }, ['2027-01-19']],
  ['BPC, mais de uma coisa', { happened: 'bpcNotice', isLargeCity: true, ciencia }, ['2026-12-18']],
  [
    'BPC bloqueado pelo CadÚnico',
    {
      happened: 'stopped',
      stop: 'blocked',
      isBpc: true,
      bpcAsks: 'registry',
      isLargeCity: false,
      ciencia,
    },
    ['2027-01-04'],
  ],
  ['suspeita no BPC', { happened: 'suspicion', isBpc: true, ciencia }, ['2026-12-18']],
  [
    'chamada para perícia, com data',
    {
      happened: 'called',
      calledFor: 'exam',
      isLimitPrinted: true,
      printedLimit: isoDate('2026-12-20'),
    },
    ['2026-12-18'],
  ],
  [
    'chamada para a prova de vida, sem data',
    { happened: 'called', calledFor: 'lifeProof', isLimitPrinted: false },
    [],
  ],
  ['a Junta negou', { happened: 'boardDenied', ciencia }, ['2026-12-18']],
  [
    'pensão com filho pequeno',
    { happened: 'death', death: isoDate('2026-10-01'), hasYoungChild: true },
    ['2026-12-30'],
  ],
  [
    'pensão fora do prazo',
    { happened: 'death', death: isoDate('2026-05-01'), hasYoungChild: false },
    [],
  ],
  ['salário-maternidade', { happened: 'birth', birth: isoDate('2025-11-22') }, ['2030-11-21']],
  [
    'revisão',
    { happened: 'review', reviewOf: 'value', firstPayment: isoDate('2018-03-10') },
    ['2028-03-31'],
  ],
  [
    'revisão da ação trabalhista',
    {
      happened: 'review',
      reviewOf: 'labourCourt',
      firstPayment: isoDate('2009-05-10'),
      labourEnd: isoDate('2020-08-20'),
    },
    ['2030-08-19'],
  ],
  ['pedir de novo', { happened: 'askAgain', again: 'other', ciencia }, ['2026-12-22']],
  [
    'pedir de novo o auxílio: o recurso enquanto cabe',
    {
      happened: 'askAgain',
      again: 'incapacity',
      denial: 'extension',
      benefitEnd: ciencia,
      ciencia,
    },
    ['2026-12-18'],
  ],
  [
    'pedir de novo o auxílio: depois do recurso, a espera',
    {
      happened: 'askAgain',
      again: 'incapacity',
      denial: 'extension',
      benefitEnd: isoDate('2026-10-01'),
      ciencia: isoDate('2026-10-01'),
    },
    ['2027-03-31'],
  ],
  [
    'resposta a uma revisão: o recurso primeiro',
    { happened: 'review', reviewOf: 'answer', ciencia },
    ['2026-12-18'],
  ],
  [
    'pensão: só o prazo do filho ainda corre',
    { happened: 'death', death: isoDate('2026-08-01'), hasYoungChild: true },
    ['2027-01-28'],
  ],
];

for (const [name, told, days] of everyClock)
  test(`${name}: o dia, três passos, nada cortado`, async ({ page }) => {
    await openTool(page, path);
    await answer(page, questions, told);
    for (const day of days) await expect(heading(page)).toContainText(plain(longDate(day)));
    await expect(page.locator('[data-answer-card] ol > li')).toHaveCount(3);
    await expect(page.locator('[data-answer-card] ol > li').first()).toContainText(/Meu INSS/);
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
