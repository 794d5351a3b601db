import type { Page } from '@playwright/test';

/** What a thumb may miss: under 44 px high. Links and hard words in a sentence are exempt (WCAG 2.5.5, inline). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator(
      'main a, main button, main summary, main input, main select, header a, header summary, footer a',
    )
    .evaluateAll((all) => {
      const isInSentence = (element: Element) =>
        element.matches(':is(p, li, dd, td) [popovertarget]') ||
        (element.matches(':is(p, li, dt, dd, td) a') &&
          getComputedStyle(element).display === 'inline');
      return all
        .filter((element) => element.getClientRects().length > 0 && !isInSentence(element))
        .map((element) => {
          const label =
            element.matches('[type=checkbox], [type=radio]') && element.closest('label');
          const { height, width } = (label || element).getBoundingClientRect();
          return { height, width, tag: element.outerHTML.slice(0, 120) };
        })
        .filter(({ height, width }) => height < 43.5 || width < 30)
        .map(({ height, width, tag }) => `${width} × ${height}: ${tag}`);
    });

/** What lies under the header when it has the focus, Tab by Tab. */
export async function coveredByHeader(page: Page): Promise<string[]> {
  const covered: string[] = [];
  const count = await page.locator(':is(a, button, summary):visible').count();
  for (let step = 0; step < Math.min(count, 90); step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('header');
      if (!focused || !header || header.contains(focused) || focused === document.body) return null;
      if (focused.matches('[href="#conteudo"]')) return null;
      const isCovered =
        focused.getBoundingClientRect().top < header.getBoundingClientRect().bottom - 1;
      return isCovered ? focused.outerHTML.slice(0, 120) : null;
    });
    if (found) covered.push(found);
  }
  return covered;
}
