import { questions } from '#tools/contribution-cost/questions.ts';
import { answer, changeOf, confirm } from '../browser/answer.ts';
import { losePrograms } from '../browser/lost-programs.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';

// The tool that asks least of them that let answers be checked.
const path = '/ferramentas/quanto-contribuir';
const mei = { occupation: 'mei', activity: 'both' } as const;
const parts = '**/_astro/*ResultView*.js';

test('se a parte do resultado não chega, ou demora, isso é dito, as respostas ficam, e tentar de novo basta', async ({
  page,
}) => {
  const programs = await losePrograms(page, parts);
  await openTool(page, path);
  await answer(page, questions, mei);
  const notice = page.locator('main').getByRole('alert');
  await expect(notice).toBeFocused();

  // Nothing failed while it was drawn: the words that the specification asks for then are not said.
  await expect(notice.locator('[lang=en]')).toHaveCount(0);

  // The page is loaded anew, and is where it was.
  const anew = page.waitForEvent('load');
  await notice.getByRole('button').click();
  await anew;
  await expect(notice).toBeFocused();
  programs.find();
  await notice.getByRole('button').click();
  await confirm(page);
  await expect(notice).toHaveCount(0);

  // Neither there nor lost: it is said in time.
  programs.hold();
  await page.clock.install();
  await openTool(page, path);
  await answer(page, questions, mei);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('00:16');
  await expect(notice).toBeFocused();
});

test('a parte do resultado vem enquanto se responde; se falha ao ser mostrada, as respostas ficam, e dá para tentar de novo', async ({
  page,
}) => {
  const come = page.waitForResponse(/ResultView/);
  await openTool(page, path);
  await come;
  await page.route(parts, (route) => route.abort());
  await answer(page, questions, mei);
  // The result puts the days of the law's values in order; nothing else of the tool does.
  const mend = await page.evaluateHandle(() => {
    const { sort } = Array.prototype;
    Array.prototype.sort = () => {
      throw new Error('falha de teste');
    };
    return () => {
      Array.prototype.sort = sort;
    };
  });
  await page.locator('main section:has(> h2:focus)').getByRole('button').last().click();
  const notice = page.locator('main').getByRole('alert');
  await expect(notice).toBeFocused();
  // It came, and failed while it was drawn.
  await expect(notice.locator('[lang=en]')).toHaveCount(1);
  await page.unroute(parts);
  await page.goBack();
  await expect(changeOf(page, questions.activity)).toBeVisible();
  await page.goForward();
  await expect(notice).toBeFocused();
  await mend.evaluate((again) => again());
  await notice.getByRole('button').click();
  await expect(page.locator('[data-print-target] h2:focus')).toBeVisible();
});
