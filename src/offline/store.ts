import type { CopyList } from './copy-list.ts';
import { madeOnEntry, storeName } from './names.ts';
import { packed } from './packed.ts';
import { savesData } from './saves-data.ts';

/** Stands for the whole copy while it is found out whether there is room for it. */
const roomEntry = '/copia/lugar';

/** The path of a request, without its query. */
export const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** Whether this address of the store is a program, or a part that holds programs. */
export const isProgram = (address: string): boolean => /\/copia-programas|\.js$/.test(address);

/** The store, unless the visitor has removed it: opening it would bring it back. */
export const existingStore = async (): Promise<Cache | undefined> =>
  (await caches.has(storeName)) ? caches.open(storeName) : undefined;

/**
 * Fetches what the store lacks, one file after the other; what has come is kept when the rest fails.
 * Throws when the copy is not complete: the browser then tries again at a later visit.
 */
export async function makeCopy({ parts, files, integrity, bytes }: CopyList): Promise<void> {
  if (savesData()) throw new Error('The visitor saves data.');
  const store = await caches.open(storeName);
  const added: string[] = [];
  try {
    // Nothing is fetched for a device without room. Browsers do not tell how much there really is.
    await store.put(roomEntry, new Response(new Uint8Array(bytes)));
    await store.delete(roomEntry);
    for (const address of [...parts, ...files]) {
      if (await store.match(address)) continue;
      const response = await brought(address, integrity[address]);
      added.push(address);
      await store.put(address, parts.includes(address) ? packed(response) : response);
    }
    await store.put(madeOnEntry, new Response(new Date().toISOString()));
  } catch (error) {
    // A full device needs the room more than we do.
    if ((error as Error).name === 'QuotaExceededError') {
      await Promise.all(added.map((address) => store.delete(address)));
    }
    throw error;
  }
}

/**
 * Only what the list says is ever kept: a hotel's login page answers 200 as well. What came cut stays
 * in the browser's own cache, for ever: what is refused is asked for once more past that.
 */
const brought = (address: string, integrity: string | undefined): Promise<Response> => {
  const asked = { priority: 'low', integrity } as const;
  return fetch(address, asked).catch(() => fetch(address, { ...asked, cache: 'reload' }));
};

/** Drops what older versions left; pages of theirs that are still open may need their programs. */
export async function dropOld(list: CopyList, oldPagesOpen: boolean): Promise<void> {
  const wanted = [...list.parts, ...list.files, ...list.onceUsed, madeOnEntry];
  const store = await existingStore();
  for (const key of (await store?.keys()) ?? []) {
    const path = pathOf(key);
    if (!wanted.includes(path) && !(oldPagesOpen && isProgram(path))) await store?.delete(key);
  }
}
