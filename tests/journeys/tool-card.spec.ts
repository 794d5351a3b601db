import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as contributionQuestions } from '#tools/contribution-cost/questions.ts';
import { questions as deadlineQuestions } from '#tools/deadlines/questions.ts';
import { questions as extractQuestions } from '#tools/extract/by-hand/questions.ts';
import { questions as incapacityQuestions } from '#tools/incapacity-pay/questions.ts';
import { questions as insuredQuestions } from '#tools/insured-status/questions.ts';
import { questions as maternityQuestions } from '#tools/maternity-pay/questions.ts';
import { hasCheck } from '#tools/questions/asked.ts';
import type { Questions } from '#tools/questions/question.ts';
import { questions as retirementQuestions } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
import { answer, confirm } from '../browser/answer.ts';
import { choose, sample } from '../browser/extract.ts';
import { sideways } from '../browser/fit.ts';
import { sheetsOf } from '../browser/print.ts';
import { expect, test } from '../browser/test.ts';
import { openTool } from '../browser/tool.ts';
import { celia, openHousehold, widow } from '../tools/households.ts';
import {
  alone,
  atHome,
  deafWoman,
  fullCareer,
  illForATime,
  illWorker,
  illWorkerInDoubt,
  leftJob,
  motherAtHospital,
  motherOutOfWork,
  mourning,
  rosa,
  stoppedIll,
  toldOfDecision,
  vera,
  widowed,
} from '../tools/people.ts';
import type { Telling } from '../tools/steps.ts';

// How much room an answer takes: on a phone, with large letters, on paper.

const screen = { width: 360, height: 740 };

interface Budget {
  /** The whole card stands in the first screen, not only its verdict and its steps. */
  isWholeInScreen?: boolean;
  sheets: 1 | 2;
  /** Another answer has more to say, or is told sooner: the deep suite looks at this one. */
  isShorter?: true;
}

function cardOf<Told>(
  title: string,
  path: string,
  questions: Questions<Told>,
  told: Telling<Told>,
  budget: Budget,
) {
  const reach = async (page: Page) => {
    await openTool(page, path);
    await answer(page, questions, told);
    if (hasCheck(questions)) await confirm(page);
  };
  cardBy(title, reach, budget);
}

function cardBy(
  title: string,
  reach: (page: Page) => Promise<void>,
  { isWholeInScreen, sheets, isShorter }: Budget,
) {
  const name = `${title}: cabe na primeira tela, em pouco mais de três, e em ${sheets} folha(s)`;
  test(name, { tag: isShorter ? '@deep' : [] }, async ({ page }) => {
    await page.setViewportSize(screen);
    await reach(page);
    const card = page.locator('[data-answer-card]');
    await expect(card.locator('h2:focus')).toBeVisible();
    const edge = (part = '') =>
      page
        .locator(`[data-answer-card] ${part}`.trim())
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(() => edge('ol')).toBeLessThanOrEqual(screen.height);
    if (isWholeInScreen) expect(await edge()).toBeLessThanOrEqual(screen.height);
    await expect(card.locator('ol > li')).toHaveCount(3);
    expect(await screensBeforeTheFooter(page)).toBeLessThanOrEqual(3.2);

    await page.setViewportSize({ width: 320, height: 740 });
    expect(await sideways(page)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });

    await expectFoldedOpensForPaper(page);
    // As the browser's own command prints it: on paper stands what is on the sheet, and a line of where it is from.
    expect(await sheetsOf(page)).toBeLessThanOrEqual(sheets);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.locator('[data-print-head]')).toContainText(new URL(page.url()).pathname);
    for (const furniture of ['h1', 'footer p', 'header a'])
      await expect(page.locator(furniture).first()).toBeHidden();
    // Each source once.
    const addresses = await page
      .locator('[data-print-target] a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const laws = addresses.filter((address) => address?.includes('planalto.gov.br'));
    expect(laws.length).toBe(new Set(laws).size);
    await expect(
      page.locator('[data-print-target] ol:not([data-not-printed] *) li').last(),
    ).toBeVisible();
  });
}

/** What is folded opens for the paper, also where the browser itself would print it closed. */
async function expectFoldedOpensForPaper(page: Page) {
  const closed = page.locator('[data-print-target] details:not([open])');
  const before = await closed.count();
  expect(before).toBeGreaterThan(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
}

/** From the top of the page as it is read to its footer, in heights of the window. */
const screensBeforeTheFooter = (page: Page) =>
  page.evaluate(() => {
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    return ((footer?.top ?? 0) + scrollY) / innerHeight;
  });

const deadline = '/ferramentas/prazo-do-recurso';
const income = '/ferramentas/renda-bpc';
const retirement = '/ferramentas/regras-de-aposentadoria';
const pension = '/ferramentas/pensao-por-morte';
const insured = '/ferramentas/qualidade-de-segurado';
const whole: Budget = { isWholeInScreen: true, sheets: 1 };
const shorter: Budget = { sheets: 1, isShorter: true };

cardOf('prazo', deadline, deadlineQuestions, toldOfDecision, whole);
cardOf(
  'prazo vencido',
  deadline,
  deadlineQuestions,
  { happened: 'denied', ciencia: isoDate('2026-09-01') },
  { ...whole, isShorter: true },
);
cardOf('renda de quem mora só', income, incomeQuestions, alone, { ...whole, isShorter: true });
cardOf('renda da viúva com o filho', income, incomeQuestions, widow, { ...whole, isShorter: true });
cardOf('renda de cinco pessoas', income, incomeQuestions, celia, shorter);
cardOf('renda em que muito falta saber', income, incomeQuestions, openHousehold, {
  sheets: 2,
  isShorter: true,
});
cardOf('aposentadoria', retirement, retirementQuestions, vera, { ...whole, isShorter: true });
cardOf('grau não sabido', retirement, retirementQuestions, deafWoman, {
  sheets: 2,
  isShorter: true,
});
cardOf('todas as regras', retirement, retirementQuestions, fullCareer, { sheets: 2 });
cardOf('pensão', pension, pensionQuestions, widowed, shorter);
cardOf('pensão em que muito falta saber', pension, pensionQuestions, mourning, { sheets: 2 });
cardOf('proteção', insured, insuredQuestions, leftJob, shorter);
cardOf('proteção de quem parou doente', insured, insuredQuestions, stoppedIll, { sheets: 1 });
cardOf(
  'quem ainda contribui',
  insured,
  insuredQuestions,
  { event: 'stillPaying', kind: 'domestic' },
  shorter,
);

const maternity = '/ferramentas/salario-maternidade';
cardOf('maternidade sem emprego', maternity, maternityQuestions, motherOutOfWork, shorter);
cardOf('maternidade com internação', maternity, maternityQuestions, motherAtHospital, {
  sheets: 1,
});

const incapacity = '/ferramentas/valor-da-incapacidade';
cardOf('auxílio-doença', incapacity, incapacityQuestions, illForATime, { sheets: 1 });
cardOf('invalidez', incapacity, incapacityQuestions, illWorker, shorter);
cardOf('invalidez de causa não sabida', incapacity, incapacityQuestions, illWorkerInDoubt, {
  sheets: 1,
});

const contribution = '/ferramentas/quanto-contribuir';
cardOf('quanto pagar, sem trabalho', contribution, contributionQuestions, atHome, shorter);
cardOf(
  'quanto pagar, MEI',
  contribution,
  contributionQuestions,
  { occupation: 'mei', activity: 'both' },
  { sheets: 1 },
);

const extract = '/ferramentas/extrato-cnis';

const readFile = (kind: string) => async (page: Page) => {
  await page.goto(extract);
  await choose(page, await sample(kind));
};
cardBy('extrato', readFile('usual'), whole);
cardBy(
  'extrato em que muito falta conferir',
  async (page) => {
    await readFile('open end')(page);
    const asked = page.locator('fieldset[id^="ainda-"]');
    await expect(asked).toBeVisible();
    while ((await asked.count()) > 0) await asked.getByRole('button').last().click();
  },
  { ...whole, isShorter: true },
);
cardOf('extrato contado à mão', extract, extractQuestions, rosa, { ...whole, isShorter: true });

test('extrato: os três jeitos e onde conseguir estão na primeira tela', async ({ page }) => {
  await page.setViewportSize(screen);
  await page.goto(extract);
  const ways = ['label:has(#extrato-pdf)', 'summary:has(+ * #texto-do-extrato)', '#a-mao'];
  for (const way of [...ways, '#ainda-nao-tem-o-extrato'])
    await expect(page.locator(way)).toBeInViewport({ ratio: 1 });
});
