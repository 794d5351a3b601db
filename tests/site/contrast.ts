import type { Page } from '@playwright/test';

/** Runs in the page: how colours stand against one another, as WCAG measures it. */
function colours() {
  const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const isClear = (colour: string) => parts(colour)[3] === 0;
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };
  return { isClear, contrast, groundOf };
}

declare global {
  interface Window {
    colours: ReturnType<typeof colours>;
  }
}

export const bringColours = (page: Page) => page.evaluate(`window.colours = (${colours})()`);

/**
 * What is drawn too faintly for somebody who asks for more contrast: edges and rules of boxes, and
 * fills of controls without an edge, under 4.5:1 against what lies around them. Drawings are left out.
 */
export async function faintEdges(page: Page): Promise<string[]> {
  await bringColours(page);
  return page.evaluate(() => {
    const { isClear, contrast, groundOf } = window.colours;
    return [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const css = getComputedStyle(element);
        const around = groundOf(element.parentElement);
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const)
          .filter((side) => parseFloat(css[`border${side}Width`]) > 0)
          .map((side) => css[`border${side}Color`])
          .filter((colour) => !isClear(colour));
        const isFilled =
          edges.length === 0 &&
          element.matches('button, input, select, textarea, a') &&
          !isClear(css.backgroundColor);
        return [...new Set(isFilled ? [css.backgroundColor] : edges)]
          .filter((colour) => contrast(colour, around) < 4.5)
          .map((colour) => `${element.outerHTML.slice(0, 70)}: ${colour} on ${around}`);
      });
  });
}

/**
 * What takes the focus without a ring around it, 2 px or wider, that stands out against what lies
 * around it. A card that leads to a page as a whole wears the ring itself.
 * @param least the contrast that the ring must have
 */
export async function faintRings(page: Page, least: number): Promise<string[]> {
  await bringColours(page);
  // After a key, what a script gives the focus shows it as well.
  await page.keyboard.press('Tab');
  return page.evaluate((wanted) => {
    const { contrast, groundOf } = window.colours;
    const ringOf = (element: Element | null) => {
      if (!element) return 0;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const hasRing = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return hasRing ? contrast(outlineColor, groundOf(element.parentElement)) : 0;
    };
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea',
    );
    return [...controls].flatMap((control) => {
      control.focus({ preventScroll: true });
      // What is hidden takes no focus.
      if (document.activeElement !== control) return [];
      // Of a field for files its label is what one sees.
      const around = control.closest('li, label:has([type=file])');
      const ring = Math.max(ringOf(control), ringOf(around));
      return ring >= wanted ? [] : [`${ring.toFixed(1)}: ${control.outerHTML.slice(0, 100)}`];
    });
  }, least);
}
