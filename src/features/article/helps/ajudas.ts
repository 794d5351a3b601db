import { readyToListen } from './listen/listen.ts';
import { failure, list, listen, share } from './marked-parts.ts';
import { readyToPrint } from './print-list.ts';
import { readyToShare } from './share.ts';

// Fetched when one of the helps is first pressed; from then on they work from here.
/** The picture on the printed list that leads back to the page. */
const code = document.querySelector<HTMLImageElement>('[data-print-code]');
const main = document.querySelector('main');

failure.hidden = true;

if (listen && main) readyToListen(listen, main);
if (share) readyToShare(share);
if (list) readyToPrint(list, code);
