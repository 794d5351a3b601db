import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved so far: how much, and what. */
    shifts?: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes whatever moves by itself, from the first paint of every page opened from now on. */
export const watchShifts = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(
          ({ node }) => (node as Element | null)?.outerHTML ?? node?.textContent,
        );
        shifts.push(`${value}: ${what.map((text) => text?.slice(0, 80)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls to the end and tells what has moved by itself since the page was opened. */
export const shiftsToTheEnd = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    return window.shifts ?? ['nobody has watched'];
  });
