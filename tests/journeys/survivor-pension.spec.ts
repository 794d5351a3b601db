import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { part } from '../browser/part.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';

const path = '/ferramentas/pensao-por-morte';
const greeting = 'Olá! Tenho dúvidas sobre a pensão por morte.';

// The journeys look at several states with axe.
test.setTimeout(120_000);

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function date(page: Page, question: string, typed: string, within = page.locator('form')) {
  const [day = '', month = '', year = ''] = typed.split('/');
  const fields = within.getByRole('group', { name: question, exact: true });
  await fields.getByLabel('Dia').fill(day);
  await fields.getByLabel('Mês').fill(month);
  await fields.getByLabel('Ano').fill(year);
}

const choose = (page: Page, question: string, answer: string) =>
  group(page, question).getByRole('radio', { name: answer, exact: true }).check();

const asks = {
  death: 'Em que dia a pessoa morreu?',
  insured: 'A pessoa era aposentada, recebia benefício ou pagava o INSS?',
  partner: 'Havia casamento ou união estável no dia da morte?',
  partnerBirth: 'Data de nascimento de quem ficou',
  union: 'No dia da morte, a união tinha 2 anos ou mais?',
  proof: 'Há documento da união, dos 24 meses antes da morte?',
  condition: 'Quem ficou tem invalidez ou deficiência?',
  contributions: 'A pessoa que morreu fez 18 contribuições ou mais?',
  accident: 'A morte foi por acidente ou por doença do trabalho?',
  emancipated: 'Foi emancipado ou emancipada, ou casou, até a morte?',
  former: 'Alguém de um casamento ou união anterior recebia pensão alimentícia da pessoa?',
  request: 'A pensão já foi pedida ao INSS?',
  requestDay: 'Em que dia foi o pedido?',
} as const;

interface Told {
  death?: string;
  insured?: string;
  partner?: 'Casamento' | 'União estável' | 'Não';
  contributions?: string;
  condition?: string;
  requestDay?: string;
  base?: string;
}

/** Answers everything but the people of the lists; a spouse of 46 unless told otherwise. */
async function tell(page: Page, told: Told) {
  await date(page, asks.death, told.death ?? '1/10/2026');
  await choose(page, asks.insured, told.insured ?? 'Sim');
  const partner = told.partner ?? 'Casamento';
  await choose(page, asks.partner, partner);
  if (partner !== 'Não') {
    await date(page, asks.partnerBirth, '15/1/1980');
    await choose(page, asks.union, 'Sim');
    if (partner === 'União estável') await choose(page, asks.proof, 'Ainda não, ou não sei');
    await choose(page, asks.condition, told.condition ?? 'Não');
    await choose(page, asks.contributions, told.contributions ?? 'Sim');
    await choose(page, asks.accident, 'Não');
  }
  await choose(page, asks.former, 'Não');
  await choose(page, asks.request, told.requestDay ? 'Sim' : 'Ainda não');
  if (told.requestDay) await date(page, asks.requestDay, told.requestDay);
  if (told.base) await page.getByLabel(/Quanto era a aposentadoria/).fill(told.base);
}

async function addChild(
  page: Page,
  number: number,
  birth: string,
  kind = 'Filho ou filha',
  condition = 'Não',
) {
  await page.getByRole('button', { name: 'Adicionar filho, filha ou menor' }).click();
  const row = group(page, `Filho, filha ou menor ${number}`);
  await expect(row.getByLabel('Quem é?')).toBeFocused();
  await row.getByLabel('Quem é?').selectOption(kind);
  await date(page, 'Data de nascimento', birth, row);
  await row.getByLabel('Tem invalidez ou deficiência?').selectOption(condition);
  return row;
}

async function toResult(page: Page) {
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await expect(page.getByRole('heading', { name: 'Confira as respostas' })).toBeFocused();
  await page.getByRole('button', { name: 'Está certo, ver o resultado' }).click();
}

const rowsOf = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption }).getByRole('row');

const typeDate = async (page: Page, typed: string) => {
  for (const [index, part] of typed.split('/').entries()) {
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
    const submit = page.getByRole('button', { name: 'Conferir as respostas' });
    await submit.focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Erro: ${title}`);
    await expect(summary.getByRole('link')).toHaveText([
      'Escreva a data da morte: dia, mês e ano',
      'Marque se a pessoa era aposentada ou pagava o INSS, ou “Não sei”',
      'Marque se havia casamento ou união estável',
      'Marque se havia ex com pensão alimentícia, ou “Não sei”',
      'Marque se a pensão já foi pedida, ou “Não sei”',
    ]);
    await expectNoAxeFindings(page);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(group(page, asks.death).getByLabel('Dia')).toBeFocused();
    await typeDate(page, '1/10/2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Coberta: sim.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown'); // Casamento.
    await expect(group(page, asks.partner).getByLabel('Casamento')).toBeChecked();
    await page.keyboard.press('Tab');
    await typeDate(page, '15/1/1980');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Dois anos: sim.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Sem deficiência.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // 18 contribuições: sim.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown'); // Acidente: não.
    await expect(group(page, asks.accident).getByLabel('Não', { exact: true })).toBeChecked();
    for (const [number, birth] of [
      [1, '20/5/2006'],
      [2, '2/8/2014'],
    ] as const) {
      await page.getByRole('button', { name: 'Adicionar filho, filha ou menor' }).focus();
      await page.keyboard.press('Enter');
      const row = group(page, `Filho, filha ou menor ${number}`);
      await expect(row.getByLabel('Quem é?')).toBeFocused();
      await page.keyboard.press('Tab');
      await typeDate(page, birth);
      await page.keyboard.press('Tab');
      if (number === 1) {
        await page.keyboard.press('Space');
        await page.keyboard.press('ArrowDown'); // Emancipação: não.
        await page.keyboard.press('Tab');
      }
      await expect(row.getByLabel('Tem invalidez ou deficiência?')).toBeFocused();
      await page.keyboard.type('N');
    }
    await group(page, asks.former).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space'); // Já pedida.
    await page.keyboard.press('Tab');
    await typeDate(page, '10/10/2026');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3.000,00');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Confira as respostas' })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Mudar.*Filho ou filha 2$/ }).focus();
    await page.keyboard.press('Enter');
    const second = group(page, 'Filho, filha ou menor 2');
    await expect(second.getByLabel('Quem é?')).toBeFocused();
    await expect(second.getByLabel('Ano')).toHaveValue('2014');
    await submit.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Está certo, ver o resultado' }).focus();
    await page.keyboard.press('Enter');

    await expect(
      page.getByRole('heading', {
        name: 'Pela conta de hoje: 80% da base, em partes iguais para 3 pessoas.',
      }),
    ).toBeFocused();
    await expect(page.getByText('R$ 2.400,00 por mês, R$ 800,00 para cada pessoa')).toBeVisible();
    await expect(rowsOf(page, 'A divisão no tempo')).toHaveText([
      /A partir de/,
      /01\/10\/2026.*Marido ou esposa, filho ou filha 1, filho ou filha 2.*80% da base: R\$\s2\.400,00/,
      /20\/05\/2027.*Marido ou esposa, filho ou filha 2.*70% da base: R\$\s2\.100,00\*/,
      /02\/08\/2035.*Marido ou esposa.*60% da base: R\$\s1\.800,00\*/,
    ]);
    await expect(page.getByText('Até fazer 21 anos, em 20 de maio de 2027.')).toBeVisible();
    await expect(page.getByText('Para toda a vida.', { exact: true })).toBeVisible();
    await expect(page.getByText('Estimativa com as regras de 2026.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expectItFits(page);
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
    expect(page.url().endsWith(path)).toBe(true);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('60% abaixo do mínimo sobem para o salário mínimo', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { requestDay: '10/10/2026', base: 'R$ 2000' });
  await toResult(page);
  await expect(page.getByText('R$ 1.621,00 por mês').first()).toBeVisible();
  await expect(
    page.getByText('O total sobe para o salário mínimo de 2026, R$ 1.621,00.'),
  ).toBeVisible();
});

test('pedido no 91º dia: paga desde o pedido, e a pensão não se perde', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { death: '1/8/2026', requestDay: '31/10/2026' });
  await toResult(page);
  await expect(page.getByText('os meses anteriores se perdem').first()).toBeVisible();
  await expect(
    page.getByText('pedido 91 dias depois. Os dias foram até 30 de outubro de 2026.'),
  ).toBeVisible();
  await expect(rowsOf(page, 'A divisão no tempo').nth(1)).toContainText('31/10/2026');
});

test('menos de 18 contribuições: 4 meses', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { contributions: 'Não', requestDay: '10/10/2026' });
  await toResult(page);
  await expect(page.getByText('Por 4 meses, até 1 de fevereiro de 2027.')).toBeVisible();
  await expect(rowsOf(page, 'A divisão no tempo').last()).toContainText(
    'Terminam as partes desta conta.',
  );
});

test('união estável sem documento e guarda: as duas contas e o que precisa de análise', async ({
  page,
}) => {
  await openTool(page, path);
  await tell(page, { partner: 'União estável', insured: 'Não sei', requestDay: '10/10/2026' });
  await addChild(page, 1, '7/7/2016', 'Menor sob guarda judicial');
  await toResult(page);
  await expect(
    page.getByRole('heading', {
      name: 'Se o que falta se confirmar: 70% da base, em partes iguais para 2 pessoas.',
    }),
  ).toBeFocused();
  const expected = part(page, 'O que precisa de análise');
  await expect(expected.getByRole('listitem')).toHaveText([
    /Cobertura do INSS/,
    /Documentos da união estável/,
    /Menor sob guarda judicial.*STF/,
  ]);
  await expectNoAxeFindings(page);
});

test('morte antes da reforma: nada mais é perguntado, e a página diz aonde ir', async ({
  page,
}) => {
  await openTool(page, path);
  await date(page, asks.death, '12/11/2019');
  await expect(group(page, asks.insured)).toBeHidden();
  await expect(page.getByText(/Para essa data valem regras mais antigas/)).toBeVisible();
  await expectNoAxeFindings(page);
  await toResult(page);
  await expect(
    page.getByRole('heading', { name: 'Para essa data, a regra do valor é outra.' }),
  ).toBeFocused();
  await expect(page.getByText('serve para mortes desde 13 de novembro de 2019.')).toBeVisible();
  await expect(part(page, 'Onde pedir')).toContainText('135');
  await expectNoAxeFindings(page);
});

test('pais e irmãos só aparecem sem casamento, união e filhos', async ({ page }) => {
  await openTool(page, path);
  const add = page.getByRole('button', { name: 'Adicionar pai, mãe, irmão ou irmã' });
  await expect(add).toBeHidden();
  await tell(page, { partner: 'Não', requestDay: '10/10/2026' });
  await addChild(page, 1, '2/8/2014');
  await expect(add).toBeHidden();
  await page.getByRole('button', { name: /^Tirar da lista.*menor 1$/ }).click();
  await expect(page.getByRole('button', { name: 'Adicionar filho, filha ou menor' })).toBeFocused();
  await add.click();
  const row = group(page, 'Parente 1');
  await row.getByLabel('Dependia da pessoa para viver?').selectOption('Sim');
  await row.getByLabel('Tem invalidez ou deficiência?').selectOption('Não');
  await toResult(page);
  await expect(page.getByRole('heading', { name: '60% da base, para uma pessoa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mãe' })).toBeVisible();
});

test('datas que não podem ser dizem como corrigir, e nada se perde', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { death: '22/11/2026', requestDay: '9/10/2026', base: 'dois mil' });
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
  await expect(summary.getByRole('link')).toHaveText([
    'Confira a data da morte: hoje é 21 de novembro de 2026',
    /Confira o valor em reais/,
  ]);
  await date(page, asks.death, '1/11/2026');
  await page.getByLabel(/Quanto era a aposentadoria/).fill('');
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await expect(summary.getByRole('link')).toHaveText([
    'Confira a data do pedido: ela vem antes da data da morte',
  ]);
  await expect(group(page, asks.requestDay).getByLabel('Dia')).toHaveValue('9');
});

test('levar para a conversa: o texto exato; renda e saúde só se marcadas; limpar tudo', async ({
  page,
  watch,
}) => {
  await openTool(page, path);
  await tell(page, {
    condition: 'Invalidez, ou deficiência intelectual, mental ou grave',
    requestDay: '10/10/2026',
    base: '3000',
  });
  await toResult(page);
  const expected = [
    greeting,
    'A morte foi em 01/10/2026.',
    'Ficaram: marido ou esposa.',
    'A pensão foi pedida ao INSS em 10/10/2026.',
  ];
  await page.getByRole('link', { name: 'Conversar sobre a pensão' }).click();
  await page.getByRole('checkbox', { name: /total seria de R\$\s3\.000,00/ }).check();
  await page.getByRole('checkbox', { name: /Ficaram/ }).uncheck();
  await page.getByRole('link', { name: 'Conversar sobre a pensão' }).click();
  const link = (lines: string[]) =>
    `https://wa.me/5500900000000?text=${encodeURIComponent(lines.join('\n'))}`;
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([
      link(expected),
      link([
        ...expected.filter((line) => !line.startsWith('Ficaram')),
        'Pela conta do site, o total seria de R$ 3.000,00 por mês.',
      ]),
    ]);
  await expect(page.getByRole('checkbox', { name: /Com invalidez/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /aposentadoria da pessoa/ })).not.toBeChecked();

  await page.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(group(page, asks.death).getByLabel('Dia')).toHaveValue('');
  await expect(group(page, asks.partnerBirth)).toBeHidden();
  await expect(group(page, asks.insured).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('o resultado comum imprime em uma folha, sem botões', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { requestDay: '10/10/2026', base: '3000' });
  const first = await addChild(page, 1, '20/5/2006');
  await first
    .getByRole('group', { name: asks.emancipated })
    .getByRole('radio', { name: 'Não', exact: true })
    .check();
  await addChild(page, 2, '2/8/2014');
  await toResult(page);
  await expect(page.getByRole('table', { name: 'A divisão no tempo' })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Pela conta de hoje/ })).toBeVisible();
});

test('o resultado em que muito falta saber imprime em duas folhas', async ({ page }) => {
  await openTool(page, path);
  await tell(page, {
    insured: 'Não sei',
    partner: 'União estável',
    condition: 'Não sei',
    contributions: 'Não sei',
    base: '12000',
  });
  await addChild(page, 1, '7/7/2016', 'Menor sob guarda judicial', 'Não sei');
  const stepchild = await addChild(page, 2, '20/5/2012', 'Enteado ou enteada', 'Não sei');
  await stepchild.getByLabel('Dependia da pessoa para viver?').selectOption('Não sei');
  await addChild(page, 3, '20/5/2018', 'Filho ou filha', 'Não sei');
  await addChild(page, 4, '20/5/2020');
  await choose(page, asks.former, 'Sim');
  await choose(page, asks.request, 'Não sei');
  await toResult(page);
  await expect(page.getByRole('table', { name: 'Se o que falta se confirmar' })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(2);
});

readsWithoutScript(path);
