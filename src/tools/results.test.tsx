import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate, isoDate } from '#law/date.ts';
import { anyTold } from '#tests/tools/any-told.ts';
import {
  alone,
  illForATime,
  illWorker,
  motherOutOfWork,
  ownAccountWorker,
  spouse,
} from '#tests/tools/people.ts';
import { resultPage, testsDay, wage } from '#tests/tools/result-page.tsx';
import { result as bpcIncome } from './bpc-income/BpcIncomeResultView.tsx';
import { result as contribution } from './contribution-cost/ContributionCostResultView.tsx';
import { result as deadline } from './deadlines/DeadlineResultView.tsx';
import type { ResultPart } from './frame/shown.ts';
import { result as incapacity } from './incapacity-pay/IncapacityPayResultView.tsx';
import { result as insured } from './insured-status/InsuredResultView.tsx';
import { result as maternity } from './maternity-pay/MaternityPayResultView.tsx';
import type { Questions } from './questions/question.ts';
import { recount } from './questions/recount.ts';
import { result as retirement } from './retirement/RetirementResultView.tsx';
import { result as pension } from './survivor-pension/PensionResultView.tsx';
import { type ToolSlug, tools } from './tools.ts';

/** What each tool shows; the extract's result asks for modules of the bundler. */
const results = {
  'pensao-por-morte': pension,
  'qualidade-de-segurado': insured,
  'prazo-do-recurso': deadline,
  'regras-de-aposentadoria': retirement,
  'renda-bpc': bpcIncome,
  'salario-maternidade': maternity,
  'quanto-contribuir': contribution,
  'valor-da-incapacidade': incapacity,
} as const;

const pageOf = (tool: keyof typeof results, told: object, today: IsoDate) =>
  resultPage(
    tool,
    tools[tool].questions as Questions<unknown>,
    results[tool] as unknown as ResultPart<unknown, unknown>,
    told,
    today,
  );

const seeds = Array.from({ length: 8 }, (_, index) => index + 1);

/** Words of the longest answer that is still read at a glance. */
const mostWords = 40;

describe.each(Object.entries(results))('%s: quaisquer respostas', (slug, part) => {
  const tool = slug as keyof typeof results;
  const questions = tools[tool].questions as Questions<unknown>;
  const { answersFrom, contradictions } = part as unknown as ResultPart<unknown, unknown>;

  it.each(seeds)('dão um resultado inteiro (%i)', async (seed) => {
    const today = addDays(testsDay, (seed % 5) * 60);
    const isOdd = (told: unknown) => (contradictions?.(answersFrom(told, today)) ?? []).length > 0;
    const told = Array.from({ length: 200 }, (_, more) => seed + 100 * more)
      .map((each) => () => anyTold(questions, each, today))
      .find((tell) => !isOdd(tell()))?.();
    const page = await pageOf(tool, told as object, today);
    const all = page.text();
    expect(all).not.toMatch(/undefined|NaN|\bnull\b|\[object|\{\{|\}\}|\*\*\p{L}/u);
    // Two are for what copying and sending say, and wait for it.
    for (const [element, waiting] of [
      ['p', 2],
      ['li', 0],
      ['th', 0],
      ['dd', 0],
    ] as const)
      expect(
        page.texts(element).filter((text) => text === ''),
        element,
      ).toHaveLength(waiting);
    const [answer = ''] = page.texts('[data-answer-card] h2');
    expect(answer.split(' ').length).toBeLessThanOrEqual(mostWords);
    expect(page.texts('[data-answer-card] ol > li')).toHaveLength(3);
    expect(page.texts('[data-answer-card] ol > li')).not.toContain('');
    const secret = recount(questions, told as object, today, wage).filter(
      ({ isSensitive }) => isSensitive,
    );
    for (const { question, answer: own } of secret)
      expect(page.message.join('\n')).not.toContain(`${question}: ${own}.`);
  });
});

describe('só vai na mensagem se a pessoa marcar', () => {
  const sensitive = (tool: ToolSlug, told: object) =>
    recount(tools[tool].questions as Questions<unknown>, told, testsDay, wage)
      .filter(({ isSensitive }) => isSensitive)
      .map(({ fieldId }) => fieldId);

  it('uma perda, internação e dinheiro', () => {
    const told = { kind: 'ownAccount', stay: 'none', payCents: 300_000 };
    const money = ['internacao', 'valor', 'meses'];
    expect(sensitive('salario-maternidade', { ...told, event: 'birth' })).toEqual(money);
    for (const event of ['stillbirth', 'abortion'])
      expect(sensitive('salario-maternidade', { ...told, event })).toEqual(
        expect.arrayContaining(['fato', 'dia-do-fato', 'valor', 'meses']),
      );
  });

  it('doença, prisão e benefício', () => {
    const told = { kind: 'employee' };
    expect(sensitive('qualidade-de-segurado', { ...told, event: 'stopped' })).toEqual(['doenca']);
    for (const event of ['released', 'isolationEnded', 'benefitEnded'])
      expect(sensitive('qualidade-de-segurado', { ...told, event })).toEqual(
        expect.arrayContaining(['situacao', 'mes']),
      );
  });

  it('saúde e dinheiro: todo o resto do que se diz da incapacidade', () => {
    const { questions } = tools['valor-da-incapacidade'];
    const open = Object.values(questions).filter((one) => !one.isSensitive);
    expect(open.map(({ id }) => id)).toEqual(['conta', 'campo', 'sexo', 'tempo']);
  });

  it('o que se ganha', () => {
    const { baseCents, isLowIncome } = tools['quanto-contribuir'].questions;
    expect([baseCents.isSensitive, isLowIncome.isSensitive]).toEqual([true, true]);
  });
});

describe.each([
  ['renda-bpc', alone, {}],
  ['quanto-contribuir', ownAccountWorker, {}],
  ['salario-maternidade', motherOutOfWork, { day: isoDate('2150-01-05') }],
  ['valor-da-incapacidade', illWorker, {}],
  ['valor-da-incapacidade', illForATime, {}],
  ['pensao-por-morte', { ...spouse, baseCents: 200_000 }, { death: isoDate('2149-12-01') }],
] as const)('%s sem os valores do ano', (tool, told, then) => {
  const said = 'não tem o salário mínimo de 2150';

  it('avisa no cartão e na mensagem, e os valores são ao menos aqueles', async () => {
    // A January so far off that no update of law/ changes what is seen; in November 2026 nothing lacks.
    const page = await pageOf(tool, { ...told, ...then }, isoDate('2150-01-20'));
    const card = page.text('[data-answer-card]');
    expect(card).toContain(said);
    expect(page.message.at(-1)).toContain(said);
    if (tool !== 'renda-bpc') expect(card).toMatch(/ao menos R\$/i);
  });

  it('com eles, nada disso', async () => {
    const page = await pageOf(tool, told, testsDay);
    expect(page.text()).not.toContain('não tem o salário mínimo');
    expect(page.text('[data-answer-card]')).not.toMatch(/ao menos R\$/i);
  });
});
