import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysOf } from '#law/keyed.ts';
import { contributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import { anyCases } from '#tests/tools/any-case.ts';
import { atHome, ownAccountWorker } from '#tests/tools/people.ts';
import { plain } from '#tests/tools/plain.ts';
import { resultPage, testsDay } from '#tests/tools/result-page.tsx';
import type { Telling } from '#tests/tools/steps.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { result as part } from './ContributionCostResultView.tsx';
import { questions, type Told } from './questions.ts';

const money = (cents: number) => plain(formatCents(cents));

const pageOf = (told: Telling<Told>, today = testsDay) =>
  resultPage('quanto-contribuir', questions, part, told, today);

/** Every occupation, besides whatever is met by chance. */
const told: Told[] = [
  ...keysOf(questions.occupation.choices).map((occupation) => ({
    ...ownAccountWorker,
    occupation,
  })),
  ...[true, false, undefined].map((isLowIncome) => ({ ...atHome, isLowIncome })),
];
const people = await Promise.all(
  [...anyCases(questions, part, 15), ...told.map((one) => ({ told: one, today: testsDay }))].map(
    async ({ told, today }) => {
      const page = await pageOf(told, today);
      const rows = page.texts('tbody tr');
      // The rows of what the months open begin with their number.
      const [opening, plansRows] = [true, false].map((is) =>
        rows.filter((row) => /^\d/.test(row) === is),
      );
      const cost = contributionCost(part.answersFrom(told, today), today);
      return {
        told,
        ...cost,
        opening,
        plansRows,
        headline: page.text('h2'),
        card: page.text('[data-answer-card]'),
      };
    },
  ),
);

describe('quaisquer respostas', () => {
  it('quanto custa o mês, com a dúvida do mais barato, e cada plano', () => {
    for (const { told, plans, headline, card } of people) {
      const [first, second] = told.occupation === 'special' ? [] : plans;
      const said = first?.isInDoubt && second ? [second, first] : [first ?? []].flat();
      expect(headline.match(/R\$ [\d.]+,\d\d/g) ?? []).toEqual(
        said.map(({ month }) => money(month)),
      );
      for (const { month } of plans) expect(card).toContain(money(month));
    }
  });

  it('até quando, no dia em que há banco', () => {
    for (const { due, card } of people) {
      if (!due) continue;
      expect(card).toContain(plain(longDate(due.moved)));
      expect(/não é dia útil/.test(card)).toBe(due.day !== due.moved);
    }
  });

  it('que o INSS precisa validar a baixa renda, na resposta', () => {
    for (const { told, card } of people)
      expect(/só vale se o INSS/.test(card)).toBe(
        told.occupation === 'none' && told.isLowIncome !== false,
      );
  });

  it('cada plano com o que falta: só o que se paga inteiro pode valer por tempo', () => {
    for (const { plans, plansRows = [] } of people) {
      const isCompared = plans.some(({ complement }) => complement > 0);
      expect(plansRows).toHaveLength(isCompared ? plans.length : 0);
      for (const [place, row] of plansRows.entries()) {
        const { id, complement = 0 } = plans[place] ?? {};
        expect(/não por tempo/.test(row)).toBe(id !== 'full' && id !== 'withheld');
        expect(row).toContain(complement > 0 ? money(complement) : '');
      }
    }
  });

  it('o que os meses abrem, e quanto custam ao todo', () => {
    for (const { opened, opening = [] } of people) {
      expect(opening).toHaveLength(opened.length);
      for (const [place, { cents }] of opened.entries())
        expect(opening[place]).toContain(money(cents));
    }
  });
});

it('com carteira assinada não há mais o que perguntar', async () => {
  const { lines } = await pageOf({ occupation: 'employee', baseCents: 162_100 });
  expect(Object.keys(lines)).toEqual([questions.occupation.id]);
});

it('o vencimento do exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/quanto-contribuir.md', 'utf8');
  const { due } = contributionCost(part.answersFrom(ownAccountWorker, testsDay), testsDay);
  expect(page).toContain(`novembro de 2026 vence em ${plain(longDate(due?.moved ?? testsDay))}`);
});
