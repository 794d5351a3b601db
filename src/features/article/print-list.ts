/**
 * The button "Imprimir só esta lista": marks the page, prints, unmarks. Without this script the
 * whole page prints, with the list on a sheet of its own.
 */
const holder = document.querySelector<HTMLElement>('[data-print-list]');
if (holder) {
  holder.hidden = false;
  holder.onclick = () => {
    const { dataset } = document.documentElement;
    dataset.print = 'target';
    window.print();
    delete dataset.print;
  };
}
