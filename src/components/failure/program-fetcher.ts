/**
 * Fetches a program of its own. Asked once more after it did not come, it is asked for by another
 * address: some browsers keep the failure of an address until the page is left (see `load-anew.ts`).
 * @returns what fetches it, and rejects while it does not come
 */
export const programFetcher = (address: string) => {
  let failures = 0;
  return async (): Promise<unknown> => {
    try {
      return await import(/* @vite-ignore */ failures ? `${address}?${failures}` : address);
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
};
