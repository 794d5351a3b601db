import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../browser/axe.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { faintEdges, focusRings } from './contrast.ts';
import { misplacedText } from './text-layout.ts';

/** One page of each kind in every run; the others with the deep suites. */
const quick = ['/', '/beneficios/bpc-loas', '/ferramentas/renda-bpc'];

/** Applies rules to the page; its policy forbids style elements and lets sheets made by script be. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** The least spacing that WCAG 1.4.12 asks a page to bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

const openAllFolded = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) {
      folded.setAttribute('open', '');
    }
  });

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Parts that scroll sideways by themselves; data tables may (WCAG 1.4.10). */
const sidewaysParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.querySelector('table'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Buttons and fields of which nothing is left to see but their text. */
const withoutEdge = (page: Page) =>
  page.evaluate(() => {
    const isTransparent = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return isTransparent(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const isEdge = (width: string, style: string, colour: string, ground: string) =>
      parseFloat(width) >= 1 &&
      !['none', 'hidden'].includes(style) &&
      colour !== ground &&
      !isTransparent(colour);
    return [
      ...document.querySelectorAll('button, summary, input:not([type=hidden]), select, textarea'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const css = getComputedStyle(element);
        // A word in its sentence is underlined; what folds has its arrow and the line of its row.
        if (css.textDecorationLine.includes('underline')) return false;
        if (element.matches('summary')) return false;
        // Native boxes are drawn by the system in its own colours.
        if (element.matches('[type=checkbox], [type=radio]') && css.appearance !== 'none')
          return false;
        const around = groundOf(element.parentElement);
        return (
          !isEdge(css.borderBottomWidth, css.borderBottomStyle, css.borderBottomColor, around) &&
          !isEdge(css.outlineWidth, css.outlineStyle, css.outlineColor, around)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/**
 * Tab by Tab, what has the focus wears a ring, at least 2 px wide.
 * @param least the contrast that it must have with what lies around it
 */
async function expectRings(page: Page, least = 1) {
  const count = Math.min(await page.locator('a:visible, button:visible').count(), 40);
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const rings = await focusRings(page);
    expect(Math.max(0, ...rings), `focus ${step + 1}: ${rings}`).toBeGreaterThanOrEqual(least);
  }
}

for (const path of [...sitePaths(), '/nao-existe']) {
  const details = quick.includes(path) ? {} : { tag: '@deep' };

  test(
    `${path}: a 400 % (320×256) rola só para baixo, e o cabeçalho não ocupa a tela`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(path);
      await openAllFolded(page);
      expect(await sideways(page)).toBe(0);
      expect(await sidewaysParts(page)).toEqual([]);
      expect(await misplacedText(page)).toEqual([]);
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
          .map((element) => element.outerHTML.slice(0, 80)),
      );
      expect(stuck).toEqual([]);
    },
  );

  test(
    `${path}: com mais espaço entre letras e linhas, nada some nem se sobrepõe`,
    details,
    async ({ page }) => {
      await page.goto(path);
      await openAllFolded(page);
      await addRules(page, textSpacing);
      await expect(page.locator('h1').first()).not.toHaveCSS('letter-spacing', 'normal');
      // Phones as they are sold, and the narrowest at which tables keep their columns.
      for (const width of [320, 337, 360, 375, 390, 412, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${width} px`).toBe(0);
        expect(await misplacedText(page), `${width} px`).toEqual([]);
      }
    },
  );

  test(
    `${path}: com as cores do sistema, botões, campos e foco têm contorno`,
    details,
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      await openAllFolded(page);
      expect(await withoutEdge(page)).toEqual([]);
      await expectRings(page);
    },
  );

  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `${path}: com mais contraste, ${colorScheme}: texto, contornos e foco bem visíveis`,
      details,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await openAllFolded(page);
        // Without the wish as well, a ring stands out (WCAG 2.4.13).
        await expectRings(page, 3);
        await page.emulateMedia({ contrast: 'more', colorScheme });
        // Hints and notes are as dark as the text.
        await expect(page.locator('body')).toHaveCSS(
          'color',
          await page.evaluate(() => {
            const probe = document.body.appendChild(document.createElement('i'));
            probe.attributeStyleMap.set('color', 'var(--ink-2)');
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color;
          }),
        );
        expect(await faintEdges(page)).toEqual([]);
        // From the first control again.
        await page.reload();
        await openAllFolded(page);
        await expectRings(page, 4.5);
        await expectNoAxeFindings(page);
      },
    );
  }

  test(`${path}: com menos movimento, nada se move`, details, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await openAllFolded(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const moving = await page.evaluate(() => {
      const css = (element: Element) => getComputedStyle(element);
      const lasts = (times: string) => times.split(',').some((time) => parseFloat(time) > 0);
      return [
        ...document.getAnimations().map(String),
        ...[...document.querySelectorAll('*')]
          .filter(
            (element) =>
              lasts(css(element).transitionDuration) ||
              css(element).animationName !== 'none' ||
              css(element).scrollBehavior === 'smooth',
          )
          .map((element) => element.outerHTML.slice(0, 80)),
      ];
    });
    expect(moving).toEqual([]);
  });
}

for (const [reducedMotion, fades] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`de uma página a outra, ${reducedMotion}: ${fades ? 'passa aos poucos' : 'troca de uma vez'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String(event.viewTransition !== null);
      });
    });
    await page.goto('/ferramentas');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/ferramentas$/);
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}

test('os exames são severos: falhas postas de propósito são achadas', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  await addRules(
    page,
    'main p { margin-bottom: -1.2em } main h2 { width: 3em; overflow: hidden; white-space: nowrap } button { border: 0 !important; text-decoration: none !important }',
  );
  const misplaced = (await misplacedText(page)).join();
  expect(misplaced).toContain('lies on');
  expect(misplaced).toContain('is cut off');
  expect(await withoutEdge(page)).not.toEqual([]);
});

test('o exame do contraste é severo: linhas finas e anel fraco são achados', async ({ page }) => {
  await page.goto('/beneficios/bpc-loas');
  // Without the wish for more contrast, the thin rules between rows are faint on purpose.
  expect(await faintEdges(page)).not.toEqual([]);
  await page.emulateMedia({ contrast: 'more' });
  expect(await faintEdges(page)).toEqual([]);
  await addRules(page, ':focus-visible { outline-color: #fbe3dc !important }');
  await page.keyboard.press('Tab');
  expect(Math.max(...(await focusRings(page)))).toBeLessThan(4.5);
});
