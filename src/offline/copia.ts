import { localDate } from './local-date.ts';
import { keptOffName, madeOnEntry, removedMessage, removeMessage, storeName } from './names.ts';
import { savesData } from './saves-data.ts';
import worker from './sw.ts?worker&url';

/** Asks for the copy, unless the visitor saves data or has just removed it. */
const askForCopy = () => {
  if (savesData() || matchMedia('(prefers-reduced-data)').matches) return;
  if (window.name === keptOffName) return;
  // The policy gives one address whatever it is asked for.
  const rules = { createScriptURL: (_: string) => worker };
  const policy = window.trustedTypes?.createPolicy('sw', rules) ?? rules;
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => {});
};

/**
 * The quiet line at the end of the footer: that the site is saved here, since when, and a way to
 * remove it. It comes last on the page, so nothing moves when it appears.
 */
const showSavedLine = async (): Promise<void> => {
  const last = [...document.querySelectorAll('footer p')].at(-1);
  const madeOn = await caches.match(madeOnEntry, { cacheName: storeName });
  const { serviceWorker } = navigator;
  if (!last || !madeOn) return;

  const device = matchMedia('(pointer: coarse)').matches ? 'neste celular' : 'neste aparelho';
  const line = document.createElement('p');
  line.dataset.notPrinted = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Apagar a cópia';
  // Not every page carries the styles of a button.
  button.style.cssText =
    'display:block;margin-top:.5em;min-height:44px;padding:0 1em;border:2px solid;background:none;font:inherit;font-weight:700;color:inherit;cursor:pointer';
  line.append(`Salvo ${device} em ${localDate(await madeOn.text())}. `, button);
  last.after(line);

  button.addEventListener('click', async () => {
    (await serviceWorker.ready).active?.postMessage(removeMessage);
  });
  // Comes to every open page of the site, not only to the one that asked.
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== removedMessage) return;
    window.name = keptOffName;
    const hadFocus = line.contains(document.activeElement);
    line.textContent = 'Cópia apagada. Nesta aba, o site não salva outra.';
    line.tabIndex = -1;
    if (hadFocus) line.focus();
  });
};

askForCopy();
navigator.serviceWorker.ready.then(showSavedLine);
