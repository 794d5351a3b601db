/** Something to read in one go: the element to mark, and its words. */
export interface Block {
  readonly element: HTMLElement;
  readonly text: string;
}

/** `data-heard`: the note or the answers of a question, which are heard with it. */
const blocks = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'dd',
  'caption',
  'tbody>tr',
  '[data-heard]',
].join();
/** A picture hidden from readers of screens repeats in words what stands beside it. */
const outside =
  'nav:not([data-heard]),form,#fontes,[aria-labelledby=conversar],[data-paper],[aria-hidden=true]';
const silent = '[popover],.visually-hidden,button:not([popovertarget])';

/** Stands in no text. */
const border = '\0';

/** On a line of its own: its words are not those of what stands beside it. */
const isApart = (one: Element, display: string): boolean =>
  one.tagName === 'BR' || /^(block|flex|grid|list-item|table)/.test(display);

/** What stands apart is said with a pause between. */
const withPauses = (text: string): string =>
  text
    .split(border)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((part, at, { length }) =>
      at === length - 1 || /[:.,;!?…]$/.test(part) ? part : `${part}.`,
    )
    .join(' ');

/** The words of an element, without those of buttons, of notes that are closed and of what waits to be shown. */
const wordsOf = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  const copies = [...copy.querySelectorAll('*')];
  for (const [place, one] of [...element.querySelectorAll('*')].entries()) {
    const { display } = getComputedStyle(one);
    if (one.matches(silent) || display === 'none') copies[place]?.remove();
    else if (isApart(one, display)) {
      copies[place]?.before(border);
      copies[place]?.after(border);
    }
  }
  return withPauses(copy.textContent ?? '');
};

/** A label and its value; a label that asks needs no colon. */
const labelled = (label: string, value: string): string =>
  label ? `${label}${/[?:]$/.test(label) ? '' : ':'} ${value}` : value;

/** "2026. Mulher: 93 pontos. Homem: 103 pontos", or "Telefone: …" where the columns have no names. */
const rowText = ({ cells }: HTMLTableRowElement): string => {
  const [first, ...others] = [...cells].map((cell) => ({
    label: cell.dataset.label ?? '',
    words: wordsOf(cell),
  }));
  if (!first) return '';
  const values = others.map(({ label, words }) => labelled(label, words)).join('. ');
  return others.some(({ label }) => label)
    ? `${first.words}. ${values}`
    : labelled(first.words, values);
};

/** The name of a `dd`: the `dt` before it. */
const nameOf = (element: Element): string => {
  const before = element.previousElementSibling;
  return before?.tagName === 'DT' ? wordsOf(before) : '';
};

const textOf = (element: HTMLElement): string => {
  if (element instanceof HTMLTableRowElement) return rowText(element);
  return element.tagName === 'DD' ? labelled(nameOf(element), wordsOf(element)) : wordsOf(element);
};

/** Shown, or folded under a question that the reader will open. */
const canBeSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 || element.closest('details') !== null;

/** Folded below the title of a part that is closed. */
const isFolded = (element: Element): boolean => {
  const shut = element.closest('details:not([open])');
  if (!shut?.parentElement) return false;
  return !shut.querySelector(':scope>summary')?.contains(element) || isFolded(shut.parentElement);
};

/** In a part that is not read; what is read may itself be such a part. */
const isOutside = (element: Element, root: Element): boolean => {
  const part = element.closest(outside);
  return part !== null && part !== root;
};

/**
 * What is to be read of the page, from its title to its last line, without navigation, buttons and sources.
 * @param isOfShown of what is folded only the titles
 */
export const blocksOf = (root: Element, isOfShown: boolean): Block[] =>
  [...root.querySelectorAll<HTMLElement>(blocks)]
    .filter(
      (element) =>
        !isOutside(element, root) &&
        !element.parentElement?.closest('tr,dd') &&
        (element.matches('tr,dd') || !element.querySelector(blocks)) &&
        canBeSeen(element) &&
        !(isOfShown && isFolded(element)),
    )
    .map((element) => ({ element, text: textOf(element) }))
    .filter(({ text }) => text);
