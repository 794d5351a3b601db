import type { Page } from '@playwright/test';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as contributionQuestions } from '#tools/contribution-cost/questions.ts';
import { questions as deadlineQuestions } from '#tools/deadlines/questions.ts';
import { questions as extractQuestions } from '#tools/extract/by-hand/questions.ts';
import { questions as insuredQuestions } from '#tools/insured-status/questions.ts';
import { questions as maternityQuestions } from '#tools/maternity-pay/questions.ts';
import { questions as incapacityQuestions } from '#tools/permanent-incapacity/questions.ts';
import type { Questions } from '#tools/questions/question.ts';
import { hasCheck } from '#tools/questions/question.ts';
import { questions as retirementQuestions } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
import {
  alone,
  illWorker,
  leftJob,
  motherOutOfWork,
  ownAccountWorker,
  rosa,
  spouse,
  toldOfDecision,
  vera,
} from '../tools/people.ts';
import { type Step, stepsOf, type Telling } from '../tools/steps.ts';
import { answer, answerUntilWritten, confirm, submit } from './answer.ts';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

/** A tool, and how somebody answers it. */
export interface ToolResult {
  readonly path: string;
  /** All that is done from the first question to the last. */
  readonly steps: readonly Step[];
  /** Up to the result. */
  readonly fill: (page: Page) => Promise<void>;
  /** As far as a question that is refused. */
  readonly fail: (page: Page) => Promise<void>;
}

function resultOf<Told>(path: string, questions: Questions<Told>, told: Telling<Told>): ToolResult {
  return {
    path,
    steps: stepsOf(questions, told),
    fill: async (page) => {
      await answer(page, questions, told);
      if (hasCheck(questions)) await confirm(page);
    },
    fail: async (page) => {
      await answerUntilWritten(page, questions, told);
      await submit(page);
      await expect(page.locator('main form').getByRole('alert')).toBeFocused();
    },
  };
}

const withIncome = {
  ...alone,
  hasIncome: true,
  incomes: [{ kind: 'work', cents: 30_000 }],
} as const;

export const toolResults: readonly ToolResult[] = [
  resultOf('/ferramentas/prazo-do-recurso', deadlineQuestions, toldOfDecision),
  resultOf('/ferramentas/renda-bpc', incomeQuestions, withIncome),
  resultOf('/ferramentas/regras-de-aposentadoria', retirementQuestions, vera),
  resultOf('/ferramentas/pensao-por-morte', pensionQuestions, spouse),
  resultOf('/ferramentas/qualidade-de-segurado', insuredQuestions, leftJob),
  resultOf('/ferramentas/salario-maternidade', maternityQuestions, motherOutOfWork),
  resultOf('/ferramentas/valor-da-incapacidade', incapacityQuestions, illWorker),
  resultOf('/ferramentas/quanto-contribuir', contributionQuestions, ownAccountWorker),
  resultOf('/ferramentas/extrato-cnis', extractQuestions, rosa),
];

/** Opens the tool and answers it, up to its result. */
export async function openResult(page: Page, { path, fill }: Pick<ToolResult, 'path' | 'fill'>) {
  await openTool(page, path);
  await fill(page);
  await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
}
