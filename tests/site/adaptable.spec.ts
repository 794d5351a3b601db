import type { Page } from '@playwright/test';
import { axeFindings } from '../browser/axe.ts';
import { openAllFolded, sideways } from '../browser/fit.ts';
import { kindsOfPage } from '../browser/kinds-of-page.ts';
import { inWindows, sharesOfPaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';
import { otherForms, pathsOfEachForm } from '../built/page-forms.ts';
import { brokenNumbers } from './broken-numbers.ts';
import { bringColours, faintEdges, faintRings } from './contrast.ts';
import { addRules } from './rules.ts';
import { openAndWatch, shiftsToTheEnd } from './shifts.ts';
import { misplacedText } from './text-layout.ts';

/** One page of each kind in every run; the others with the deep suites. */
const quick = ['/', '/beneficios/bpc-loas', '/ferramentas/renda-bpc'];

/** Where every element of the site stands once beside its neighbour: these see all phones as they are sold as well. */
const forms = pathsOfEachForm;
const askedThere: readonly string[] = [...kindsOfPage, ...otherForms];
const phones = [320, 337, 360, 375, 390, 412, 1280];

/** The least spacing that WCAG 1.4.12 asks a page to bear. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

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
async function withoutEdge(page: Page) {
  await bringColours(page);
  return page.evaluate(() => {
    const { isClear, groundOf } = window.colours;
    const isEdge = (width: string, style: string, colour: string, ground: string) =>
      parseFloat(width) >= 1 &&
      !['none', 'hidden'].includes(style) &&
      colour !== ground &&
      !isClear(colour);
    const hasArrow = (summary: Element) =>
      !['none', 'normal'].includes(getComputedStyle(summary, '::after').content);
    const isFramed = ({ parentElement: details }: Element) =>
      details !== null && parseFloat(getComputedStyle(details).borderTopWidth) >= 2;
    return [
      // A field for files is its label to the eye.
      ...document.querySelectorAll(
        'button, summary, input:not([type=hidden], [type=file]), label:has([type=file]), select, textarea',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const css = getComputedStyle(element);
        // A word in its sentence is underlined; what folds has its arrow, or lies in a frame.
        if (css.textDecorationLine.includes('underline')) return false;
        if (element.matches('summary') && (hasArrow(element) || isFramed(element))) return false;
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
}

/** Positioned so that they stay while the page scrolls. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** What still moves for somebody who wants less of it. */
const moving = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
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

const colourOf = (page: Page, variable: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.attributeStyleMap.set('color', `var(${name})`);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, variable);

/** What hangs on a page's words. A failure says by its message where, and for whom it was looked at. */
async function expectWordsFit(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 800 });
  await openAndWatch(page, path);
  expect.soft(await shiftsToTheEnd(page), `${path}: nada se move`).toEqual([]);

  await page.setViewportSize({ width: 320, height: 256 });
  await openAllFolded(page);
  expect.soft(await sideways(page), `${path}: a 400 % só rola para baixo`).toBe(0);
  expect.soft(await sidewaysParts(page), `${path}: a 400 % só rola para baixo`).toEqual([]);
  expect.soft(await misplacedText(page), `${path}: a 400 %`).toEqual([]);
  expect.soft(await stuck(page), `${path}: a 400 % nada ocupa a tela`).toEqual([]);

  // Letters twice as large, as no media query sees them (WCAG 1.4.4).
  await page.setViewportSize({ width: 360, height: 740 });
  await addRules(page, ':root { font-size: 200% }');
  expect.soft(await sideways(page), `${path}: letras a 200 %`).toBe(0);
  await addRules(page, ':root { font-size: revert-layer }');

  await addRules(page, textSpacing);
  await expect(page.locator('h1').first()).not.toHaveCSS('letter-spacing', 'normal');
  // The narrowest, the narrowest at which tables keep their columns, and a desk.
  for (const width of forms.includes(path) ? phones : [320, 337, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${path}: letras espaçadas, ${width} px`;
    expect.soft(await sideways(page), where).toBe(0);
    expect.soft(await misplacedText(page), where).toEqual([]);
    expect.soft(await brokenNumbers(page), where).toEqual([]);
  }
}

for (const path of quick)
  test(`${path}: a 400 %, e com as letras espaçadas`, ({ page }) => expectWordsFit(page, path));

const rest = [...sharesOfPaths.flatMap(({ paths }) => paths), '/nao-existe'];
const others = rest.filter((path) => !quick.includes(path));
for (const { paths, which, tag } of inWindows([
  { paths: others, which: 'as outras', tag: '@deep' },
])) {
  test(`${which}: a 400 %, e com as letras espaçadas`, { tag }, async ({ page }) => {
    test.setTimeout(360_000);
    for (const path of paths) await expectWordsFit(page, path);
  });
}

// Of an element and what lies behind it, not of its words.
for (const path of new Set([...quick, ...forms])) {
  const tag = quick.includes(path) ? [] : '@deep';

  test(`${path}: nas cores que cada pessoa quer, e parada`, { tag }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await openAllFolded(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await withoutEdge(page), 'cores do sistema: contorno').toEqual([]);
    expect.soft(await faintRings(page, 1), 'cores do sistema: foco').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    for (const [colorScheme, width] of [
      ['light', 390],
      ['dark', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      // Without the wish as well, a ring stands out (WCAG 2.4.13); it is the same with it.
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect.soft(await faintRings(page, 4.5), `foco, ${colorScheme}`).toEqual([]);
      await page.emulateMedia({ contrast: 'more' });
      const name = `mais contraste, ${colorScheme}`;
      // Hints and notes are as dark as the text, and so stand out more than without the wish.
      const hints = await colourOf(page, '--ink-2');
      await expect.soft(page.locator('body'), name).toHaveCSS('color', hints);
      expect.soft(await faintEdges(page), name).toEqual([]);
    }

    await page.emulateMedia({ contrast: 'no-preference', reducedMotion: 'reduce' });
    expect.soft(await moving(page), 'menos movimento').toEqual([]);

    // At the desk by night, as it is now: of the rest `every-page.spec.ts` asks the same.
    if (!askedThere.includes(path)) expect.soft(await axeFindings(page), 'axe').toEqual([]);
  });
}

test('os exames são severos: falhas postas de propósito, linhas finas e anel fraco são achados', async ({
  page,
}) => {
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

  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await page.goto('/beneficios/bpc-loas');
  // Without the wish for more contrast, the thin rules between rows are faint on purpose.
  expect(await faintEdges(page)).not.toEqual([]);
  await page.emulateMedia({ contrast: 'more' });
  expect(await faintEdges(page)).toEqual([]);
  await addRules(page, ':focus-visible { outline-color: #fbe3dc !important }');
  expect(await faintRings(page, 4.5)).not.toEqual([]);
});
