import { expect, test } from 'vitest';
import { messageOf } from '#words/message-of.ts';

/** One check, asked of every page: each that fails is named. */
export function onEveryPage<Page extends { readonly path: string }>(
  name: string,
  pages: readonly Page[],
  look: (page: Page) => unknown,
): void {
  test(name, async () => {
    const faults: string[] = [];
    for (const page of pages) {
      try {
        await look(page);
      } catch (error) {
        faults.push(`${page.path}: ${messageOf(error)}`);
      }
    }
    expect(pages.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  }, 300_000);
}
