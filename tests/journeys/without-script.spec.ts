import type { Page } from '@playwright/test';
import { readingPath } from '#server/headers.ts';
import {
  benefitPath,
  benefitsPath,
  casePathFor,
  letterPath,
  lettersPath,
  toolPath,
  topicsPath,
} from '#texts/paths.ts';
import { toolOpenings } from '#texts/tool-openings.ts';
import { channel, contactForm } from '../browser/contact-form.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { expect, test } from '../browser/test.ts';

// What stands on each page without a program is read in its file (tests/built/): here, what a browser makes of it.

test.use({ javaScriptEnabled: false });

const bpc = benefitPath('bpc-loas');
const search = (page: Page) => page.getByRole('search').getByRole('searchbox');

test('para ler e achar: o menu abre, nenhum controle é morto, as portas vêm abertas e fecham, a palavra difícil se explica, e as listas levam à página', async ({
  page,
}) => {
  await page.goto(bpc);
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await expect(banner.locator('a[href="/#contato"]:visible')).toBeInViewport();
  await expect(banner.getByRole('combobox')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(banner.getByRole('combobox')).toHaveCount(0);

  await expect(page.locator('main details[data-fold]:not([data-fold=paper], [open])')).toHaveCount(
    0,
  );
  const paper = page.locator('#documentos [type=checkbox]').first();
  await expect(paper).toBeVisible();
  await page.locator('#documentos summary').click();
  await expect(paper).toBeHidden();

  const word = page.locator('main [popovertarget]').first();
  const note = word.locator('xpath=following-sibling::*[1][@popover]');
  await word.click();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  // What leads through the first questions is links: tests/built/flow.test.ts.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(search(page)).toBeHidden();
  const byLetter = page.getByRole('main').locator(`a[href="${topicsPath}"]`).first();
  for (const path of [benefitsPath, '/nao-existe']) {
    await page.goto(path);
    await expect(search(page)).toBeHidden();
    await expect(byLetter).toBeVisible();
  }
  await byLetter.click();
  await page
    .locator(`main a[href^="${benefitPath('beneficio-cortado')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${benefitPath('beneficio-cortado')}(#|$)`));

  await page.goto(lettersPath);
  const doors = page.locator('main details:has([data-kind])');
  await expect(doors).toHaveCount(6);
  const meaning = letterPath('falta-qualidade-segurado');
  await doors.first().locator('summary').click();
  await expect(doors.first().locator(`a[href="${meaning}"]`)).toBeVisible();
  const group = page.locator(`main details:has(a[href="${meaning}"]):not(:has([data-kind]))`);
  await group.first().locator('summary').click();
  await group.first().locator(`a[href="${meaning}"]`).click();
  await expect(page).toHaveURL(meaning);
});

test('para responder e escrever: o aviso leva à regra, a folha vem em branco, o texto livre vai à conversa, e nada se oferece que não faça nada', async ({
  page,
  watch,
}) => {
  const rule = page.locator('main a[href="#a-regra"]:visible').first();
  const { denied, askAgain } = toolOpenings['prazo-do-recurso'];
  for (const path of [
    toolPath('renda-bpc'),
    toolPath(`prazo-do-recurso#${denied}`),
    toolPath(`prazo-do-recurso#${askAgain}`),
  ]) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(rule).toBeInViewport();
    await rule.click();
    await expect(page.locator('#a-regra')).toBeInViewport();
    for (const id of ['um-exemplo', 'fontes']) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator('main form button[type=submit]').first()).toBeHidden();
  }
  await page.goto(readingPath);
  await expect(rule).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.locator('label:has(#extrato-pdf)')).toBeHidden();

  await page.goto(casePathFor('falta-carencia'));
  await expect(page.locator('#motivo-falta-carencia input').first()).toBeVisible();
  await expect(page.locator('[data-case-acts]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-copy-of=fatos] span').first()).toBeVisible();
  await expect(page.locator('#fatos')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/');
  const { form, forOther, name, phone, situation, send } = contactForm(page);
  await expect(form.locator('#previa + p')).toBeVisible();
  await forOther.check();
  await name.fill('Ana Lima');
  await phone.fill('(11) 98765-4321');
  await situation.fill('Preciso de ajuda');
  await send.click();
  await expect
    .poll(() => watch.foreignRequests)
    .toEqual([`https://wa.me/${channel.number}?text=Preciso+de+ajuda`]);
});

test('em cada tipo de página, todo o texto está lá', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const other = await context.newPage();
  for (const path of kindsOfPage) {
    await page.goto(path);
    await other.goto(`${baseURL}${path}`);
    const [without = 0, withScript = 0] = await Promise.all(
      [page, other].map(async (one) => {
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden
        const text = await one.locator('main').innerText();
        return text.split(/\s+/).filter(Boolean).length;
      }),
    );
    // The print button and the live preview exist only with a script; the noscript note only without.
    expect.soft(Math.abs(without - withScript), path).toBeLessThanOrEqual(40);
    expect.soft(without, path).toBeGreaterThan(40);
  }
  await context.close();
});
