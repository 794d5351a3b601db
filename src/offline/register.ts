import copy from './copia.ts?worker&url';
import { savesData } from './saves-data.ts';

/** Long enough not to load anything for a visitor who leaves at once. In milliseconds. */
const patience = 3000;

const { serviceWorker } = navigator;

/**
 * What may ask for the copy is itself only loaded where there is one, or where data may be spent.
 * Where it does not come, because the page is left or the connection is gone, the next page asks.
 */
const loadCopy = () => {
  if (!serviceWorker.controller && savesData()) return;
  import(/* @vite-ignore */ copy).catch(() => {});
};

if (import.meta.env.PROD && serviceWorker) {
  addEventListener('load', () => setTimeout(loadCopy, patience));
}
