import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';

const path = '/ferramentas/prazo-do-recurso';

async function answer(page: Page, day: string, month: string, year: string) {
  await page.getByLabel('Dia', { exact: true }).fill(day);
  await page.getByLabel('Mês', { exact: true }).fill(month);
  await page.getByLabel('Ano', { exact: true }).fill(year);
  await page.getByRole('button', { name: 'Ver até quando recorrer' }).click();
}

for (const width of [320, 1280]) {
  test(`do erro à data, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path);
    await expectNoAxeFindings(page);
    const title = await page.title();
    await page.getByRole('button', { name: 'Ver até quando recorrer' }).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Erro: ${title}`);
    await expectNoAxeFindings(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Dia', { exact: true })).toBeFocused();
    await page.keyboard.type('20');
    await page.keyboard.press('Tab');
    await page.keyboard.type('11');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2026');
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', {
      level: 2,
      name: 'Faça até sexta-feira, 18 de dezembro de 2026.',
    });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(
      page.getByText('Limite pela contagem da lei: segunda-feira, 21 de dezembro de 2026.'),
    ).toBeVisible();
    await expect(page.getByText('Faltam 27 dias (3 semanas e 6 dias)')).toBeVisible();
    await expect(page.getByText('Estimativa com as regras de 2026.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
    expect(page.url()).not.toContain('2026');
  });
}

/** Vectors of the holiday rule: day of ciência, safe day, legal limit. */
for (const [ciencia, safe, limit] of [
  ['24/11/2026', 'quarta-feira, 23 de dezembro de 2026', 'quinta-feira, 24 de dezembro de 2026'],
  ['2/12/2026', 'quarta-feira, 30 de dezembro de 2026', 'segunda-feira, 4 de janeiro de 2027'],
  ['9/1/2027', 'sexta-feira, 5 de fevereiro de 2027', 'segunda-feira, 8 de fevereiro de 2027'],
  ['24/2/2027', 'quinta-feira, 25 de março de 2027', 'sexta-feira, 26 de março de 2027'],
] as const) {
  test(`ciência em ${ciencia}`, async ({ page }) => {
    const [day = '', month = '', year = ''] = ciencia.split('/');
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    await openTool(page, path, `${iso}T15:00:00Z`);
    await answer(page, day, month, year);
    await expect(page.getByRole('heading', { name: `Faça até ${safe}.` })).toBeVisible();
    await expect(page.getByText(`Limite pela contagem da lei: ${limit}.`)).toBeVisible();
  });
}

test('data futura, impossível, muito antiga e prazo passado recebem resposta que ajuda', async ({
  page,
}) => {
  await openTool(page, path);
  await answer(page, '22', '11', '2026');
  await expect(
    page.getByRole('link', { name: /Essa data ainda não chegou: hoje é 21 de novembro de 2026/ }),
  ).toBeVisible();
  await answer(page, '31', '11', '2026');
  await expect(page.getByRole('link', { name: /esse dia não existe no calendário/ })).toBeVisible();
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('31');
  await answer(page, '20', '11', '26');
  await expect(page.getByRole('link', { name: /quatro algarismos/ })).toBeVisible();
  await answer(page, '1', '9', '2026');
  await expect(
    page.getByRole('heading', {
      name: /o prazo do recurso terminou em quinta-feira, 1 de outubro de 2026/,
    }),
  ).toBeFocused();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Mudar as respostas' }).click();
  await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('2026');
  await answer(page, '1', '9', '2010');
  await expect(page.getByRole('heading', { name: /Essa decisão é antiga/ })).toBeVisible();
});

test('no último dia seguro, depois dele, e logo antes da meia-noite de Brasília', async ({
  page,
}) => {
  await openTool(page, path, '2026-12-19T02:59:00Z');
  await answer(page, '20', '11', '2026');
  await expect(page.getByText('É hoje.')).toBeVisible();
  await openTool(page, path, '2026-12-19T03:01:00Z');
  await answer(page, '20', '11', '2026');
  await expect(
    page.getByRole('heading', { name: 'Recorra hoje. O dia seguro já passou.' }),
  ).toBeVisible();
});

test('o arquivo de calendário, byte por byte', async ({ page }) => {
  await openTool(page, path);
  await answer(page, '20', '11', '2026');
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
  await answer(page, '20', '11', '2026');
  await page.getByRole('checkbox', { name: /devo recorrer até/ }).uncheck();
  await page.getByRole('link', { name: 'Quero enviar a carta' }).click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([
      `https://wa.me/5500900000000?text=${encodeURIComponent('Olá! Quero enviar a carta de indeferimento para análise.\nSoube da decisão em 20/11/2026.')}`,
    ]);
  await page.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('');
});

test('é para outra pessoa: cada linha muda para a terceira pessoa', async ({ page, watch }) => {
  await openTool(page, path);
  await answer(page, '20', '11', '2026');
  const other = page.getByRole('radio', { name: 'É para outra pessoa' });
  await expect(page.getByRole('radio', { name: 'É para mim' })).toBeChecked();
  await other.check();
  await expect(page.getByRole('status').filter({ hasText: 'peça licença' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectItFits(page);
  await page.getByRole('link', { name: 'Quero enviar a carta' }).click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([
      `https://wa.me/5500900000000?text=${encodeURIComponent(
        'Olá! Estou escrevendo por outra pessoa. Quero enviar a carta de indeferimento para análise.\n' +
          'A pessoa soube da decisão em 20/11/2026.\n' +
          'Pela conta do site, a pessoa deve recorrer até 18/12/2026 (limite: 21/12/2026).',
      )}`,
    ]);
});

test('o resultado imprime em uma folha, sem botões', async ({ page }) => {
  await openTool(page, path);
  await answer(page, '20', '11', '2026');
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Faça até/ })).toBeVisible();
  await expect(page.getByText('Conta feita em 21 de novembro de 2026')).toBeVisible();
  await expect(page.getByText(/^Fontes: Decreto 3\.048\/1999/)).toBeVisible();
});

test.describe('em outros fusos', () => {
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Noronha', 'UTC']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('a mesma resposta', async ({ page }) => {
        await openTool(page, path, '2026-11-21T02:30:00Z');
        await answer(page, '20', '11', '2026');
        await expect(page.getByText('Faltam 28 dias (4 semanas)')).toBeVisible();
        await expect(
          page.getByRole('heading', { name: 'Faça até sexta-feira, 18 de dezembro de 2026.' }),
        ).toBeVisible();
      });
    });
  }
});

readsWithoutScript(path);
