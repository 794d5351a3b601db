import type { Locator, Page } from '@playwright/test';
import { underResult, wayOf } from '../browser/answer.ts';
import { openContactForm } from '../browser/contact-form.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { usualPaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { openResult, toolResults } from '../browser/tool-results.ts';
import { otherForms } from '../built/page-forms.ts';

declare global {
  interface Window {
    /** What could be seen of the page on paper when it was printed. */
    printed?: { part: boolean; rest: boolean };
  }
}

/**
 * The page as an app's own window or an old browser has it. Script finds none of what the oldest
 * targets or in-app windows lack; unknown attributes mean nothing; a rule with an unknown selector
 * is dropped by the browser itself, because here it is unknown.
 */
async function takeHelpsAway(page: Page, origin: string | undefined) {
  await page.addInitScript(() => {
    const take = (owner: object, names: string) => {
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
      const left = names.split(' ').filter((name) => name in owner);
      if (left.length > 0) throw new Error(`Still there: ${left}`);
    };
    take(Navigator.prototype, 'canShare clipboard connection locks serviceWorker share');
    take(
      window,
      'IntersectionObserver SpeechSynthesisUtterance cancelIdleCallback navigation requestIdleCallback scheduler speechSynthesis trustedTypes',
    );
    take(HTMLElement.prototype, 'hidePopover popover showPopover togglePopover');
    take(HTMLDialogElement.prototype, 'close open show showModal');
    take(Element.prototype, 'ariaBusy');
    take(Document.prototype, 'startViewTransition');
    take(Array.prototype, 'toReversed toSorted toSpliced with');
    take(Array, 'fromAsync');
    take(Object, 'groupBy');
    take(Map, 'groupBy');
    take(Set.prototype, 'difference intersection isSubsetOf union');
    take(Promise, 'try withResolvers');
    take(
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      'every filter map some toArray',
    );
    take(String.prototype, 'isWellFormed toWellFormed');
    take(Intl, 'DurationFormat Segmenter');
    take(URL, 'canParse parse');
    take(AbortSignal, 'any');
  });
  await page.route(`${origin}/**`, async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/ popover(?:target)?="/gi, ' data-unknown="')
      .replaceAll(/:popover-open|::details-content|:has\b/g, ':unknown')
      .replaceAll(/\btext-wrap:/g, 'unknown:')
      .replaceAll('@view-transition', '@unknown');
    // Without its policy: that one names the styles as they were.
    const contentType = kind === 'document' ? 'text/html' : 'text/css';
    return route.fulfill({ status: response.status(), contentType, body });
  });
}

/** Looks at the paper instead of printing it. */
const watchPaper = (page: Page) =>
  page.addInitScript(() => {
    const isSeen = (selector: string) =>
      [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0);
    window.print = () => {
      window.printed = {
        part: isSeen('[data-print-target] li, [data-print-target] h2'),
        rest: isSeen('h1, footer p, main > :not([data-print-way], [data-print-target])'),
      };
    };
  });

/** Presses a button that the sheet itself does not show, and tells what the sheet showed. */
async function printWith(page: Page, button: Locator) {
  await expect(button).toBeVisible();
  await button.evaluate((element) => element.setAttribute('data-pressed', ''));
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-pressed]')?.click());
  await expect.poll(() => page.evaluate(() => window.printed)).toBeDefined();
  await page.emulateMedia({ media: 'screen' });
  return page.evaluate(() => window.printed);
}

test.beforeEach(async ({ page, baseURL }) => {
  await watchPaper(page);
  await takeHelpsAway(page, baseURL);
});

test.afterEach(({ watch }) => {
  expect(watch.console).toEqual([]);
});

for (const { which, paths, tag } of [
  { which: 'toda espécie de página', paths: usualPaths, tag: [] },
  { which: 'toda outra forma de página', paths: otherForms, tag: '@deep' },
]) {
  test(`${which}: nenhum botão sem efeito, nada fora da largura`, { tag }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await openAllFolded(page);
      const buttons = await page
        // A hard word cannot open its note, looks like the text around it, and the note stands beside it.
        // What prints, saves and opens the sheet, or searches, needs nothing that was taken away.
        .locator(
          'button:visible:not([data-unknown], astro-island *, [data-case-acts] *, [data-search] *, [data-ask] *, [data-pasted] *)',
        )
        .allInnerTexts();
      expect
        .soft(
          buttons.filter((text) => text !== 'Imprimir só esta lista'),
          path,
        )
        .toEqual([]);
      await expect
        .soft(page.locator(':visible > span[data-unknown]:not(:visible)'), path)
        .toHaveCount(0);
      expect.soft(await sideways(page), path).toBe(0);
    }
  });
}

test('da página inicial à procura, a um benefício, à conversa, a um parente e ao papel; o formulário vai até o fim, e diz quando não consegue copiar', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('auxilio doença');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-search-results] a').first()).toBeVisible();
  await page.goBack();
  await page.locator('main a[href="/beneficios/bpc-loas"]').first().click();
  await expect(page).toHaveURL('/beneficios/bpc-loas');
  await expect(page.getByText('Ouvir esta página')).toBeHidden();
  // The note on a hard word stands behind it, in brackets.
  const note = page.locator('main button + span[data-unknown]:visible').first();
  expect(
    await note.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    ),
  ).toEqual(['" ("', '")"']);
  await expect(note.locator('b')).toBeHidden();
  await page.locator('main a[href*="wa.me/55"]').first().click();
  await page.getByRole('link', { name: 'Mandar para um parente' }).click();
  await expect.poll(() => watch.foreignRequests).toHaveLength(2);
  expect(watch.foreignRequests[1]).toMatch(/^https:\/\/wa\.me\/\?text=/);
  await page.locator('#documentos summary').click();
  expect(
    await printWith(page, page.getByRole('button', { name: 'Imprimir só esta lista' })),
  ).toEqual({ part: true, rest: false });

  const { name, phone, subject, situation, send, errors } = await openContactForm(page);
  await send.click();
  await expect(errors).toBeFocused();
  await name.fill('Ana Lima');
  await phone.fill('11987654321');
  await subject.selectOption({ index: 1 });
  await situation.fill('Pedi em agosto.');
  await send.click();
  await expect(page.getByRole('heading', { name: 'O WhatsApp não abriu?' })).toBeFocused();
  await expect.poll(() => watch.foreignRequests).toHaveLength(3);
  await page.locator('div:has(> h3:focus)').getByRole('button').click();
  await expect(page.getByText(/Não deu para copiar\. Selecione o texto/)).toBeVisible();
});

test.describe('cada ferramenta vai até o resultado e ao papel', () => {
  for (const tool of toolResults) {
    // What prints and goes back is the same for each.
    const tag = tool.path === '/ferramentas/renda-bpc' ? [] : '@deep';
    test(tool.path, { tag }, async ({ page }) => {
      await openResult(page, tool);
      const print = wayOf(page, 'print');
      expect(await printWith(page, print)).toEqual({ part: true, rest: false });
      await underResult(page, 'change').click();
      await expect(page.locator('[data-answer-card]')).toBeHidden();
    });
  }
});
