import { expectNoAxeFindings } from '../browser/axe.ts';
import { sitePaths } from '../browser/site-paths.ts';
import { expect, test } from '../browser/test.ts';

/** Phone by day and desk by night in every run; the other two with the deep suites. */
const looks = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark', tag: '@deep' },
  { width: 1280, colorScheme: 'light', tag: '@deep' },
] as const;

for (const path of [...sitePaths(), '/nao-existe']) {
  for (const { width, colorScheme, ...details } of looks) {
    test(`${path}: axe sem achados, ${width} px, ${colorScheme}`, details, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoAxeFindings(page);
    });
  }

  test(`${path}: cabe em 320 px sem rolagem lateral, com letras ao dobro também`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    // As if the reader had set the browser's letters to twice their size.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 390, height: 640 });
    await page.reload();
    expect(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBe(36);
    expect(await overflow()).toBe(0);
  });

  test(`${path}: alvos de toque com 44 px e foco nunca sob o cabeçalho`, async ({ page }) => {
    await page.goto(path);
    const small = await page
      .locator(
        'main a, main button, main summary, main input, main select, header a, header summary, footer a',
      )
      .evaluateAll((all) =>
        all
          .filter((element) => element.getClientRects().length > 0)
          // Links and hard words inside a sentence are exempt (WCAG 2.5.5, inline).
          .filter(
            (element) =>
              !element.matches(
                'p [popovertarget], li [popovertarget], dd [popovertarget], td [popovertarget]',
              ),
          )
          .filter(
            (element) =>
              !(
                element.matches('a') &&
                element.closest('p, li, dt, dd, td') &&
                getComputedStyle(element).display === 'inline'
              ),
          )
          .map((element) => {
            const target = element.matches('input[type=checkbox], input[type=radio]')
              ? (element.closest('label') ?? element)
              : element;
            const box = target.getBoundingClientRect();
            return {
              text: element.textContent?.trim().slice(0, 40),
              height: box.height,
              width: box.width,
            };
          })
          .filter(({ height, width }) => height < 43.5 || width < 30),
      );
    expect(small).toEqual([]);

    const count = await page.locator('a:visible, button:visible, summary:visible').count();
    for (let step = 0; step < Math.min(count, 90); step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const header = document.querySelector('header');
        if (!focused || !header || header.contains(focused) || focused === document.body)
          return null;
        if (focused.matches('[href="#conteudo"]')) return null;
        const bar = header.getBoundingClientRect();
        const box = focused.getBoundingClientRect();
        return box.top < bar.bottom - 1 ? focused.textContent : null;
      });
      expect(covered).toBeNull();
    }
  });
}
