const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

/**
 * The phone menu closes with Escape, with a tap beside it, when the focus moves on under it, and
 * when one of its links leads to a part of this same page.
 */
menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false;
});
addEventListener('click', ({ target }) => {
  if (menu && (!menu.contains(target as Node) || (target as Element).closest('a'))) {
    menu.open = false;
  }
});
