import { describe, expect, it } from 'vitest';
import { isoDate } from '#law/date.ts';
import {
  alone,
  illWorker,
  motherOutOfWork,
  ownAccountWorker,
  spouse,
} from '#tests/tools/people.ts';
import { resultPage } from '#tests/tools/result-page.tsx';
import { result as income } from '../bpc-income/BpcIncomeResultView.tsx';
import { questions as incomeQuestions } from '../bpc-income/questions.ts';
import { result as contribution } from '../contribution-cost/ContributionCostResultView.tsx';
import { questions as contributionQuestions } from '../contribution-cost/questions.ts';
import { result as maternity } from '../maternity-pay/MaternityPayResultView.tsx';
import { questions as maternityQuestions } from '../maternity-pay/questions.ts';
import { result as incapacity } from '../permanent-incapacity/PermanentIncapacityResultView.tsx';
import { questions as incapacityQuestions } from '../permanent-incapacity/questions.ts';
import { result as pension } from '../survivor-pension/PensionResultView.tsx';
import { questions as pensionQuestions } from '../survivor-pension/questions.ts';

// A January so far off that no update of law/ changes what is seen; in November 2026 nothing lacks.
const january = isoDate('2150-01-20');
const card = '[data-answer-card]';

const tools = {
  'renda-bpc': (day?: typeof january) =>
    resultPage('renda-bpc', incomeQuestions, income, alone, day),
  'quanto-contribuir': (day?: typeof january) =>
    resultPage('quanto-contribuir', contributionQuestions, contribution, ownAccountWorker, day),
  'salario-maternidade': (day?: typeof january) =>
    resultPage(
      'salario-maternidade',
      maternityQuestions,
      maternity,
      { ...motherOutOfWork, day: day ? isoDate('2150-01-05') : motherOutOfWork.day },
      day,
    ),
  'valor-da-incapacidade': (day?: typeof january) =>
    resultPage('valor-da-incapacidade', incapacityQuestions, incapacity, illWorker, day),
  'pensao-por-morte': (day?: typeof january) =>
    resultPage(
      'pensao-por-morte',
      pensionQuestions,
      pension,
      { ...spouse, death: day ? isoDate('2149-12-01') : spouse.death, baseCents: 200_000 },
      day,
    ),
} as const;

describe.each(Object.entries(tools))('%s sem os valores do ano', (name, pageOn) => {
  it('avisa no cartão e na mensagem, e os valores são ao menos aqueles', async () => {
    const page = await pageOn(january);
    expect(page.text(card)).toContain('não tem o salário mínimo de 2150');
    expect(page.message.at(-1)).toContain('não tem o salário mínimo de 2150');
    if (name !== 'renda-bpc') expect(page.text(card)).toMatch(/ao menos R\$/i);
  });

  it('com eles, nada disso', async () => {
    const page = await pageOn();
    expect(page.text()).not.toContain('não tem o salário mínimo');
    expect(page.text(card)).not.toMatch(/ao menos R\$/i);
  });
});
