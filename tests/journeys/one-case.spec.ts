import type { Page } from '@playwright/test';
import { isoDate } from '#law/date.ts';
import { casePath, toolPath } from '#texts/paths.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { questions as clock } from '#tools/deadlines/questions.ts';
import { questions as incapacity } from '#tools/incapacity-pay/questions.ts';
import { questions as insured } from '#tools/insured-status/questions.ts';
import { questions as maternity } from '#tools/maternity-pay/questions.ts';
import { questions as retirement } from '#tools/retirement/questions.ts';
import { questions as pension } from '#tools/survivor-pension/questions.ts';
import { factsAfter } from '#tools/visit/carried.ts';
import {
  answer,
  changeOf,
  choose,
  confirm,
  control,
  expectAsked,
  expectNothingLeft,
  submit,
  underResult,
} from '../browser/answer.ts';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/test.ts';
import { expectItFits, openAnswered } from '../browser/tool.ts';
import { siteDate, siteNow } from '../site-date.ts';
import { leftJob, motherOutOfWork, spouse, vera } from '../tools/people.ts';

// What was answered in one tool is offered to the next, and taken or erased with a press.

test.use({ viewport: { width: 360, height: 740 } });

const use = (page: Page) => page.locator('[data-carried=use]');
/** Where sex and time are asked for. */
const retirementOfTheIll = `${toolPath('valor-da-incapacidade')}#${toolOpenings['valor-da-incapacidade'].permanent}`;

const erase = (page: Page) => page.locator('[data-carried=erase]');

/** The facts that the tab remembers, and the answers. */
const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() =>
    Object.fromEntries(
      JSON.parse(sessionStorage.getItem('caso') ?? '[]').map(
        ({ fact, value }: { fact: string; value: unknown }) => [fact, value],
      ),
    ),
  );

/** Leaves the tab as that does, which the first test that calls it shows, without the way. */
async function asAfterRetirement(page: Page) {
  const facts = factsAfter({ questions: retirement }, vera, isoDate(siteDate), []);
  await page.clock.setFixedTime(new Date(siteNow));
  await page.goto('/robots.txt');
  await page.evaluate((all) => sessionStorage.setItem('caso', all), JSON.stringify(facts));
}

test('da proteção à maternidade, à pensão e aos prazos: só passa o que quer dizer o mesmo', async ({
  page,
  watch,
}) => {
  await openAnswered(page, toolPath('qualidade-de-segurado'), insured, leftJob, 'check');
  await confirm(page);
  await openAnswered(page, toolPath('salario-maternidade'), maternity, motherOutOfWork, 'check');
  await confirm(page);
  await expect.poll(() => kept(page)).toEqual({ maternityDay: motherOutOfWork.day });

  // Of who died nothing was told.
  await page.goto(toolPath('pensao-por-morte'));
  await answer(page, pension, spouse);
  await expect(use(page)).toHaveCount(0);
  await confirm(page);
  await expect.poll(() => kept(page)).toMatchObject({ death: spouse.death });

  const deadlines = toolPath('prazo-do-recurso');
  const { birth, death } = toolOpenings['prazo-do-recurso'];
  await page.goto(`${deadlines}#${birth}`);
  await expect(use(page)).toBeVisible();
  await page.goBack();
  await page.locator(`#${death}`).click();
  await expectItFits(page);
  await expectNoAxeFindings(page);
  await use(page).click();
  await expectAsked(page, clock.hasYoungChild);
  await choose(page, clock.hasYoungChild, 'nao');
  await expect(page.locator('[data-answer-card] h2:focus')).toBeVisible();
  await expectNothingLeft(page, deadlines, watch);
});

test('da aposentadoria à invalidez: oferecido sem toque, nada preenchido antes; o que se muda vale', async ({
  page,
}) => {
  await openAnswered(page, toolPath('regras-de-aposentadoria'), retirement, vera, 'check');
  await confirm(page);
  await expect.poll(() => kept(page)).toMatchObject({ sex: vera.sex, time: vera.time });
  await page.goto(retirementOfTheIll);
  await expect(use(page)).toBeVisible();
  await expect(control(page, incapacity.isSpecial)).toBeVisible();
  await expectItFits(page);
  await expectNoAxeFindings(page);
  await use(page).click();
  await expectAsked(page, incapacity.isSpecial);
  await expect(use(page)).toHaveCount(0);
  await choose(page, incapacity.isSpecial, 'nao');
  await choose(page, incapacity.cause, 'other');
  await choose(page, incapacity.beganBefore, 'nao');
  // Neither the sex nor the time is asked again.
  await expectAsked(page, incapacity.known);
  await choose(page, incapacity.known, 'nao-sei');
  await choose(page, incapacity.needsHelp, 'nao');
  await changeOf(page, incapacity.sex).click();
  await choose(page, incapacity.sex, 'man');
  await confirm(page);
  await expect
    .poll(() => kept(page))
    .toEqual({
      sex: 'man',
      birth: vera.birthDate,
      time: vera.time,
    });
  // What another tool was told goes, too.
  await underResult(page, 'clear').click();
  await expectAsked(page, incapacity.aim);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('quem responde de novo não usa nada, e a pergunta seguinte ainda oferece; apaga-se com um toque; “Meu caso” põe nos fatos o que se respondeu, ou esquece', async ({
  page,
}) => {
  await asAfterRetirement(page);
  await page.goto(retirementOfTheIll);
  await expect(use(page)).toBeVisible();
  await choose(page, incapacity.isSpecial, 'nao');
  await choose(page, incapacity.cause, 'other');
  await expect(use(page)).toHaveCount(0);
  await choose(page, incapacity.beganBefore, 'nao');
  await choose(page, incapacity.sex, 'man');
  await expectAsked(page, incapacity.time);
  await expect(use(page)).toBeVisible();
  await page.locator(`[name="${incapacity.time.id}-anos"]`).fill('12');
  await submit(page);
  await expectAsked(page, incapacity.known);

  await asAfterRetirement(page);
  await page.goto(retirementOfTheIll);
  await erase(page).click();
  await expect(use(page)).toHaveCount(0);
  await expect(page.locator('main form h2')).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await choose(page, incapacity.isSpecial, 'nao');
  await expectAsked(page, incapacity.cause);
  await expect(use(page)).toHaveCount(0);

  await asAfterRetirement(page);
  const told = page.locator('[data-case-told]');
  const facts = page.locator('[name=fatos]');
  for (const act of ['use', 'erase']) {
    await page.goto(casePath);
    await told.locator(`[data-act=${act}]`).click();
    await expect(facts).toBeFocused();
    await expect(told).toBeHidden();
    expect(Boolean(await facts.inputValue())).toBe(act === 'use');
  }
  expect(await kept(page)).toEqual({});
});
