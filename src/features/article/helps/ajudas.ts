import { readyToListen } from './listen/listen.ts';
import { readyToPrint } from './print-list.ts';
import { readyToShare } from './share.ts';

/** Fetched when one of the helps is first pressed; from then on they work from here. */
const main = document.querySelector('main') as HTMLElement;
const listen = document.querySelector('[data-listen]') as HTMLButtonElement;
const list = document.querySelector<HTMLElement>('[data-print-list]');

readyToListen(listen, main);
readyToShare(listen.previousElementSibling as HTMLAnchorElement);
// The only picture of these pages.
if (list) readyToPrint(list, document.images[0]);
