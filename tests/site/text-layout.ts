import type { Page } from '@playwright/test';

interface Line {
  readonly box: DOMRect;
  readonly node: Node;
}

/**
 * What happens to text on the page as it stands: pieces that lie on one another, are cut off by
 * their box, or stick out of the button that holds them. Pixels of the letters are not compared,
 * only the boxes of the lines.
 */
export const misplacedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (text: string | null | undefined) => `“${text?.trim().slice(0, 40)}”`;
    // Of a box without width that lets nothing out, nothing is seen: hidden on purpose as well.
    const isShut = (element: Element) =>
      getComputedStyle(element).overflowX === 'hidden' &&
      element.getBoundingClientRect().width === 0;
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        isShut(element) ||
        isClipped(element.parentElement));
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg, select') &&
      !isClipped(element);
    scrollTo(0, 0);

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ box, node });
    }
    lines.sort((one, other) => one.box.top - other.box.top);

    // Boxes of lines are higher than their letters: less than a third of the smaller is no overlap.
    const overlap = ({ box: one }: Line, { box: other }: Line) => {
      const high = Math.min(one.bottom, other.bottom) - other.top;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      return high > Math.min(one.height, other.height) / 3 && wide > 2;
    };
    const overlaps = lines.flatMap((one, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (other.node === one.node || !overlap(one, other)) continue;
        found.push(`${name(one.node.textContent)} lies on ${name(other.node.textContent)}`);
      }
      return found;
    });

    const cut = lines.flatMap(({ box, node }) => {
      for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const beyond =
          (hides(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
          (hides(overflowY) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));
        if (beyond) return [`${name(node.textContent)} is cut off`];
      }
      return [];
    });

    const out = lines.flatMap(({ box, node }) => {
      const control = node.parentElement?.closest('a, button, summary, th, td, label, legend');
      if (!control || getComputedStyle(control).display === 'inline') return [];
      const frame = control.getBoundingClientRect();
      const inside =
        box.left >= frame.left - 1 &&
        box.right <= frame.right + 1 &&
        box.top >= frame.top - 1 - box.height / 4 &&
        box.bottom <= frame.bottom + 1 + box.height / 4;
      return inside ? [] : [`${name(node.textContent)} sticks out of its ${control.localName}`];
    });
    return [...new Set([...overlaps, ...cut, ...out])];
  });
