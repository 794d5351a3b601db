import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import { faultsOf } from '#tests/tools/faults-of.ts';
import { atHome, ownAccountWorker } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { result } from './ContributionCostResultView.tsx';
import { questions, type Told } from './questions.ts';

const pageOf = (told: Telling<Told>) => resultPage('quanto-contribuir', questions, result, told);
/** An amount as it is read; a case without it is a fault of the test. */
const money = (cents: number | undefined) => {
  if (cents === undefined) throw new Error('no amount');
  return plain(formatCents(cents));
};
/** The rows of the plans: those of what the months open begin with their number. */
const plansOn = ({ texts }: Awaited<ReturnType<typeof pageOf>>) =>
  texts('tbody tr').filter((row) => !/^\d/.test(row));
const due = isoDate('2026-12-15');
const card = '[data-answer-card]';

describe('o resultado', () => {
  it('cada plano, o vencimento e o que falta', async () => {
    const page = await pageOf(ownAccountWorker);
    expect(page.text('h2')).toContain(money(17_831));
    expect(page.text(card)).toContain(money(32_420));
    expect(page.text(card)).toContain(plain(longDate(due)));
    expect(plansOn(page).join()).toContain(money(14_589));
  });

  it('quem não sabe se é de baixa renda vê os três planos', async () => {
    expect(plansOn(await pageOf(atHome))).toHaveLength(3);
    expect(plansOn(await pageOf({ ...atHome, isLowIncome: false }))).toHaveLength(2);
  });

  it.each([
    [true, true],
    [undefined, true],
    [false, false],
  ])('baixa renda %s: que o INSS precisa validar, no cartão: %s', async (isLowIncome, isSaid) => {
    const said = (await pageOf({ ...atHome, isLowIncome })).text(card);
    expect(/CadÚnico em dia antes de pagar/.test(said)).toBe(isSaid);
  });

  it('com carteira assinada não há mais o que perguntar', async () => {
    const page = await pageOf({ occupation: 'employee', baseCents: 162_100 });
    expect(Object.keys(page.lines)).toEqual([questions.occupation.id]);
    expect(page.texts(`${card} ol > li`)).toHaveLength(3);
  });

  it('o calendário traz o vencimento; o valor só vai na mensagem se a pessoa marcar', async () => {
    const page = await pageOf(ownAccountWorker);
    expect(page.texts(`${card} > p button`)).toHaveLength(4);
    expect(page.lines[questions.baseCents.id]).toBe(false);
    expect(page.lines[questions.occupation.id]).toBe(true);
  });
});

it('só o que se paga inteiro pode valer por tempo', async () => {
  const [lowIncome, simplified, full] = plansOn(await pageOf(atHome));
  expect(lowIncome).toMatch(/não por tempo/);
  expect(simplified).toMatch(/não por tempo/);
  expect(full).not.toMatch(/não/);
});

it('o que os meses abrem custa pelo plano que é com certeza da pessoa', async () => {
  const page = await pageOf(atHome);
  expect(page.texts('tbody tr').filter((row) => row.includes(money(12 * 17_831)))).toHaveLength(1);
  const employed = await pageOf({ occupation: 'employee', baseCents: 162_100 });
  expect(employed.texts('tbody')).toEqual([]);
});

it('o vencimento do exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/quanto-contribuir.md', 'utf8');
  expect(page).toContain(`novembro de 2026 vence em ${plain(longDate(due))}`);
});

describe('o valor do plano completo', () => {
  const { id } = questions.baseCents;
  const faultsOfBase = (text: string) =>
    faultsOf(questions, { ...atHome, isLowIncome: false }, { [id]: text });

  it.each(['', '1.620,99', 'muito', '0'])('“%s” recebe uma resposta que ajuda', (text) => {
    expect(faultsOfBase(text)).toMatchObject([{ fieldId: id }]);
  });

  it('um salário mínimo serve', () => {
    expect(faultsOfBase('1.621,00')).toEqual([]);
  });
});
