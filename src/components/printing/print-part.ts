import { headText } from './head-text.ts';

const marked = () => document.querySelector<HTMLElement>('[data-print-target]');

/**
 * Says on a sheet what it is, of where and of when, where the part has room for it: paper is found again
 * without its page. A message and a list stay alone.
 * @return takes away what was put there
 */
function headSheet(part: HTMLElement): () => void {
  // Inside what has a page of its own: above it, it would take another sheet.
  const top = part.querySelector('[data-print-top]');
  const own = part.querySelector<HTMLElement>('[data-print-head]');
  const head = own ?? document.createElement('p');
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const day = new Date().toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  head.textContent = headText(title, `${location.host}${location.pathname}`, `em ${day}`);
  if (own) return () => {};
  head.dataset.printHead = '';
  top?.prepend(head);
  return () => head.remove();
}

/**
 * Marks one part of the page as what is printed (see styles/print.css), and puts a head on it. What it lies
 * in is marked too: `:has()` could say that in the style sheet, but not to Firefox 115.
 * @return takes the marks away
 */
function mark(part: HTMLElement | null): () => void {
  const takeHead = part && headSheet(part);
  const way: HTMLElement[] = [];
  for (let one = part; one; one = one.parentElement) way.push(one);
  for (const one of way) one.dataset.printWay = one === part ? 'end' : '';
  const { dataset } = document.documentElement;
  dataset.print = 'target';
  return () => {
    delete dataset.print;
    for (const one of way) delete one.dataset.printWay;
    takeHead?.();
  };
}

/** Prints one part of the page alone. @param part else the one that the page marks for it */
export function printPart(part: HTMLElement | null = marked()): void {
  const unmark = mark(part);
  window.print();
  unmark();
}

/** From now on the browser too prints the marked part alone: else one sheet would be three. @return ends that */
export function printsAlone(): () => void {
  let unmark: (() => void) | undefined;
  const before = () => {
    if (!document.documentElement.dataset.print) unmark = mark(marked());
  };
  const after = () => {
    unmark?.();
    unmark = undefined;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
