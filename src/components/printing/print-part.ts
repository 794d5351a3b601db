/**
 * Prints one part of the page alone (see styles/print.css). What it lies in is marked too: `:has()`
 * could say that in the style sheet, but not to Firefox 115.
 * @param part else the one that the page marks for it
 */
export function printPart(
  part: HTMLElement | null = document.querySelector<HTMLElement>('[data-print-target]'),
): void {
  const way: HTMLElement[] = [];
  for (let one = part; one; one = one.parentElement) way.push(one);
  for (const one of way) one.dataset.printWay = one === part ? 'end' : '';
  const { dataset } = document.documentElement;
  dataset.print = 'target';
  window.print();
  delete dataset.print;
  for (const one of way) delete one.dataset.printWay;
}
