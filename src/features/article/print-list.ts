/**
 * The button "Imprimir só esta lista": marks the page, prints, unmarks. Without this script the
 * whole page prints, with the list on a sheet of its own.
 */
for (const holder of document.querySelectorAll<HTMLElement>('[data-print-list]')) {
  holder.hidden = false;
  holder.querySelector('button')?.addEventListener('click', () => {
    const root = document.documentElement;
    root.dataset.print = 'target';
    window.print();
    delete root.dataset.print;
  });
}
