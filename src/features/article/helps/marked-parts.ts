const marked = <Part extends HTMLElement>(mark: string) =>
  document.querySelector<Part>(`[data-${mark}]`);

// The parts of a text that the helps work on, by the marks that the components give them.
export const listen = marked<HTMLButtonElement>('listen');
export const share = marked<HTMLAnchorElement>('share');
/** Holds the button that prints the list; only texts with a list have it. */
export const list = marked('print-list');
/** Says that a program of the page did not come; ArticleScripts.astro brings it to every text. */
export const failure = marked('failure') as HTMLElement;
