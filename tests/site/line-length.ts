import type { Page } from '@playwright/test';

/** The most characters that a line of prose holds (WCAG 1.4.8), spaces counted. */
const most = 80;

/** Lines of paragraphs and list items that hold more, as they break on the page as it stands. */
export const longLines = (page: Page): Promise<string[]> =>
  page.evaluate((limit) => {
    // A text that is no longer than a line may be has no line that is.
    const isText = (element: Element) =>
      (element.textContent?.length ?? 0) > limit &&
      element.checkVisibility() &&
      !element.querySelector('p, li, dd, div');
    const isSeen = ({ parentElement: parent }: Node) =>
      parent?.checkVisibility() && !parent.closest('.visually-hidden');

    /** Each word of a text with the height of its foot on the page. */
    const wordsOf = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/\S+\s*/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.trimEnd().length);
        return { word: word.replace(/\s+/g, ' '), foot: range.getBoundingClientRect().bottom };
      });

    const linesOf = (element: Element) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { word, foot } of isSeen(node) ? wordsOf(node) : []) {
          // Words of one line stand on one ground, give or take bold and small letters.
          const line = [...lines.keys()].find((at) => Math.abs(at - foot) < 8) ?? foot;
          lines.set(line, (lines.get(line) ?? '') + word);
        }
      }
      return [...lines.values()].map((line) => line.trim());
    };

    return [...document.querySelectorAll('p, li, dd, td, figcaption')]
      .filter(isText)
      .flatMap(linesOf)
      .filter((line) => line.length > limit);
  }, most);
