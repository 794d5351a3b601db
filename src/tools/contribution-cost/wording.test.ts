import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import type { ContributionAnswers } from '#rules/contribution-cost/answers.ts';
import { anyAnswers } from '#rules/contribution-cost/any-answers.ts';
import { contributionCost } from '#rules/contribution-cost/contribution-cost.ts';
import { knownFigures } from '#rules/figures.ts';
import { longDate } from '#words/dates.ts';
import { commonCitations, contributionCitations } from './citations.ts';
import {
  countInWords,
  countsFor,
  dueInWords,
  fromNowOnInWords,
  headline,
  summaryOf,
} from './wording.ts';

const today = isoDate('2026-11-22');
const figures = knownFigures(today);
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const own: ContributionAnswers = {
  occupation: 'ownAccount',
  activity: undefined,
  isLowIncome: undefined,
  baseCents: undefined,
};
const costOf = (more: Partial<ContributionAnswers>) => contributionCost({ ...own, ...more }, today);
const said = (more: Partial<ContributionAnswers>) =>
  plain(headline(costOf(more), { ...own, ...more }));

describe('palavras do resultado', () => {
  it('o mais barato, a guia do MEI, o que a empresa retém, ou quem paga', () => {
    expect(said({})).toBe('Pela conta, o mês custa a partir de R$ 178,31.');
    expect(said({ occupation: 'none', isLowIncome: true })).toBe(
      'Pela conta, o mês custa a partir de R$ 81,05.',
    );
    expect(said({ occupation: 'none' })).toMatch(/R\$ 178,31\. .*R\$ 81,05\.$/);
    expect(said({ occupation: 'mei', activity: 'both' })).toBe(
      'Pela conta, a guia do mês é de R$ 87,05.',
    );
    expect(said({ occupation: 'company', baseCents: 200_000 })).toMatch(/R\$ 220,00 por mês\.$/);
    expect(said({ occupation: 'company' })).toMatch(/^Em regra/);
    expect(said({ occupation: 'employee' })).toMatch(/patrão/);
  });

  it('o vencimento, e por que passou para outro dia', () => {
    const { due } = costOf({});
    expect(due && plain(dueInWords(due))).toBe(
      'Novembro de 2026 vence em terça-feira, 15 de dezembro de 2026.',
    );
    const mei = costOf({ occupation: 'mei', activity: 'trade' }).due;
    expect(mei && plain(dueInWords(mei))).toBe(
      'Outubro de 2026 vence em segunda-feira, 23 de novembro de 2026, porque dia 20 não é dia útil.',
    );
  });

  it('a conta de cada plano, o teto e o que falta', () => {
    const steps = (more: Partial<ContributionAnswers>) =>
      countInWords(costOf(more), { ...own, ...more }).map(plain);
    expect(steps({}).slice(0, 2)).toEqual([
      'Plano de 11%: 11% de R$ 1.621,00 são R$ 178,31.',
      'Plano completo, 20%: 20% de R$ 1.621,00 são R$ 324,20.',
    ]);
    expect(steps({ baseCents: 900_000 }).join(' ')).toContain('teto do INSS: R$ 8.475,55');
    expect(steps({ occupation: 'company', baseCents: 120_000 }).join(' ')).toContain('R$ 46,31');
    expect(steps({ occupation: 'mei', activity: 'services' })[0]).toContain('R$ 86,05');
  });

  it('só o que se paga inteiro pode valer por tempo', () => {
    const [lowIncome, simplified, full] = costOf({ occupation: 'none' }).plans.map(countsFor);
    expect(lowIncome).toMatch(/não por tempo/);
    expect(simplified).toBe(lowIncome);
    expect(full).not.toMatch(/não/);
  });

  it('quem ganhou menos que o mínimo, no limite e acima', () => {
    const raised = [162_099, 162_100, 162_101].map((baseCents) =>
      countInWords(costOf({ baseCents }), { ...own, baseCents }).some((step) => /menos/.test(step)),
    );
    expect(raised).toEqual([true, false, false]);
  });

  it('em janeiro, o que custa dali em diante', () => {
    expect(plain(fromNowOnInWords({ year: 2027, month: 18_920 }))).toBe(
      'Com o salário mínimo de 2027, o mês passa a custar R$ 189,20.',
    );
  });

  it('nada falta nem sobra, para quaisquer respostas', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const cost = contributionCost(answers, today);
        const texts = [summaryOf(cost, answers), ...countInWords(cost, answers)];
        expect(texts.join(' ')).not.toMatch(/undefined|NaN|null/);
        expect(cost.citations.filter((key) => !contributionCitations.includes(key))).toEqual([]);
      }),
    );
    for (const key of [...commonCitations, ...figures.citations])
      expect(contributionCitations).toContain(key);
  });
});

it('o vencimento do exemplo da página é o que a regra conta', () => {
  const page = readFileSync('content/tools/quanto-contribuir.md', 'utf8');
  expect(page).toContain(
    `novembro de 2026 vence em ${plain(longDate(String(costOf({}).due?.moved)))}`,
  );
});
