import type { Page } from '@playwright/test';
import { keysOf } from '#law/keyed.ts';
import { toolPath } from '#texts/paths.ts';
import { hasCheck } from '#tools/questions/asked.ts';
import type { Questions } from '#tools/questions/question.ts';
import { type ToolSlug, tools } from '#tools/tools.ts';
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

interface ToolResult {
  readonly path: string;
  /** All that is done from the first question to the last. */
  readonly steps: readonly Step[];
  /** Up to the result. */
  readonly fill: (page: Page) => Promise<void>;
  /** As far as a question that is refused; hands back the way from there up to the result. */
  readonly fail: (page: Page) => Promise<() => Promise<void>>;
}

function resultOf<Told>(path: string, questions: Questions<Told>, told: Telling<Told>): ToolResult {
  const end = async (page: Page) => {
    if (hasCheck(questions)) await confirm(page);
    await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
  };
  return {
    path,
    steps: stepsOf(questions, told),
    fill: async (page) => {
      await answer(page, questions, told);
      await end(page);
    },
    fail: async (page) => {
      const goOn = await answerUntilWritten(page, questions, told);
      await submit(page);
      await expect(page.locator('main form').getByRole('alert')).toBeFocused();
      return async () => {
        await goOn();
        await end(page);
      };
    },
  };
}

const withIncome = {
  ...alone,
  hasIncome: true,
  incomes: [{ kind: 'work', cents: 30_000 }],
} as const;

type ToldTo<Slug extends ToolSlug> =
  (typeof tools)[Slug]['questions'] extends Questions<infer Told> ? Telling<Told> : never;

const people: { readonly [Slug in ToolSlug]: ToldTo<Slug> } = {
  'prazo-do-recurso': toldOfDecision,
  'renda-bpc': withIncome,
  'regras-de-aposentadoria': vera,
  'pensao-por-morte': spouse,
  'qualidade-de-segurado': leftJob,
  'salario-maternidade': motherOutOfWork,
  'valor-da-incapacidade': illWorker,
  'quanto-contribuir': ownAccountWorker,
  'extrato-cnis': rosa,
};

export const toolResults: readonly ToolResult[] = keysOf(people).map((slug) =>
  resultOf(toolPath(slug), tools[slug].questions as Questions<unknown>, people[slug]),
);

export async function openResult(page: Page, { path, fill }: Pick<ToolResult, 'path' | 'fill'>) {
  await openTool(page, path);
  await fill(page);
}
