import { answerFile, answerPage } from './answer.ts';
import type { CopyList } from './copy-list.ts';
import { removedMessage, removeMessage } from './names.ts';
import { scope } from './scope.ts';
import { arrivalPath, type Shared, sharedIn, sharePath, takeSharedMessage } from './shared.ts';
import { dropOld, makeCopy } from './store.ts';

/** Written above this code by `publishing/server/pack-copy.ts`; without it the worker removes itself. */
let list = (globalThis as { copyList?: CopyList }).copyList;

/** A letter on its way from the phone's menu to the page that reads it: here alone, and once. */
let shared: Shared | undefined;

async function receive(request: Request): Promise<Response> {
  shared = await sharedIn(request).catch(() => undefined);
  return Response.redirect(arrivalPath, 303);
}

const openPages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function takeOver(copy: CopyList): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  await dropOld(copy, (await openPages()).length > 0);
}

async function remove(): Promise<void> {
  list = undefined;
  await scope.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await openPages()) page.postMessage(removedMessage);
}

/** The first page of a visit has no older one beside it that may need older programs. */
async function tidyAtFirstPage(copy: CopyList): Promise<void> {
  if ((await openPages()).length === 0) await dropOld(copy, false);
}

scope.addEventListener('install', (event) => {
  // A page of the version before finds its programs in the store until it is closed.
  scope.skipWaiting();
  if (list) event.waitUntil(makeCopy(list));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(list ? takeOver(list) : remove());
});

scope.addEventListener('message', (event) => {
  if (event.data === removeMessage) event.waitUntil(remove());
  if (event.data === takeSharedMessage) {
    event.ports[0]?.postMessage(shared);
    shared = undefined;
  }
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!list || origin !== location.origin) return;
  if (request.method === 'POST' && pathname === sharePath) event.respondWith(receive(request));
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(event, list));
    event.waitUntil(tidyAtFirstPage(list));
  } else if (/^\/(?:_astro\/.*|[\w-]+\.js|desenhos\.svg)$/.test(pathname)) {
    event.respondWith(answerFile(event, list));
  }
});
