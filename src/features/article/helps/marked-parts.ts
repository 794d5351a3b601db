/** The parts of a text that the helps work on, by the marks that the components give them. */
export const markedParts = () => ({
  listen: document.querySelector<HTMLButtonElement>('[data-listen]'),
  share: document.querySelector<HTMLAnchorElement>('[data-share]'),
  /** Holds the button that prints the list; only texts with a list have it. */
  list: document.querySelector<HTMLElement>('[data-print-list]'),
});
