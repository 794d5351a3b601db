import type { Page } from '@playwright/test';
import { readableChatNumber } from '#site/chat.ts';
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
      const textsIn = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        return texts;
      };
      // Of their words, and not of the boxes around these, which are as high as a line.
      const wholes = [...document.querySelectorAll('main *, footer *')]
        .filter(({ textContent }) => all.includes(plain(textContent)))
        .map((element) =>
          textsIn(element).map((text) => over((range) => range.selectNodeContents(text))),
        );

      // Those that nobody has put into an element of their own.
      const loose = textsIn(document.body).flatMap((text) =>
        all
          .filter((number) => plain(text.data).includes(number))
          .map((number) => [
            over((range) => {
              const start = text.data.replaceAll('\u00a0', ' ').indexOf(number);
              range.setStart(text, start);
              range.setEnd(text, start + number.length);
            }),
          ]),
      );

      const lines = (parts: readonly Range[]) =>
        new Set(
          parts
            .flatMap((part) => [...part.getClientRects()])
            .map(({ bottom }) => Math.round(bottom)),
        ).size;
      return [...wholes, ...loose]
        .filter((parts) => lines(parts) > 1)
        .map((parts) => parts.join(''));
    },
    [channel.phone, readableChatNumber(channel.number)],
  );
