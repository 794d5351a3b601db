import { cases } from '#rules/permanent-incapacity/cases.ts';
import { questions } from '#tools/permanent-incapacity/questions.ts';
import { formatCents } from '#words/money.ts';
import {
  answer,
  choose,
  control,
  expectAsked,
  expectErrors,
  heading,
  lineBox,
  messageOf,
  plain,
  submit,
  toResult,
  wayOf,
} from '../browser/answer.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';
import { openTool, readsWithoutScript } from '../browser/tool.ts';
import { illWorker, illWorkerInDoubt } from '../tools/people.ts';

const path = '/ferramentas/valor-da-incapacidade';
const money = (cents: number | undefined) => plain(formatCents(cents ?? 0));

const caseOf = (title: string) => {
  const found = cases.find((one) => one.title === title);
  if (!found) throw new Error(title);
  return found;
};

test('o valor, e a página do benefício leva até aqui', async ({ page }) => {
  await page.goto('/beneficios/aposentadoria-por-invalidez');
  await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
  const { cents } = caseOf('mulher, 22 anos, média de 3.000');
  await openTool(page, path);
  await toResult(page, questions, illWorker);
  await expect(heading(page)).toContainText(money(cents));
});

test('causa não sabida: as contas lado a lado, e nada promete', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, illWorkerInDoubt);
  const { cents } = caseOf('causa não sabida: 60% seguros, a média inteira se foi o trabalho');
  await expect(heading(page)).toContainText(money(cents));
  await openAllFolded(page);
  await expect(page.locator('[data-print-target] tbody tr')).toHaveCount(3);
  const result = page.locator('[data-print-target]');
  await expect(result.getByRole('link', { name: 'Tema 1300' }).first()).toBeVisible();
  await expect(result).not.toContainText(/você tem direito|vai receber/);
});

test('causa do trabalho não pede o tempo; o campo em família não pede nem a causa', async ({
  page,
}) => {
  await openTool(page, path);
  await choose(page, questions.isSpecial, 'nao');
  await choose(page, questions.cause, 'work');
  await choose(page, questions.category, 'covered');
  await choose(page, questions.beganBefore, 'nao');
  await expectAsked(page, questions.known);

  await openTool(page, path);
  await toResult(page, questions, { isSpecial: true, needsHelp: true });
  const { withHelp } = caseOf('campo em família: um salário mínimo, sem média');
  await expect(page.locator('[data-answer-card] h2 + p')).toContainText(money(withHelp));
});

test('quem paga por si tem as duas contas; um auxílio de antes da reforma não dá valor', async ({
  page,
}) => {
  await openTool(page, path);
  const { meanCents: _, ...told } = illWorkerInDoubt;
  await toResult(page, questions, {
    ...told,
    cause: 'work',
    category: 'ownAccount',
    known: 'aid',
    aidCents: 273_000,
    isNewAid: false,
  });
  await expect(heading(page)).toContainText('60%');
  await openAllFolded(page);
  await expect(page.locator('[data-print-target] tbody tr')).toHaveCount(3);
  await expect(page.locator('[data-print-target] tbody')).not.toContainText('R$');
});

test('um valor que não é número, e nenhum, recebem uma resposta que ajuda', async ({ page }) => {
  await openTool(page, path);
  await answer(page, questions, illWorker, questions.known.id);
  for (const text of ['', '0', 'muito']) {
    await control(page, questions.meanCents).fill(text);
    await submit(page);
    await expectErrors(page, [questions.meanCents.id]);
  }
});

test('na mensagem, causa e valor só vão se a pessoa marcar', async ({ page }) => {
  await openTool(page, path);
  await toResult(page, questions, illWorker);
  await wayOf(page, 'talk').click();
  await expect(lineBox(page, questions.cause.id)).not.toBeChecked();
  expect((await messageOf(page)).join(' ')).not.toMatch(/R\$|ajuda/);
});

readsWithoutScript(path);
