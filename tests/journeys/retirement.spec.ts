import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';

const path = '/ferramentas/regras-de-aposentadoria';
const now = '2026-11-20T15:00:00Z';

// Each journey looks at four or five states with axe.
test.setTimeout(120_000);

const group = (page: Page, name: RegExp) => page.getByRole('group', { name });

const questions = {
  sex: /^Sexo/,
  birth: /nasceu/,
  insured: /entrou no INSS/,
  time: /contribuição você tem hoje/,
  timeAtReform: /contribuição você tinha em 13/,
  teacher: /educação básica/,
  teaching: /só no magistério/,
  teachingAtReform: /magistério você tinha/,
  disability: /alguma deficiência/,
  disabilityTime: /já com a deficiência/,
} as const;

type Length = readonly [years: string, months?: string, days?: string];

interface Told {
  sex?: string;
  birth: readonly [string, string, string];
  insured?: string;
  time: Length | 'não sei';
  timeAtReform?: Length;
  carencia?: string;
  teaching?: Length;
  teachingAtReform?: Length;
  disability?: string;
  disabilityTime?: Length;
}

async function tellTime(page: Page, name: RegExp, told: Length | 'não sei') {
  const field = group(page, name);
  if (told === 'não sei') {
    await field.getByRole('checkbox', { name: 'Não sei' }).check();
    return;
  }
  await field.getByLabel('Anos').fill(told[0]);
  await field.getByLabel('Meses').fill(told[1] ?? '');
  await field.getByLabel('Dias').fill(told[2] ?? '');
}

/** Answers everything and goes to the check page. */
async function tell(page: Page, told: Told) {
  const radio = (name: RegExp, value: string) =>
    group(page, name).getByRole('radio', { name: value, exact: true }).check();
  await radio(questions.sex, told.sex ?? 'Mulher');
  const [day, month, year] = told.birth;
  await group(page, questions.birth).getByLabel('Dia').fill(day);
  await group(page, questions.birth).getByLabel('Mês').fill(month);
  await group(page, questions.birth).getByLabel('Ano').fill(year);
  const insured = told.insured ?? 'Até 13/11/2019';
  await radio(questions.insured, insured);
  await tellTime(page, questions.time, told.time);
  if (insured === 'Até 13/11/2019')
    await tellTime(page, questions.timeAtReform, told.timeAtReform ?? 'não sei');
  await page.getByLabel('Meses de MEI, 5% ou 11%').fill('0');
  if (told.carencia) await page.getByLabel('Meses de carência').fill(told.carencia);
  else
    await group(page, /meses de carência/)
      .getByRole('checkbox', { name: 'Não sei' })
      .check();
  await radio(questions.teacher, told.teaching ? 'Sim' : 'Não');
  if (told.teaching) {
    await tellTime(page, questions.teaching, told.teaching);
    await tellTime(page, questions.teachingAtReform, told.teachingAtReform ?? 'não sei');
  }
  await radio(questions.disability, told.disability ?? 'Nenhuma');
  if (told.disabilityTime) await tellTime(page, questions.disabilityTime, told.disabilityTime);
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
}

const confirm = (page: Page) =>
  page.getByRole('button', { name: 'Está certo, ver o resultado' }).click();

const ruleAt = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) });

const withDisability: Told = {
  birth: ['20', '8', '1966'],
  time: ['32', '3'],
  timeAtReform: ['25', '3'],
  carencia: '180',
  disability: 'Moderada',
  disabilityTime: ['12'],
};

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
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Conferir as respostas' }).focus();
    await keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Escolha mulher ou homem',
      'Escreva a data em que nasceu: dia, mês e ano',
      'Escolha quando entrou no INSS ou marque “Não sei”',
      'Escreva o tempo de hoje ou marque “Não sei”',
      'Escreva os meses de carência ou marque “Não sei”',
      'Escolha se deu aula na educação básica',
      'Escolha se tem deficiência ou marque “Não sei”',
    ]);
    await expect(page).toHaveTitle(`Erro: ${title}`);
    await expectNoAxeFindings(page);
    await tab();
    await keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Mulher' })).toBeFocused();
    await keyboard.press('Space');
    await type('20', '8', '1966');
    await tab();
    await keyboard.press('Space');
    await type('32', '3');
    await tab(3);
    await expect(group(page, questions.timeAtReform).getByLabel('Anos')).toBeFocused();
    await tab(3);
    await keyboard.press('Space');
    await type('180');
    await tab(2);
    await keyboard.press('ArrowDown');
    await tab();
    await keyboard.press('Space');
    await tab();
    await expect(page.getByRole('button', { name: 'Conferir as respostas' })).toBeFocused();
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Confira as respostas' })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: /^Mudar ?: Carência$/ }).focus();
    await keyboard.press('Enter');
    await expect(page.getByLabel('Meses de carência')).toBeFocused();
    await expect(page.getByLabel('Meses de carência')).toHaveValue('180');
    await expect(group(page, questions.time).getByLabel('Anos')).toHaveValue('32');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Confira as respostas' })).toBeFocused();
    await page.getByRole('button', { name: 'Está certo, ver o resultado' }).focus();
    await keyboard.press('Enter');

    await expect(
      page.getByRole('heading', {
        level: 2,
        name: 'Pelo que você informou, uma regra já se cumpre hoje.',
      }),
    ).toBeFocused();
    await expect(page.getByText('Confira primeiro no simulador oficial.')).toBeVisible();
    await expect(page.getByText('Estimativa com as regras de 2026.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expectItFits(page);
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
    expect(page.url()).toMatch(new RegExp(`${path}$`));
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

test('caso resolvido: os pontos sobem na virada do ano', async ({ page }) => {
  await openTool(page, path, now);
  await tell(page, { birth: ['20', '8', '1966'], time: ['32', '3'], carencia: '180' });
  await confirm(page);
  const rule = ruleAt(page, 'Por pontos');
  await expect(rule.getByText('20 de agosto de 2027, daqui a 9 meses')).toBeVisible();
  await rule.locator('summary').press('Enter');
  await expect(rule.getByText('93 pontos em 2026, 94 pontos em 2027')).toBeVisible();
  await expect(rule.getByText('Com o tempo de hoje, 94%. Nesse dia, 96%.')).toBeVisible();
  await expect(
    rule.getByText('somam 92 anos e 6 meses. Faltam 9 meses: chega em 20/08/2027.'),
  ).toBeVisible();
  await expect(rule.getByRole('link', { name: /art\. 15, § 1º/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Falta conferir' })).toBeVisible();
});

test('caso resolvido: pedágio de 100%, e o de 50% fora com o motivo', async ({ page }) => {
  await openTool(page, path, now);
  await tell(page, {
    birth: ['10', '1', '1971'],
    time: ['33'],
    timeAtReform: ['26'],
    carencia: '180',
  });
  await confirm(page);
  await expect(
    page.getByRole('heading', {
      name: 'Pelo que você informou, a data mais próxima é 10 de janeiro de 2028.',
    }),
  ).toBeFocused();
  const rule = ruleAt(page, 'Pedágio de 100%');
  await expect(
    rule.getByText('34 anos de contribuição: 30 anos e o pedágio de 4 anos'),
  ).toBeVisible();
  await expect(rule.getByText('Falta 1 ano: chega em 20/11/2027.')).toBeVisible();
  const closed = ruleAt(page, 'Pedágio de 50%');
  await closed.locator('summary').press('Enter');
  await expect(closed.getByText('Mais de 28 anos de contribuição em 13/11/2019')).toBeVisible();
  await expect(closed.getByText('em 13/11/2019, 26 anos. Esse tempo já não muda.')).toBeVisible();
});

test('sem saber a carência, as datas vêm com a ressalva; sem o tempo, falta conferir', async ({
  page,
}) => {
  await openTool(page, path, now);
  await tell(page, { birth: ['20', '8', '1966'], time: ['32', '3'] });
  await confirm(page);
  await expect(page.getByText('As datas só valem se ela já tiver 180 meses.')).toBeVisible();
  await expect(
    ruleAt(page, 'Por idade que sobe a cada ano').getByText('Falta conferir'),
  ).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Mudar as respostas' }).click();
  const time = group(page, questions.time);
  await time.getByRole('checkbox', { name: 'Não sei' }).check();
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await expect(page.getByRole('link', { name: /Você escreveu e marcou “Não sei”/ })).toBeVisible();
  await time.getByLabel('Anos').fill('');
  await time.getByLabel('Meses').fill('');
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await confirm(page);
  await expect(
    page.getByRole('heading', { name: 'Ainda falta conferir respostas para achar as datas.' }),
  ).toBeFocused();
  await expectNoAxeFindings(page);
});

test('o que se contradiz volta com a explicação, sem perder nada', async ({ page }) => {
  await openTool(page, path, now);
  await tell(page, {
    birth: ['20', '8', '1966'],
    time: ['32', '3'],
    timeAtReform: ['20'],
    carencia: '180',
  });
  const message = page.getByRole('link', { name: /passaram 7 anos e 7 dias/ });
  await message.click();
  const field = group(page, questions.timeAtReform).getByLabel('Anos');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('20');
  await field.fill('25 anos, 3 meses e 1 dia');
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await expect(page.getByText('25 anos, 3 meses e 1 dia')).toBeVisible();
  await page.getByRole('button', { name: /^Mudar ?: Entrada no INSS$/ }).click();
  await page.getByRole('radio', { name: 'Depois de 13/11/2019' }).check();
  await expect(group(page, questions.timeAtReform)).toBeHidden();
  await page.getByRole('button', { name: 'Conferir as respostas' }).click();
  await expect(page.getByText('Tempo em 13/11/2019')).toHaveCount(0);
});

test('a conversa: o texto exato, a saúde só se marcada, e limpar tudo', async ({ page, watch }) => {
  await openTool(page, path, now);
  await tell(page, withDisability);
  await confirm(page);
  const health = page.getByRole('checkbox', { name: /^Deficiência: Moderada/ });
  await expect(health).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Sexo/ }).uncheck();
  const expected = [
    'Olá! Tenho dúvidas sobre as regras de aposentadoria.',
    'Nascimento: 20/08/1966.',
    'Entrada no INSS: Até 13/11/2019.',
    'Tempo hoje: 32 anos e 3 meses.',
    'Tempo em 13/11/2019: 25 anos e 3 meses.',
    'Carência: 180 meses.',
    'Pela conta do site, “Por idade que sobe a cada ano”: 20/11/2026.',
  ];
  const link = page.getByRole('link', { name: 'Conversar sobre as regras' });
  const address = (lines: string[]) =>
    `https://wa.me/5500900000000?text=${encodeURIComponent(lines.join('\n'))}`;
  await expect(link).toHaveAttribute('href', address(expected));
  await health.check();
  await link.click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([address([...expected, 'Deficiência: Moderada. Tempo com ela: 12 anos.'])]);
  await page.getByRole('button', { name: 'Limpar tudo' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(group(page, questions.time).getByLabel('Anos')).toHaveValue('');
  await expect(group(page, questions.timeAtReform)).toBeHidden();
  await expect(group(page, questions.disabilityTime)).toBeHidden();
});

test('o resultado comum imprime em uma folha', async ({ page }) => {
  await openTool(page, path);
  await tell(page, {
    birth: ['20', '8', '1966'],
    time: ['32', '3'],
    timeAtReform: ['25', '3'],
    carencia: '180',
  });
  await confirm(page);
  await expect(page.getByRole('heading', { name: /uma regra já se cumpre hoje/ })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
});

test('o resultado mais cheio imprime em duas folhas, com tudo aberto e sem botões', async ({
  page,
}) => {
  await openTool(page, path);
  await tell(page, {
    ...withDisability,
    birth: ['10', '1', '1971'],
    time: ['27', '4'],
    timeAtReform: ['20', '3'],
    teaching: ['22', '2'],
    teachingAtReform: ['15', '1'],
  });
  await confirm(page);
  await expect(page.getByRole('heading', { name: /uma regra já se cumpre hoje/ })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Faltam 12 anos e 9 meses: chega em 21/08/2039.')).toBeVisible();
  await expect(page.getByText('Tempo com a deficiência', { exact: true })).toBeVisible();
  await expect(page.getByText('Conta feita em 21 de novembro de 2026')).toBeVisible();
  await expect(page.getByText(/^Fontes: Lei Complementar 142\/2013/)).toBeVisible();
});

readsWithoutScript(path);
