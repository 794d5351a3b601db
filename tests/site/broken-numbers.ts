import type { Page } from '@playwright/test';
import { channel } from '../browser/contact-form.ts';

/** Where a telephone number of the practice, "(11) 98765-4321", runs over two lines in view. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(
    (all) => {
      const over = (fill: (range: Range) => void) => {
        const range = document.createRange();
        fill(range);
        return range;
      };
      const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ').trim() ?? '';
      const wholes = [...document.querySelectorAll('main *, footer *')]
        .filter(({ textContent }) => all.includes(plain(textContent)))
        .map((element) => over((range) => range.selectNodeContents(element)));

      // Those that nobody has put into an element of their own.
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const loose = texts.flatMap((text) =>
        all
          .filter((number) => plain(text.data).includes(number))
          .map((number) =>
            over((range) => {
              const start = text.data.replaceAll('\u00a0', ' ').indexOf(number);
              range.setStart(text, start);
              range.setEnd(text, start + number.length);
            }),
          ),
      );

      const lines = (range: Range) =>
        new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      return [...wholes, ...loose].filter((range) => lines(range) > 1).map(String);
    },
    [channel.phone, channel.readableNumber],
  );
