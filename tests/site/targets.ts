import type { Page } from '@playwright/test';

/** What a thumb may miss: under 44 px high. Links and hard words in a sentence are exempt (WCAG 2.5.5, inline). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) =>
      element.matches(':is(p, li, dd, td) [popovertarget]') ||
      (element.matches(':is(p, li, dt, dd, td, th) a') &&
        getComputedStyle(element).display === 'inline');
    const all = document.querySelectorAll(
      ':is(main, header, footer) :is(a, button, summary, input, select)',
    );
    return [...all]
      .filter((element) => element.getClientRects().length > 0 && !isInSentence(element))
      .map((element) => {
        // A press on its label is a press on it.
        const label =
          element instanceof HTMLInputElement &&
          element.matches('[type=checkbox], [type=radio], [type=file]') &&
          element.labels?.[0];
        const { height, width } = (label || element).getBoundingClientRect();
        // What is folded is laid out in the width of what folds it.
        const room = element.checkVisibility() ? width : Number.POSITIVE_INFINITY;
        return { height, width: room, tag: element.outerHTML.slice(0, 120) };
      })
      .filter(({ height, width }) => height < 43.5 || width < 30)
      .map(({ height, width, tag }) => `${width} × ${height}: ${tag}`);
  });

/** Links in the sentences of the foot whose words a finger cannot hit, because another link lies over them. */
export const linksUnderLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isUnder = (link: HTMLElement) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      return [...link.getClientRects()].some(({ left, top, width, height }) => {
        const lower = top + height * 0.7;
        const hit = document.elementFromPoint(left + width / 2, lower)?.closest('a');
        return hit && hit !== link;
      });
    };
    return [...document.querySelectorAll<HTMLElement>('footer p a')]
      .filter((link) => link.getClientRects().length > 0 && isUnder(link))
      .map((link) => link.outerHTML.slice(0, 120));
  });

/**
 * What lies under the header, or under the bar of the reading aloud, when it has the focus: one
 * control after the other down the page and up again, because then it comes from the other side.
 */
export const coveredOnFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('header');
    const bar = document.querySelector('[data-reader]');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href]:not([href="#conteudo"]), button, summary, input, select, textarea',
      ),
    ].filter((control) => !header?.contains(control) && !bar?.contains(control));
    const isCovered = (control: HTMLElement) => {
      control.focus();
      // What is hidden takes no focus.
      if (document.activeElement !== control) return false;
      const { top, bottom } = control.getBoundingClientRect();
      const free = {
        from: header?.getBoundingClientRect().bottom ?? 0,
        to: bar?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      };
      return top < free.from - 1 || bottom > free.to + 1;
    };
    const found = [...controls, ...controls.toReversed()].filter(isCovered);
    return [...new Set(found.map((control) => control.outerHTML.slice(0, 120)))];
  });
