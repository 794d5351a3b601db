declare const TestingLibraryDom: {
  queryAllByRole(within: HTMLElement, role: string, options: { name: RegExp }): HTMLElement[];
};

/** A role, and the source of a pattern that the name has. */
export interface Sought {
  readonly role: string;
  readonly name: string;
}

/** What is wanted of the element: where to press it, that it takes the focus, or a look at it. */
export type Wish = 'place' | 'focus' | 'focused' | 'text' | 'href' | 'checked' | 'choice';

export type Sight = { readonly problem: string } | { readonly value: unknown };

/**
 * Runs in the page, as text: finds the one element that the last role and name mean, each within
 * those before, and looks at it. Only what a visitor perceives is found.
 */
export function lookAt(path: readonly Sought[], wish: Wish): Sight {
  const isSeen = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  // No role is given to `summary`; browsers disagree about it.
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is hidden
  const shows = (element: HTMLElement) => element.innerText.replaceAll(/\s+/g, ' ').trim();
  const allOf = (within: HTMLElement, role: string, name: RegExp) =>
    role === 'summary'
      ? [...within.querySelectorAll('summary')].filter((one) => name.test(shows(one)))
      : TestingLibraryDom.queryAllByRole(within, role, { name });
  let found: HTMLElement[] = [document.body];
  for (const { role, name } of path) {
    const inside = found.flatMap((one) => allOf(one, role, new RegExp(name)));
    found = [...new Set(inside)].filter(isSeen);
  }
  const [element] = found;
  if (!element || found.length > 1) return { problem: `${found.length} found` };

  const place = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box) return { problem: 'takes no room' };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const isHit = element.contains(top) || top?.closest('label')?.control === element;
    return isHit ? { value: [x, y] } : { problem: `covered by ${top?.outerHTML.slice(0, 200)}` };
  };
  switch (wish) {
    case 'place':
      return place();
    case 'focus':
      element.focus();
      return { value: element === document.activeElement };
    case 'text':
      return { value: shows(element) };
    case 'href':
      return { value: (element as HTMLAnchorElement).href };
    case 'checked':
      return { value: (element as HTMLInputElement).checked };
    case 'choice':
      return { value: (element as HTMLSelectElement).selectedOptions[0]?.text };
    case 'focused':
      return { value: element === document.activeElement };
  }
}
