import { printPart } from '#components/printing/print-part.ts';
import { readyToListen } from './listen/listen.ts';
import { failure, list, listen, share } from './marked-parts.ts';

// Fetched when one of the helps is first pressed; from then on they work from here.

/** Lets the link use the device's own way of sharing, where there is one. */
function readyToShare(link: HTMLAnchorElement): void {
  if (!navigator.share) return;
  link.onclick = (event) => {
    event.preventDefault();
    const { title } = document;
    navigator.share({ title, text: title, url: location.href }).catch(({ name }: DOMException) => {
      // A change of mind is no error; a device that will not share after all gets the link.
      if (name !== 'AbortError') location.assign(link.href);
    });
  };
}

/** Lets "Imprimir só esta lista" print the list alone; without it the page prints, the list on its own sheet. */
function readyToPrint(holder: HTMLElement): void {
  /** The picture on the printed list that leads back to the page; fetched only now. */
  const code = document.querySelector<HTMLImageElement>('[data-print-code]');
  holder.onclick = async () => {
    if (code) {
      code.loading = 'eager';
      // Paper does not wait for a picture that is lost.
      await code.decode().catch(() => {});
    }
    printPart();
  };
}

const main = document.querySelector('main');

failure.hidden = true;

if (listen && main) readyToListen(listen, main);
if (share) readyToShare(share);
if (list) readyToPrint(list);
