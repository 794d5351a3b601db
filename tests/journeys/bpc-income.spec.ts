import { isoDate } from '#law/date.ts';
import { siteDate } from '#tests/site-date.ts';
import { answersFrom } from '#tools/bpc-income/answers-from.ts';
import { assess } from '#tools/bpc-income/assess.ts';
import { questions, type Told } from '#tools/bpc-income/questions.ts';
import { addButton } from '#tools/questions/control-ids.ts';
import { recount } from '#tools/questions/recount.ts';
import { formatCents } from '#words/money.ts';
import { changeOf, confirm, expectAsked, heading } from '../browser/answer.ts';
import { expect, test } from '../browser/test.ts';
import { openAnswered } from '../browser/tool.ts';
import { celia, person } from '../tools/households.ts';
import { plain } from '../tools/plain.ts';

const path = '/ferramentas/renda-bpc';
const today = isoDate(siteDate);

test('quem sai da casa sai da conta', async ({ page }) => {
  const told: Told = {
    ...celia,
    residents: [
      person(1, 'mother', { income: { kind: 'auxilioInclusao', cents: 81_050 } }),
      ...celia.residents.slice(1),
    ],
  };
  await openAnswered(page, path, questions, told, 'check');
  await changeOf(page, questions.residents).click();
  await expectAsked(page, { id: addButton(questions.residents.id) });
  await page.locator('main form fieldset li button').first().click();
  await expect(heading(page)).toBeVisible();
  await page.locator('main form button[type=submit]').click();
  const left: Told = { ...celia, residents: celia.residents.slice(1) };
  await expect(page.locator('main section:has(> h2:focus) dt')).toHaveText(
    recount(questions, left, today).map(({ question }) => question),
  );
  await confirm(page);
  const { lowest } = assess(answersFrom(left), today).way;
  await expect(page.locator('[data-answer-card] h2 + p')).toContainText(
    plain(formatCents(lowest.perPerson)),
  );
});
