import { printPart } from '#components/printing/print-part.ts';

/**
 * Lets "Imprimir só esta lista" mark the page, print and unmark it. Without it the whole page
 * prints, with the list on a sheet of its own.
 * @param code the picture on the sheet that leads back to the page; fetched only now
 */
export function readyToPrint(holder: HTMLElement, code: HTMLImageElement | null): void {
  holder.onclick = async () => {
    if (code) {
      code.loading = 'eager';
      // Paper does not wait for a picture that is lost.
      await code.decode().catch(() => {});
    }
    printPart();
  };
}
