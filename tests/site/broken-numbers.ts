import type { Page } from '@playwright/test';

/** Telephone numbers in view that run over two lines. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const subscriber = /\d{4,5}-\d{4}/;
    const whole = /^\(\d\d\)\s\d{4,5}-\d{4}$/;
    const over = (fill: (range: Range) => void) => {
      const range = document.createRange();
      fill(range);
      return range;
    };
    const wholes = [...document.querySelectorAll('main *, footer *')]
      .filter(({ textContent }) => whole.test(textContent?.trim() ?? ''))
      .map((element) => over((range) => range.selectNodeContents(element)));

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const subscribers = texts.flatMap((text) => {
      const found = subscriber.exec(text.data);
      if (!found) return [];
      const end = found.index + found[0].length;
      return over((range) => {
        range.setStart(text, found.index);
        range.setEnd(text, end);
      });
    });

    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    return [...wholes, ...subscribers].filter((range) => lines(range) > 1).map(String);
  });
