/**
 * What arrives folded open (`details[data-fold=true]`) closes on narrow screens before it is drawn,
 * but for what the address asks for (docs/decisions/0030). Without this all is open.
 */
const narrow = matchMedia('(max-width:63.99em)');

/** Turns the doors that are marked so. */
const turn = (mark: string) => {
  for (const one of document.querySelectorAll<HTMLDetailsElement>(`[data-fold="${mark}"]`)) {
    one.dataset.fold = '';
    one.open = !narrow.matches;
  }
};

/** Opens what holds the part with this anchor. */
const reveal = ({ hash }: { hash: string }) => {
  let one = document.getElementById(hash.slice(1))?.closest('details');
  for (; one; one = one.parentElement?.closest('details')) one.open = true;
};

// Browsers tell this after each piece of the page has arrived, before they draw it.
const arriving = new MutationObserver(() => {
  turn('true');
  reveal(location);
});
arriving.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => arriving.disconnect());

// A screen that becomes narrow closes nothing: somebody is reading.
narrow.onchange = () => narrow.matches || turn('');

addEventListener('hashchange', () => reveal(location));
// Before the browser scrolls to it, and where the address stays the same.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link) reveal(link);
});

// A program of its own.
export {};
