import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: answer, exact: true })
    .check();

async function date(page: Page, question: string | RegExp, typed: readonly string[]) {
  const fields = page.getByRole('group', { name: question });
  for (const [index, name] of ['Dia', 'Mês', 'Ano'].entries()) {
    await fields.getByLabel(name, { exact: true }).fill(typed[index] ?? '');
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Past the answers to be checked, to the result. */
async function confirm(page: Page) {
  await press(page, 'Conferir as respostas');
  await press(page, 'Está certo, ver o resultado');
}

/** Of each tool the way to its result, and words that the heading of the result holds. */
export const toolResults: readonly {
  readonly path: string;
  readonly heading: RegExp;
  readonly submit: string;
  readonly fill: (page: Page) => Promise<void>;
}[] = [
  {
    path: '/ferramentas/prazo-do-recurso',
    heading: /^Faça até/,
    submit: 'Ver até quando recorrer',
    fill: async (page) => {
      await date(page, /./, ['20', '11', '2026']);
      await press(page, 'Ver até quando recorrer');
    },
  },
  {
    path: '/ferramentas/renda-bpc',
    heading: /^Renda por pessoa: /,
    submit: 'Conferir as respostas',
    fill: async (page) => {
      await choose(page, 'Para que é a conta?', 'Pedir o BPC, ou entender um pedido negado');
      await choose(page, 'Qual é a sua idade?', '66 anos ou mais');
      await choose(page, 'Você tem renda?', 'Não');
      await choose(page, 'A família recebe Bolsa Família?', 'Não');
      await choose(page, /gastos com a sua saúde/, 'Não');
      await confirm(page);
    },
  },
  {
    path: '/ferramentas/regras-de-aposentadoria',
    heading: /^Pelo que você informou/,
    submit: 'Conferir as respostas',
    fill: async (page) => {
      await choose(page, /^Sexo/, 'Mulher');
      await date(page, /nasceu/, ['20', '8', '1966']);
      await choose(page, /entrou no INSS/, 'Até 13/11/2019');
      await page
        .getByRole('group', { name: /contribuição você tem hoje/ })
        .getByLabel('Anos')
        .fill('32');
      for (const unknown of [/contribuição você tinha em 13/, /meses de carência/]) {
        await page
          .getByRole('group', { name: unknown })
          .getByRole('checkbox', { name: 'Não sei' })
          .check();
      }
      await choose(page, /educação básica/, 'Não');
      await choose(page, /alguma deficiência/, 'Nenhuma');
      await confirm(page);
    },
  },
  {
    path: '/ferramentas/pensao-por-morte',
    heading: /./,
    submit: 'Conferir as respostas',
    fill: async (page) => {
      await date(page, /Em que dia a pessoa morreu/, ['1', '10', '2026']);
      await choose(page, /era aposentada, recebia benefício/, 'Sim');
      await choose(page, /Havia casamento ou união/, 'Casamento');
      await date(page, /nascimento de quem ficou/, ['15', '1', '1980']);
      await choose(page, /a união tinha 2 anos/, 'Sim');
      await choose(page, /Quem ficou tem invalidez/, 'Não');
      await choose(page, /18 contribuições ou mais/, 'Sim');
      await choose(page, /por acidente ou por doença/, 'Não');
      await choose(page, /casamento ou união anterior/, 'Não');
      await choose(page, /já foi pedida/, 'Ainda não');
      await confirm(page);
    },
  },
];

/** Opens the tool and answers it, up to its result. */
export async function openResult(
  page: Page,
  { path, fill, heading, submit }: (typeof toolResults)[number],
) {
  await openTool(page, path);
  await fill(page);
  await expect(page.getByRole('button', { name: submit })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: heading }).first()).toBeFocused();
}
