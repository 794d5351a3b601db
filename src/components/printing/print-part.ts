/**
 * Prints the part of the page that is marked for it, alone (see styles/print.css). What it lies in
 * is marked too: `:has()` could say that in the style sheet, but not to Firefox 115.
 */
export function printPart(): void {
  let part = document.querySelector<HTMLElement>('[data-print-target]');
  for (; part; part = part.parentElement) part.dataset.printWay = '';
  const { dataset } = document.documentElement;
  dataset.print = 'target';
  window.print();
  delete dataset.print;
}
