import type { Page } from '@playwright/test';
import { loadSite } from '#document/site.ts';
import { addDays, isoDate, yearOf } from '#law/date.ts';
import { bpcIncomeLimit, minimumWage } from '#law/minimum-wage.ts';
import { reform } from '#law/reform.ts';
import { lastKnownDay, valueOn } from '#law/value.ts';
import { dayNumberOf } from '#rules/calendar.ts';
import { proceduralTerm } from '#rules/deadlines/term.ts';
import { inYearsMonthsDays, legalDaysSince, legalMonths } from '#rules/legal-days.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import { questions as incomeQuestions } from '#tools/bpc-income/questions.ts';
import { questions as deadlineQuestions } from '#tools/deadlines/questions.ts';
import { answersFrom } from '#tools/retirement/answers-from.ts';
import { questions as retirementQuestions, type Told } from '#tools/retirement/questions.ts';
import { questions as pensionQuestions } from '#tools/survivor-pension/questions.ts';
import { longDate } from '#words/dates.ts';
import { formatCents } from '#words/money.ts';
import { answer, toResult } from '../../browser/answer.ts';
import { kindsOfPage } from '../../browser/kinds-of-page.ts';
import { expect, test } from '../../browser/test.ts';
import { openTool } from '../../browser/tool.ts';
import { alone, spouse } from '../../tools/people.ts';
import { plain } from '../../tools/plain.ts';

// On the day of the build: what holds on any day, with or without its values.
const { date } = loadSite();
const now = `${date}T15:00:00Z`;
const known = lastKnownDay(date, minimumWage) ?? date;
const wage = valueOn(minimumWage, known);

const result = (page: Page) => page.locator('[data-print-target]');

/** The values of an earlier year are told as such, in one sentence with the year or alone. */
async function expectYearSaid(page: Page) {
  const says = result(page)
    .locator('p:visible')
    .filter({ hasText: String(yearOf(known)) });
  await expect(says.first()).toBeVisible();
}

/** Since 10/09/2026 she has the age and the thirty years of the rule that asks for more each January. */
const luzia: Told = {
  sex: 'woman',
  birthDate: isoDate('1967-03-10'),
  firstInsured: 'untilReform',
  time: inYearsMonthsDays(legalMonths(23 * 12 + 3) + legalDaysSince(reform)(dayNumberOf(date))),
  timeAtReform: { years: 23, months: 3, days: 0 },
  reducedPlanMonths: 0,
  carenciaMonths: 300,
  isTeacher: false,
  disability: 'none',
};

test.describe('nesse dia', { tag: '@deep' }, () => {
  test.afterEach(async ({ page, watch }) => {
    await expect(page.locator('main').getByRole('alert').locator('visible=true')).toHaveCount(0);
    expect(watch.console).toEqual([]);
  });

  test('o prazo conta desse dia', async ({ page }) => {
    await openTool(page, '/ferramentas/prazo-do-recurso', now);
    await answer(page, deadlineQuestions, { happened: 'denied', ciencia: date });
    const { safeDay, legalLimit } = proceduralTerm(date, 30);
    await expect(result(page)).toContainText(plain(longDate(safeDay)));
    await expect(result(page)).toContainText(plain(longDate(legalLimit)));
  });

  test('a renda do BPC compara com o limite do ano, ou diz de que ano ele é', async ({ page }) => {
    await openTool(page, '/ferramentas/renda-bpc', now);
    await toResult(page, incomeQuestions, alone);
    await expect(result(page)).toContainText(plain(formatCents(bpcIncomeLimit(wage))));
    await expectYearSaid(page);
  });

  test('a pensão usa o mínimo do ano, ou diz de que ano ele é', async ({ page }) => {
    await openTool(page, '/ferramentas/pensao-por-morte', now);
    await toResult(page, pensionQuestions, {
      ...spouse,
      death: addDays(date, -10),
      baseCents: wage,
    });
    await expect(result(page)).toContainText(plain(formatCents(wage)));
    await expectYearSaid(page);
  });

  test('a regra de aposentadoria cumprida em um ano continua cumprida', async ({ page }) => {
    await openTool(page, '/ferramentas/regras-de-aposentadoria', now);
    await toResult(page, retirementQuestions, luzia);
    const kept = retirementRules(answersFrom(luzia, date)).rules.find(
      ({ id }) => id === 'progressiveAge',
    );
    expect(kept).toMatchObject({ verdict: 'met', metSince: '2026-09-10' });
    await expect(result(page)).toContainText(plain(longDate('2026-09-10')));
  });

  test('toda espécie de página abre sem queixa', async ({ page }) => {
    await page.clock.setFixedTime(new Date(now));
    for (const path of kindsOfPage) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});
