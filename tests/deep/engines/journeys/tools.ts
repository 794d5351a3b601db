import { describe, expect, test } from 'vitest';
import { cases as deadlineCases } from '#rules/appeal-deadline/cases.ts';
import { cases as incomeCases } from '#rules/bpc-income/cases.ts';
import { cases as retirementCases } from '#rules/retirement/cases.ts';
import { cases as pensionCases } from '#rules/survivor-pension/cases.ts';
import type { Trip } from '../trip.ts';
import type { Visitor } from '../visitor.ts';
import { windows } from '../windows.ts';

/** Each tool with one worked case of its rules, on the day for which the cases were worked. */
export const tools = (trip: Trip) =>
  describe.each(windows)('ferramentas, $name', ({ width, height }) => {
    test.each([
      ['prazo-do-recurso', countTerm],
      ['renda-bpc', sumIncome],
      ['regras-de-aposentadoria', findRules],
      ['pensao-por-morte', divide],
    ])('%s: um caso resolvido', async (name, use) => {
      await trip.engine.resize(width, height);
      await use(trip.visitor);
      await trip.picture(name);
    });
  });

const now = '2026-11-20T15:00:00Z';

/** When to appeal, counted from the day of the letter. */
export async function countTerm(visitor: Visitor): Promise<void> {
  const { ciencia, safeDay, legalLimit } = found(deadlineCases, 'ciencia', '2026-11-20');
  await visitor.open('/ferramentas/prazo-do-recurso', now);
  await date(visitor, /./, ciencia);
  await visitor.press(['button', 'Ver até quando recorrer']);
  await headline(visitor, `Faça até ${fullDay(safeDay)}.`);
  expect(await visitor.read(['main'])).toContain(
    `Limite pela contagem da lei: ${fullDay(legalLimit)}.`,
  );
}

/** Whether the income of a family is within the limit of the BPC. */
async function sumIncome(visitor: Visitor): Promise<void> {
  const title =
    'Célia, José, Rita e Davi: exatamente um quarto do salário mínimo, “igual ou inferior”';
  const { withBolsaFamilia } = found(incomeCases, 'title', title);
  await visitor.open('/ferramentas/renda-bpc', now);
  await answer(visitor, 'Para que é a conta?', 'Pedir o BPC, ou entender um pedido negado');
  await answer(visitor, 'Qual é a sua idade?', '66 anos ou mais');
  await answer(visitor, 'Você tem renda?', 'Não');
  await answer(visitor, 'A família recebe Bolsa Família?', 'Não');
  await answer(visitor, /gastos com a sua saúde/, 'Não');
  const add = async (position: number, relationship: string) => {
    const person = ['group', new RegExp(`^Pessoa ${position}`)] as const;
    await visitor.press(['button', 'Adicionar uma pessoa da casa']);
    await visitor.choose(relationship, person, ['combobox', /O que esta pessoa é/]);
    const tell = (question: string | RegExp, label: string) =>
      visitor.mark(person, ['group', question], ['radio', label]);
    const earn = async (kind: string) => {
      await tell('Esta pessoa tem renda?', 'Sim');
      await visitor.choose(kind, person, ['combobox', 'Renda 1: que renda é?']);
      await visitor.fill('1621', person, ['textbox', 'Renda 1: quanto por mês?']);
    };
    return { tell, earn };
  };
  const jose = await add(1, 'Marido');
  await jose.earn('Benefício do INSS');
  await jose.tell('Qual é a idade desta pessoa?', '66 anos ou mais');
  await jose.tell('Esta pessoa tem deficiência?', 'Não');
  const rita = await add(2, 'Filho');
  await rita.tell(/estado civil/, 'Solteiro ou solteira');
  await rita.earn('Trabalho');
  const davi = await add(3, 'Filho');
  await davi.tell(/estado civil/, 'Solteiro ou solteira');
  await davi.tell('Esta pessoa tem renda?', 'Não');
  await add(4, 'Neto');
  await confirm(visitor);
  await headline(visitor, `Renda por pessoa: ${money(withBolsaFamilia.perPerson)}.`);
}

/** Which rules of retirement are met, and when the next one is. */
async function findRules(visitor: Visitor): Promise<void> {
  const title = 'mulher: faltam idade, um ano de contribuição e doze meses de carência';
  const { answers, metOn } = found(retirementCases, 'title', title);
  const unknown = (question: RegExp) => visitor.mark(['group', question], ['checkbox', 'Não sei']);
  await visitor.open('/ferramentas/regras-de-aposentadoria', now);
  await answer(visitor, /^Sexo/, 'Mulher');
  await date(visitor, /nasceu/, String(answers.birthDate));
  await answer(visitor, /entrou no INSS/, 'Até 13/11/2019');
  const years = ['group', /contribuição você tem hoje/] as const;
  await visitor.fill(String(answers.time?.years), years, ['textbox', 'Anos']);
  await unknown(/contribuição você tinha em 13/);
  await visitor.fill('0', ['textbox', /Meses de MEI/]);
  await visitor.fill(String(answers.carenciaMonths), ['textbox', /Meses de carência/]);
  await answer(visitor, /educação básica/, 'Não');
  await answer(visitor, /alguma deficiência/, 'Nenhuma');
  await confirm(visitor);
  await headline(
    visitor,
    `Pelo que você informou, a data mais próxima é ${longDay(String(metOn))}.`,
  );
}

/** How a pension is divided. */
async function divide(visitor: Visitor): Promise<void> {
  const { answers, asTold } = found(
    pensionCases,
    'title',
    'base de R$ 3.000, um dependente: R$ 1.800',
  );
  const [[, , percentage, total] = []] = asTold;
  await visitor.open('/ferramentas/pensao-por-morte', now);
  await date(visitor, /Em que dia a pessoa morreu/, String(answers.death));
  await answer(visitor, /era aposentada, recebia benefício/, 'Sim');
  await answer(visitor, /Havia casamento ou união/, 'Casamento');
  await date(visitor, /nascimento de quem ficou/, String(answers.partner?.birth));
  await answer(visitor, /a união tinha 2 anos/, 'Sim');
  await answer(visitor, /Quem ficou tem invalidez/, 'Não');
  await answer(visitor, /18 contribuições ou mais/, 'Sim');
  await answer(visitor, /por acidente ou por doença/, 'Não');
  await answer(visitor, /casamento ou união anterior/, 'Não');
  await answer(visitor, /já foi pedida/, 'Sim');
  await date(visitor, /Em que dia foi o pedido/, String(answers.request));
  await visitor.fill('3.000,00', ['textbox', /Quanto era a aposentadoria/]);
  await confirm(visitor);
  await expect
    .poll(() => visitor.read(['table', 'A divisão no tempo']))
    .toContain(`${percentage}% da base: ${money(total ?? 0)}`);
}

const answer = (visitor: Visitor, question: string | RegExp, label: string) =>
  visitor.mark(['group', question], ['radio', label]);

async function date(visitor: Visitor, question: RegExp, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [name, digits] of Object.entries({ Dia: date, Mês: month, Ano: year })) {
    await visitor.fill(digits, ['group', question], ['textbox', name]);
  }
}

async function confirm(visitor: Visitor): Promise<void> {
  await visitor.press(['button', 'Conferir as respostas']);
  await visitor.press(['button', 'Está certo, ver o resultado']);
}

/** The result says this and has the focus. */
const headline = (visitor: Visitor, text: string) =>
  expect.poll(() => visitor.hasFocus(['heading', text]), { message: text }).toBe(true);

function found<Case, Field extends keyof Case>(
  cases: readonly Case[],
  field: Field,
  value: Case[Field],
): Case {
  const one = cases.find((each) => each[field] === value);
  if (!one) throw new Error(`No case with ${value}.`);
  return one;
}

const written = (dateStyle: 'full' | 'long') => (day: string) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle, timeZone: 'UTC' }).format(new Date(day));
const fullDay = written('full');
const longDay = written('long');

const money = (cents: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(cents / 100)
    .replace(/\s/, ' ');
