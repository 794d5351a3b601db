/**
 * What arrives folded open (`details[data-fold=true]`) closes before it is drawn, but for what the
 * address asks for (docs/decisions/0030). Without this all is open.
 */

/** Opens what holds the part with this anchor. */
const reveal = ({ hash }: { hash: string }) => {
  let one = document.getElementById(hash.slice(1))?.closest('details');
  for (; one; one = one.parentElement?.closest('details')) one.open = true;
};

// Browsers tell this after each piece of the page has arrived, before they draw it.
const arriving = new MutationObserver(() => {
  for (const one of document.querySelectorAll<HTMLDetailsElement>('[data-fold="true"]')) {
    one.dataset.fold = '';
    one.open = false;
  }
  reveal(location);
});
arriving.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => arriving.disconnect());

addEventListener('hashchange', () => reveal(location));
// Before the browser scrolls to it, and where the address stays the same.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link) reveal(link);
});

// A program of its own.
export {};
