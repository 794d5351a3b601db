import type { Page } from '@playwright/test';
import { questions as appealQuestions } from '#tools/appeal-deadline/questions.ts';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as retirementQuestions } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
import { alone, spouse, toldOfDecision, vera } from '../tools/people.ts';
import { answer, submit, toResult } from './answer.ts';
import { expect } from './test.ts';
import { openTool } from './tool.ts';

/** Each tool, and how somebody answers it, up to its result. */
export const toolResults: readonly {
  readonly path: string;
  readonly fill: (page: Page) => Promise<void>;
}[] = [
  {
    path: '/ferramentas/prazo-do-recurso',
    fill: async (page) => {
      await answer(page, appealQuestions, toldOfDecision);
      await submit(page);
    },
  },
  { path: '/ferramentas/renda-bpc', fill: (page) => toResult(page, incomeQuestions, alone) },
  {
    path: '/ferramentas/regras-de-aposentadoria',
    fill: (page) => toResult(page, retirementQuestions, vera),
  },
  {
    path: '/ferramentas/pensao-por-morte',
    fill: (page) => toResult(page, pensionQuestions, spouse),
  },
];

/** Opens the tool and answers it, up to its result. */
export async function openResult(page: Page, { path, fill }: (typeof toolResults)[number]) {
  await openTool(page, path);
  await fill(page);
  await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
}
