import type { Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { part } from '../browser/part.ts';
import { sheetsOf, showPrintedPart } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openTool, readsWithoutScript } from '../browser/tool.ts';

const path = '/ferramentas/renda-bpc';

// The journeys look at several states with axe.
test.setTimeout(90_000);

const choose = (within: Page | Locator, group: string | RegExp, answer: string) =>
  within
    .getByRole('group', { name: group })
    .getByRole('radio', { name: answer, exact: true })
    .check();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const check = (page: Page) => button(page, 'Conferir as respostas').click();
const confirm = (page: Page) => button(page, 'Está certo, ver o resultado').click();

interface Household {
  purpose?: 'Pedir o BPC, ou entender um pedido negado' | 'Manter o BPC que já recebo';
  age?: 'Menos de 65 anos' | '66 anos ou mais';
  /** Asked below 65 alone. */
  disability?: 'Sim' | 'Não' | 'Não sei';
  bolsaFamilia?: string;
  health?: 'Sim' | 'Não' | 'Não sei';
}

/** Everything but the residents. */
async function tell(page: Page, told: Household = {}) {
  await choose(
    page,
    'Para que é a conta?',
    told.purpose ?? 'Pedir o BPC, ou entender um pedido negado',
  );
  await choose(page, 'Qual é a sua idade?', told.age ?? '66 anos ou mais');
  if (told.disability) await choose(page, 'Você tem deficiência?', told.disability);
  await choose(page, 'Você tem renda?', 'Não');
  const { bolsaFamilia = 'Não' } = told;
  const isAmount = /\d/.test(bolsaFamilia);
  await choose(page, 'A família recebe Bolsa Família?', isAmount ? 'Sim' : bolsaFamilia);
  if (isAmount)
    await page.getByRole('textbox', { name: /de Bolsa Família por mês/ }).fill(bolsaFamilia);
  await choose(page, /gastos com a sua saúde/, told.health ?? 'Não');
}

interface Someone {
  relationship: string;
  civilStatus?: string;
  income?: 'Não' | 'Não sei';
  kind?: string;
  amount?: string;
  age?: string;
  disability?: string;
}

/** One more person of the house. */
async function add(page: Page, position: number, told: Someone) {
  await button(page, 'Adicionar uma pessoa da casa').click();
  const person = page.getByRole('group', { name: new RegExp(`^Pessoa ${position}`) });
  await person
    .getByLabel('O que esta pessoa é de quem pede o BPC?')
    .selectOption(told.relationship);
  if (told.civilStatus) await choose(person, /estado civil/, told.civilStatus);
  if (told.income) await choose(person, 'Esta pessoa tem renda?', told.income);
  if (told.kind) {
    await choose(person, 'Esta pessoa tem renda?', 'Sim');
    await person.getByLabel('Renda 1: que renda é?').selectOption(told.kind);
    const amount = person.getByRole('textbox', { name: 'Renda 1: quanto por mês?' });
    if (told.amount) await amount.fill(told.amount);
    else await person.getByRole('checkbox', { name: /Não sei o valor/ }).check();
  }
  if (told.age) await choose(person, 'Qual é a idade desta pessoa?', told.age);
  if (told.disability) await choose(person, 'Esta pessoa tem deficiência?', told.disability);
  return person;
}

const single = 'Solteiro ou solteira';

/** The first worked case of the rules: exactly a quarter of the wage. */
async function tellOfCelia(page: Page) {
  await tell(page);
  await add(page, 1, {
    relationship: 'Marido, esposa, companheiro ou companheira',
    kind: 'Benefício do INSS: aposentadoria, pensão, auxílio',
    amount: 'R$ 1.621,00',
    age: '66 anos ou mais',
    disability: 'Não',
  });
  await add(page, 2, {
    relationship: 'Filho ou filha',
    civilStatus: single,
    kind: 'Trabalho: salário, por conta própria, MEI',
    amount: '1621',
  });
  await add(page, 3, { relationship: 'Filho ou filha', civilStatus: single, income: 'Não' });
  await add(page, 4, { relationship: 'Neto ou neta, sem tutela nem guarda' });
}

for (const width of [320, 1280]) {
  test(`dos erros ao resultado, só com o teclado, ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTool(page, path);
    const { keyboard } = page;
    const tab = () => keyboard.press('Tab');
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    await expectNoAxeFindings(page);
    await expectItFits(page);

    const title = await page.title();
    await button(page, 'Conferir as respostas').focus();
    await press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Há um problema' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Erro: ${title}`);
    await expect(summary.getByRole('link')).toHaveText([
      'Diga se a conta é para pedir ou para manter o BPC',
      'Escolha a sua idade',
      'Diga se você tem renda, ou escolha “Não sei”',
      'Diga se a família recebe Bolsa Família, ou escolha “Não sei”',
      'Diga se há gastos de saúde que o SUS não fornece, ou escolha “Não sei”',
    ]);
    await expectNoAxeFindings(page);
    await expectItFits(page);

    // Tereza of the page's example: with the benefit above a quarter of the wage, without it within.
    await tab();
    await press('Enter');
    await expect(page.getByRole('radio', { name: 'Pedir o BPC' })).toBeFocused();
    await press('Space');
    await tab();
    await press('ArrowDown', 'ArrowDown');
    await expect(page.getByRole('radio', { name: '66 anos ou mais' })).toBeChecked();
    await tab();
    await press('ArrowDown');
    await tab();
    await expect(button(page, 'Adicionar uma pessoa da casa')).toBeFocused();
    await press('Enter');
    const daughter = page.getByRole('group', { name: /^Pessoa 1/ });
    await expect(daughter.getByLabel('O que esta pessoa é')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /^Pessoa 1:.* 1\.$/ })).toBeVisible();
    await keyboard.type('Filho');
    await tab();
    await press('Space');
    await tab();
    await press('Space');
    await tab();
    await expect(daughter.getByLabel('Renda 1: que renda é?')).toBeFocused();
    await keyboard.type('Bico');
    await tab();
    await keyboard.type('400');
    await tab();
    await tab();
    await press('Enter');
    await expect(daughter.getByLabel('Renda 2: que renda é?')).toBeFocused();
    await expect(
      daughter.getByRole('status').filter({ hasText: /^Renda 2:.* 2\.$/ }),
    ).toBeVisible();
    await tab();
    await tab();
    await tab();
    await expect(button(page, /^Tirar.*renda 2.*pessoa 1/)).toBeFocused();
    await press('Enter');
    await expect(button(page, 'Adicionar outra renda da pessoa 1 (filho ou filha)')).toBeFocused();
    await expect(
      daughter.getByRole('status').filter({ hasText: /^Renda 2:.* 1\.$/ }),
    ).toBeVisible();
    await tab();
    await tab();
    await press('Enter');
    await keyboard.type('Neto');
    await expect(page.getByText('esta pessoa não entra na conta, nem a renda dela')).toBeVisible();
    await tab();
    await expect(button(page, /^Tirar.*pessoa 2/)).toBeFocused();
    await tab();
    await tab();
    await press('Space');
    await tab();
    await keyboard.type('R$ 750,00');
    await tab();
    await tab();
    await press('ArrowDown');
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await tab();
    await press('Enter');

    await expect(page.getByRole('heading', { name: 'Confira as respostas' })).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectNoAxeFindings(page);
    await expectItFits(page);
    await button(page, /^Mudar ?: Pessoa 1 \(filho ou filha\): renda$/).press('Enter');
    await expect(
      daughter
        .getByRole('group', { name: 'Esta pessoa tem renda?' })
        .getByRole('radio', { name: 'Sim' }),
    ).toBeFocused();
    await expect(daughter.getByRole('textbox', { name: /quanto por mês/ })).toHaveValue('400');
    await button(page, 'Conferir as respostas').press('Enter');
    await button(page, 'Está certo, ver o resultado').press('Enter');

    await expect(
      page.getByRole('heading', {
        level: 2,
        name: 'Renda por pessoa: R$ 575,00 com o Bolsa Família, R$ 200,00 sem ele.',
      }),
    ).toBeFocused();
    const sums = part(page, 'A conta');
    await expect(sums).toContainText(
      'R$ 0,00 (você) + R$ 400,00 (pessoa 1) + R$ 750,00 (Bolsa Família) = R$ 1.150,00',
    );
    await expect(sums).toContainText('R$ 1.150,00 dividido por 2 pessoas = R$ 575,00 por pessoa.');
    await expect(sums).toContainText('R$ 400,00 dividido por 2 pessoas = R$ 200,00 por pessoa.');
    const criteria = part(page, 'O que a lei pede');
    await expect(criteria).toContainText(
      'não atende: R$ 575,00 por pessoa, R$ 169,75 acima do limite.',
    );
    await expect(criteria).toContainText(', atende: R$ 200,00 por pessoa, dentro do limite.');
    await expect(part(page, 'Quem entra na conta')).toContainText(
      'Pessoa 2 (neto ou neta)Não entra na conta.',
    );
    await expect(page.getByText('Nesta conta, ele muda a comparação com o limite.')).toBeVisible();
    await expect(page.getByText('Estimativa com as regras de 2026.').first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expectItFits(page);
    expect(watch.foreignRequests).toEqual([]);
    expect(watch.console).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });
}

test('exatamente um quarto do salário mínimo: o benefício de José fica de fora', async ({
  page,
}) => {
  await openTool(page, path);
  await tellOfCelia(page);
  await check(page);
  await confirm(page);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Renda por pessoa: R$ 405,25.' }),
  ).toBeFocused();
  await expect(page.getByText('R$ 405,25 por pessoa, exatamente o limite.')).toBeVisible();
  await expect(part(page, 'A conta')).toContainText(
    'R$ 0,00 (você) + R$ 0,00 (pessoa 1) + R$ 1.621,00 (pessoa 2) + R$ 0,00 (pessoa 3) = R$ 1.621,00',
  );
  await expect(
    page.getByText('R$ 1.621,00 dividido por 4 pessoas = R$ 405,25 por pessoa.'),
  ).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Pessoa 1 (marido ou esposa): benefício do INSS' }),
  ).toContainText('Fica fora da soma.');
  await expect(page.getByText(/^Divisão\. .* às vezes calcula de outro modo\.$/)).toBeVisible();
});

test('o que não se sabe: da menor à maior conta, ou sem maior', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { bolsaFamilia: 'Não sei' });
  await add(page, 1, {
    relationship: 'Marido, esposa, companheiro ou companheira',
    kind: 'Trabalho: salário, por conta própria, MEI',
    amount: '1.000,00',
  });
  await add(page, 2, { relationship: 'Menor sob guarda, dada por juiz', income: 'Não' });
  await check(page);
  await confirm(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(
    page.getByRole('heading', {
      name: 'Renda por pessoa: R$ 333,34 ou mais com o Bolsa Família, entre R$ 333,34 e R$ 500,00 sem ele.',
    }),
  ).toBeFocused();
  const sums = part(page, 'A conta');
  await expect(sums).toContainText('A maior conta não fecha, porque falta um valor.');
  await expect(sums).toContainText('R$ 1.000,00 dividido por 2 pessoas = R$ 500,00 por pessoa.');
  await expect(sums).toContainText('com o centavo arredondado para cima');
  await expect(part(page, 'O que a lei pede')).toContainText(
    'Falta conferir: entre R$ 333,34 e R$ 500,00 por pessoa.',
  );
  await expect(page.getByText('Há dúvida se a guarda vale como tutela.')).toBeVisible();
  await expect(
    page.getByText('A parte tracejada da barra é o que ainda falta conferir.'),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeFindings(page);
  }
});

test('dinheiro mal escrito: diz o que fazer, e nada se perde', async ({ page }) => {
  await openTool(page, path);
  await tell(page, { bolsaFamilia: '600 e pouco 1' });
  const mother = await add(page, 1, {
    relationship: 'Mãe',
    kind: 'Bico, trabalho de vez em quando',
    amount: '-50',
  });
  await check(page);
  const amount = mother.getByRole('textbox', { name: 'Renda 1: quanto por mês?' });
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Confira o valor da renda 1 da pessoa 1 (mãe): escreva só o número, por exemplo 1.234,56',
    'Confira o valor do Bolsa Família: escreva só o número, por exemplo 1.234,56',
  ]);
  await expect(amount).toHaveValue('-50');
  await expect(amount).toHaveAccessibleDescription(/Erro: Confira o valor da renda 1/);
  await amount.fill('');
  await mother.getByLabel('Renda 1: que renda é?').selectOption('Escolha');
  await page.getByRole('textbox', { name: /Bolsa Família/ }).fill('600');
  await check(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Escolha o tipo da renda 1 da pessoa 1 (mãe), ou “Não sei que renda é”',
    'Escreva o valor da renda 1 da pessoa 1 (mãe), ou marque “Não sei o valor”',
  ]);
  await mother.getByLabel('Renda 1: que renda é?').selectOption('Não sei que renda é');
  await mother.getByRole('checkbox', { name: /^Não sei o valor/ }).check();
  await check(page);
  await expect(page.getByRole('definition').filter({ hasText: 'não informado' })).toHaveText(
    'Renda que não se sabe qual é, valor não informado',
  );
});

test('pessoa nova sem parentesco, e pergunta de idade só onde uma renda depende dela', async ({
  page,
}) => {
  await openTool(page, path);
  await tell(page);
  const person = await add(page, 1, { relationship: 'Escolha' });
  await check(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Diga o que a pessoa 1 é de quem pede o BPC',
  ]);
  await person.getByLabel('O que esta pessoa é').selectOption('Pai');
  await choose(person, 'Esta pessoa tem renda?', 'Sim');
  const age = person.getByRole('group', { name: 'Qual é a idade desta pessoa?' });
  await expect(age).toBeHidden();
  await person.getByLabel('Renda 1: que renda é?').selectOption('BPC/LOAS');
  await expect(age).toBeHidden();
  await person
    .getByLabel('Renda 1: que renda é?')
    .selectOption('Benefício do INSS: aposentadoria, pensão, auxílio');
  await expect(age).toBeVisible();
});

test('tirar uma pessoa: o foco vai ao botão, as outras ficam como estavam', async ({ page }) => {
  await openTool(page, path);
  await tellOfCelia(page);
  await button(page, /^Tirar.*pessoa 1/).click();
  await expect(button(page, 'Adicionar uma pessoa da casa')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Pessoa 1 .* 3\.$/ })).toBeVisible();
  const daughter = page.getByRole('group', { name: /^Pessoa 1 \(filho ou filha\)/ });
  await expect(daughter.getByRole('textbox', { name: /quanto por mês/ })).toHaveValue('1621');
  await check(page);
  const answers = part(page, 'Confira as respostas');
  await expect(answers.getByRole('term')).toHaveText([
    'Para que é a conta',
    'Sua idade',
    'Sua renda',
    'Quem mora com você',
    'Pessoa 1',
    'Pessoa 1 (filho ou filha): estado civil',
    'Pessoa 1 (filho ou filha): renda',
    'Pessoa 2',
    'Pessoa 2 (filho ou filha): estado civil',
    'Pessoa 2 (filho ou filha): renda',
    'Pessoa 3',
    'Bolsa Família',
    'Gastos de saúde que o SUS não fornece',
  ]);
  await confirm(page);
  await expect(page.getByText('R$ 1.621,00 dividido por 3 pessoas = R$ 540,34')).toBeVisible();
});

test('levar para a conversa: renda e saúde só se marcadas, e limpar tudo limpa tudo', async ({
  page,
  watch,
}) => {
  await openTool(page, path);
  await tell(page, {
    age: 'Menos de 65 anos',
    disability: 'Sim',
    bolsaFamilia: '600',
    health: 'Sim',
  });
  await add(page, 1, { relationship: 'Mãe', income: 'Não' });
  await check(page);
  await confirm(page);
  await page.getByRole('checkbox', { name: 'Renda por pessoa' }).check();
  await page.getByRole('checkbox', { name: 'Idade de quem pede' }).uncheck();
  expect(watch.foreignRequests).toEqual([]);
  await page.getByRole('link', { name: 'Quero conversar sobre o BPC' }).click();
  const message = [
    'Olá! Fiz no site a conta da renda para o BPC e tenho dúvidas.',
    'É para um pedido de BPC.',
    'Entram na conta: 2 pessoas.',
    'Renda por pessoa: R$ 300,00 com o Bolsa Família, R$ 0,00 sem ele. O limite de 2026 é R$ 405,25.',
  ].join('\n');
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/5500900000000?text=${encodeURIComponent(message)}`]);

  await button(page, 'Mudar as respostas').click();
  await expect(page.getByRole('heading', { name: 'Responda aqui' })).toBeFocused();
  await check(page);
  await confirm(page);
  await button(page, 'Limpar tudo').click();
  await expect(page.getByRole('heading', { name: 'Responda aqui' })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('group', { name: /^Pessoa/ })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('o resultado de uma casa com cinco pessoas imprime em uma folha', async ({ page }) => {
  await openTool(page, path);
  await tellOfCelia(page);
  await choose(page, 'A família recebe Bolsa Família?', 'Sim');
  await page.getByRole('textbox', { name: /Bolsa Família por mês/ }).fill('800');
  await check(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: /^Renda por pessoa: R\$/ })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByText('Conta feita em 21 de novembro de 2026')).toBeVisible();
  await expect(page.getByText(/^Fontes: Lei 8\.742\/1993 \(LOAS\), art\.\s20, §/)).toBeVisible();
});

test('o resultado em que muito falta saber imprime em até duas folhas', async ({ page }) => {
  await openTool(page, path);
  await tell(page, {
    age: 'Menos de 65 anos',
    disability: 'Não sei',
    bolsaFamilia: 'Não sei',
    health: 'Sim',
  });
  const inss = 'Benefício do INSS: aposentadoria, pensão, auxílio';
  await add(page, 1, {
    relationship: 'Marido, esposa, companheiro ou companheira',
    kind: inss,
    age: '65 anos, sem ter feito 66',
    disability: 'Não sei',
  });
  await add(page, 2, { relationship: 'Filho ou filha', civilStatus: 'Não sei', income: 'Não sei' });
  await add(page, 3, { relationship: 'Menor sob guarda, dada por juiz', income: 'Não sei' });
  await add(page, 4, {
    relationship: 'Mãe',
    kind: inss,
    amount: '2000',
    age: 'Não sei',
    disability: 'Não sei',
  });
  await add(page, 5, { relationship: 'Madrasta', kind: 'Pensão alimentícia recebida' });
  await check(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: /^Renda por pessoa: / })).toBeVisible();
  await showPrintedPart(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test.describe('o ano do salário mínimo', () => {
  const missing = 'esta página não tem o salário mínimo de 2027. A conta usa o de 2026.';
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Noronha', 'UTC']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test('vira à meia-noite de Brasília', async ({ page }) => {
        await openTool(page, path, '2027-01-01T02:59:00Z');
        await tell(page);
        await check(page);
        await confirm(page);
        await expect(page.getByText('Conta feita em 31 de dezembro de 2026')).toBeVisible();
        await expect(page.getByText(missing)).toBeHidden();
        await page.clock.setFixedTime(new Date('2027-01-01T03:00:00Z'));
        await button(page, 'Mudar as respostas').click();
        await check(page);
        await confirm(page);
        await expect(page.getByText('Conta feita em 1 de janeiro de 2027')).toBeVisible();
        await expect(page.getByText(missing)).toBeVisible();
        await expect(page.getByText('Estimativa com as regras de 2026.').first()).toBeVisible();
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
  await choose(page, 'Qual é a sua idade?', 'Menos de 65 anos');
  await button(page, 'Conferir as respostas').click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByRole('group', { name: 'Você tem deficiência?' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Menos de 65 anos' })).toBeChecked();
});

readsWithoutScript(path);
