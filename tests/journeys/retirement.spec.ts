import { isoDate } from '#law/date.ts';
import { unknownBox } from '#tools/questions/control-ids.ts';
import { readyName } from '#tools/questions/ready.ts';
import { questions } from '#tools/retirement/questions.ts';
import {
  answer,
  changeOf,
  choose,
  confirm,
  control,
  expectErrors,
  heading,
  submit,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';
import { vera } from '../tools/people.ts';

const path = '/ferramentas/regras-de-aposentadoria';
const today = isoDate('2026-11-20');
const now = `${today}T15:00:00Z`;

const years = (count: number, months = 0) => ({ years: count, months, days: 0 });

test('o que se contradiz volta com a explicação, sem perder nada', async ({ page }) => {
  await openTool(page, path, now);
  await answer(page, questions, { ...vera, timeAtReform: years(20) });
  await expectErrors(page, [questions.timeAtReform.id]);
  await page.locator('main form').getByRole('alert').getByRole('link').click();
  const field = control(page, questions.timeAtReform);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('20');
  await field.fill('25 anos, 3 meses e 1 dia');
  for (const part of ['meses', 'dias'])
    await page.locator(`[name="${questions.timeAtReform.id}-${part}"]`).fill('');
  await submit(page);
  await expect(page.locator('main dl')).toContainText('25 anos, 3 meses e 1 dia');
  await changeOf(page, questions.firstInsured).click();
  await choose(page, questions.firstInsured, 'nao-sei');
  await expect(changeOf(page, questions.firstInsured)).toBeVisible();
  await expect(changeOf(page, questions.timeAtReform)).toHaveCount(0);

  // Without the time there is no day: a result of its own.
  await changeOf(page, questions.time).click();
  await page.locator(`button[name="${readyName(unknownBox(questions.time.id))}"]`).click();
  await confirm(page);
  await expect(heading(page)).not.toContainText(/\d/);
  await expectNoAxeFindings(page);
});
