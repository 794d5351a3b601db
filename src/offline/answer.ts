import { canonicalRedirect } from './canonical.ts';
import type { CopyList, CopyPart } from './copy-list.ts';
import { insteadOf } from './left-out.ts';
import { localDate } from './local-date.ts';
import { madeOnEntry } from './names.ts';
import { unpacked } from './packed.ts';
import type { RequestEvent } from './scope.ts';
import { existingStore, isProgram, makeCopy, pathOf } from './store.ts';

/** After so many milliseconds without an answer, the copy is better than a white page. */
const longestWait = 3000;

/** The page from the network; from the copy when that fails, is in error or takes too long. */
export async function answerPage(event: RequestEvent, copy: CopyList): Promise<Response> {
  const network = Promise.resolve(event.preloadResponse)
    .then((preloaded) => preloaded ?? fetch(event.request))
    // Firefox gives a failed preload as an answer of this type, where others reject.
    .then((answer) => (answer.type === 'error' ? undefined : answer))
    .catch(() => undefined);
  event.waitUntil(network);
  // A link that is fetched before it is followed: only the page itself is worth having then.
  if (event.request.headers.has('sec-purpose')) return (await network) ?? Response.error();

  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));
  const quick = await Promise.race([network, patience]);
  if (quick && quick.status < 500) return quick;

  const { pages, madeOn } = await readCopy(copy);
  const { pathname, search } = new URL(event.request.url);
  const homes = new Map(Object.keys(pages).map((path) => [path, path]));
  const canonical = canonicalRedirect(pathname, homes);
  if (canonical) return Response.redirect(canonical + search);
  const copied = (path: string, status: number) => withNotice(pages[path], madeOn, status);
  const kept = copied(pathname, pathname === '/404' ? 404 : 200) ?? (await network);
  if (kept) return kept;
  const instead = insteadOf(pathname);
  if (instead) return Response.redirect(instead);
  return copied('/404', 404) ?? Response.error();
}

async function readCopy(list: CopyList) {
  const store = await existingStore();
  const pages: CopyPart = {};
  for (const address of list.parts) {
    if (store && !isProgram(address)) Object.assign(pages, await readPart(store, address, list));
  }
  return { pages, madeOn: await (await store?.match(madeOnEntry))?.text() };
}

/** The place that every page keeps for the notice, empty and hidden. */
const noticePlace = /(<p\b[^>]* id="?copia\b[^>]*?) hidden\b(?:="")?([^>]*>)/;

function withNotice(
  page: CopyPart[string] | undefined,
  madeOn: string | undefined,
  status: number,
): Response | undefined {
  if (!page || !madeOn) return undefined;
  const notice = `Sem boa conexão. Esta é a cópia de ${localDate(madeOn)}.`;
  const body = page.body.replace(noticePlace, `$1$2${notice}`);
  return new Response(body, { status, headers: page.headers });
}

/**
 * Programs and letters from the copy first, an older version's too: their names change with their
 * content. A file that the copy has lost, or keeps only once used, is kept when it is used.
 */
export async function answerFile(event: RequestEvent, list: CopyList): Promise<Response> {
  const path = pathOf(event.request);
  const store = await existingStore();
  const older = ((await store?.keys()) ?? []).map(pathOf);
  for (const address of [...list.parts, ...older]) {
    if (!store || !address.endsWith('.json') || !isProgram(address)) continue;
    const found = (await readPart(store, address, list))[path];
    if (found) return new Response(found.body, { headers: found.headers });
  }
  const kept = await store?.match(path);
  if (kept) return kept;
  const isKept = store && [...list.files, ...list.onceUsed].includes(path);
  const response = await fetch(event.request, isKept ? { integrity: list.integrity[path] } : {});
  if (isKept && response.ok) {
    event.waitUntil(store.put(path, response.clone()).catch(() => {}));
  }
  return response;
}

const readParts = new Map<string, Promise<CopyPart>>();

/**
 * A part of the copy, read once while the worker lives; empty when it is not there. One that cannot
 * be read is dropped and fetched again, and the network answers until then.
 */
function readPart(store: Cache, address: string, list: CopyList): Promise<CopyPart> {
  const read =
    readParts.get(address) ??
    store
      .match(address)
      .then((kept) => (kept ? unpacked(kept).json() : {}))
      .catch(() => renew(store, address, list));
  readParts.set(address, read);
  return read;
}

async function renew(store: Cache, address: string, list: CopyList): Promise<CopyPart> {
  await store.delete(address);
  makeCopy(list)
    .then(() => readParts.delete(address))
    .catch(() => {});
  return {};
}
