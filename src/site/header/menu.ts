const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');

/** The phone menu closes with Escape, and when one of its links leads to a part of this same page. */
menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.open = false;
});
