import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved by itself so far: how much, from where to where, and what. */
    shifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/**
 * Opens a page and notes what moves by itself once all of it is there; how much of it a busy machine
 * paints first says nothing.
 * @param font comes only then, so that it always comes late; or never
 */
export async function openAndWatch(
  page: Page,
  path: string,
  font: 'late' | 'never' = 'late',
): Promise<void> {
  const { promise: isThere, resolve: letFontCome } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isThere;
    await (font === 'late' ? route.fallback() : route.abort());
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const shifts: string[] = [];
    window.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          // The letters of a heading in another font: its place is the same to the pixel.
          if (`${place(previousRect)}` === `${place(currentRect)}`) continue;
          const what = (node as Element | null)?.outerHTML ?? node?.textContent;
          shifts.push(
            `${value}: ${place(previousRect)} → ${place(currentRect)}: ${what?.slice(0, 80)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  letFontCome();
  await page.waitForLoadState('load');
}

/** Scrolls to the end and tells what has moved by itself since the page was there. */
export const shiftsToTheEnd = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
    scrollTo(0, 0);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.shifts ?? ['nobody has watched'];
  });
