import { isoDate } from '#law/date.ts';
import { questions, type Told } from '#tools/survivor-pension/questions.ts';
import { answer, changeOf, confirm, toResult } from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { openAllFolded } from '../browser/fit.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';
import { spouse } from '../tools/people.ts';

const path = '/ferramentas/pensao-por-morte';

test('união estável sem documento e guarda, e morte de quando a lei mudava: a página diz aonde ir', async ({
  page,
}) => {
  await openTool(page, path);
  const told: Told = {
    ...spouse,
    insured: undefined,
    partner: 'uniaoEstavel',
    unionProof: undefined,
    children: [
      {
        id: 'filho-1',
        kind: 'guarda',
        birth: isoDate('2016-07-07'),
        emancipated: false,
        hasCondition: false,
      },
    ],
  };
  await toResult(page, questions, told);
  await openAllFolded(page);
  await expectNoAxeFindings(page);

  // Of a day when the law was changing, nothing more is asked.
  await openTool(page, path);
  await answer(page, questions, { death: isoDate('2016-01-02') });
  await expect(changeOf(page, questions.death)).toBeVisible();
  await expect(page.locator('main dl > div')).toHaveCount(1);
  await confirm(page);
  await expect(page.locator('[data-answer-card] a[href="tel:135"]')).toBeVisible();
  await expect(page.locator('[data-print-target] table')).toHaveCount(0);
  await expectNoAxeFindings(page);
});
