const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

/** Closes the menu with Escape, a tap beside it, the focus moving on under it, and a link to a part of this page. */
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
