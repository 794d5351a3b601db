import type { Virtual } from '@guidepup/virtual-screen-reader';

/** What the reader comes across: a text, or the beginning or end of an element. */
export interface Item {
  /** As the virtual screen reader says it, in English. */
  phrase: string;
  /** Numbers of the element and of all around it, from the inside out. */
  path: number[];
  /** The paragraph, item or other block in which it stands; what is in one block is one line. */
  block: number;
  /** The cell of a table in which it stands. */
  cell?: number;
  /** The element with whose name all of this has been said: a check box and its label are one. */
  whole: number;
  /** Of a check box or radio button. The library reads the attribute, not the present state. */
  isChecked?: boolean;
  /** The option of a select, in its words. */
  chosen?: string;
  /** A part that folds (`summary`), or a word with a note: what the library has no word for. */
  unfolds?: { id: number; isOpen: boolean };
}

/** A named part of the page around the focus. */
interface Surrounding {
  id: number;
  role: string;
  name: string;
  description: string;
}

/** The half of the reader that lives in the page. */
interface PageReader {
  /** The item under the cursor and those after it, at most as many as asked for. */
  ahead: (limit: number) => Promise<Item[]>;
  advance: (steps: number) => Promise<void>;
  /** Jumps to the next visible heading; false when there is none. */
  jump: (command: Jump) => Promise<boolean>;
  /** Puts the cursor where the focus is and tells what surrounds it. */
  follow: () => Promise<{ id: number; around: Surrounding[] }>;
  /** Puts the focus where the cursor is, or on what it stands in, before a key is pressed. */
  focus: (id: number | undefined) => void;
  /** What live regions have said since the last call. */
  announced: () => Promise<string[]>;
}

export type Jump = 'moveToNextHeading' | 'moveToNextHeadingLevel2';

declare global {
  interface Window {
    reader: PageReader;
  }
}

/**
 * Starts the virtual screen reader and leaves its handle in `window.reader`. Runs inside the page,
 * so nothing outside this function is known to it.
 * @param script address of the library, of the same origin, as the page's policy demands
 */
export async function startReader(script: string): Promise<void> {
  const { virtual } = (await import(script)) as { virtual: Virtual };
  const numbered: Element[] = [];
  const numbers = new Map<Element, number>();
  let heard = 0;

  const idOf = (element: Element) => {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    numbers.set(element, numbered.length);
    return numbered.push(element) - 1;
  };
  const elementOf = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement) ?? document.body;
  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
    return all;
  };
  const isInline = (element: Element) => {
    const { display } = getComputedStyle(element);
    return display === 'contents' || display.startsWith('inline');
  };
  const isSeen = (node: Node | null) =>
    elementOf(node).checkVisibility({ visibilityProperty: true });

  const isOpen = (button: HTMLElement) =>
    button instanceof HTMLButtonElement
      ? button.popoverTargetElement?.matches(':popover-open') === true
      : button.closest('details')?.open === true;

  const isAnnouncement = (phrase: string) => /^(polite|assertive): /.test(phrase);

  const here = async (): Promise<Item> => {
    const element = elementOf(virtual.activeNode);
    const path = ancestors(element);
    const button = element.closest<HTMLElement>('summary, [popovertarget]');
    const cell = element.closest('td, th');
    const log = await virtual.spokenPhraseLog();
    const phrase = log.findLast((each) => !isAnnouncement(each)) ?? '';
    const isSelect = element instanceof HTMLSelectElement;
    const isTick = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
    return {
      // The library says a select's value, which nobody hears.
      phrase: isSelect && element.value ? phrase.replace(`, ${element.value},`, ',') : phrase,
      chosen: isSelect ? element.selectedOptions[0]?.text : undefined,
      isChecked: isTick ? element.checked : undefined,
      path: path.map(idOf),
      block: idOf(path.find((each) => !isInline(each)) ?? document.body),
      cell: cell ? idOf(cell) : undefined,
      whole: idOf(element.closest('label') ?? element),
      unfolds: button ? { id: idOf(button), isOpen: isOpen(button) } : undefined,
    };
  };
  /** One visible item on; false at the end of the page. */
  const step = async () => {
    const start = await virtual.lastSpokenPhrase();
    if (start === 'end of document') return false;
    do await virtual.next();
    while (!isSeen(virtual.activeNode));
    return true;
  };
  const back = async () => {
    do await virtual.previous();
    while (!isSeen(virtual.activeNode));
  };

  const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';
  const texts = (ids: string | null) => (ids ?? '').split(' ').map(textOf).join(' ').trim();
  const roles: Record<string, string> = { FIELDSET: 'group', NAV: 'navigation', SECTION: 'region' };
  const around = (element: Element): Surrounding[] =>
    ancestors(element)
      .slice(1)
      .filter(({ tagName }) => tagName in roles)
      .map((each) => ({
        id: idOf(each),
        role: roles[each.tagName] ?? '',
        name:
          each.querySelector(':scope > legend')?.textContent ??
          each.getAttribute('aria-label') ??
          texts(each.getAttribute('aria-labelledby')),
        description: texts(each.getAttribute('aria-describedby')),
      }))
      .filter(({ name }) => name)
      .reverse();

  await virtual.start({ container: document.body });
  window.reader = {
    ahead: async (limit) => {
      const items = [await here()];
      while (items.length < limit && (await step())) items.push(await here());
      for (let count = 1; count < items.length; count += 1) await back();
      return items;
    },
    advance: async (steps) => {
      for (let count = 0; count < steps; count += 1) await step();
    },
    jump: async (command) => {
      const before = virtual.activeNode;
      for (let last: Node | null | undefined; last !== virtual.activeNode; ) {
        last = virtual.activeNode;
        await virtual.perform(command);
        if (last !== virtual.activeNode && isSeen(virtual.activeNode)) return true;
      }
      return before !== virtual.activeNode;
    },
    follow: async () => {
      const target = document.activeElement ?? document.body;
      // A key that changes nothing: has the library look again at what the last key changed.
      if (virtual.activeNode === target) await virtual.press('Shift');
      // The library has no place for some elements (`summary`): then the first text in them.
      for (let tries = 0; tries < 5000 && !target.contains(virtual.activeNode); tries += 1) {
        await virtual.next();
      }
      return { id: idOf(target), around: around(target) };
    },
    focus: (id) => {
      const element = id === undefined ? elementOf(virtual.activeNode) : numbered[id];
      const target = element?.closest<HTMLElement>('a, button, input, select, textarea, summary');
      if (target && target !== document.activeElement) target.focus();
    },
    announced: async () => {
      const log = await virtual.spokenPhraseLog();
      const fresh = log
        .slice(heard)
        .filter((phrase) => isAnnouncement(phrase) && !phrase.endsWith(': '));
      heard = log.length;
      return fresh;
    },
  };
}
