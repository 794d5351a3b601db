// What was told or read on its way from one tool to another lies in the memory of the tab, until the
// other tool takes it. Its address ends in the place below for that moment, and holds nothing of it.

const handedKey = 'do-extrato';

/** The place in the address that says that something was laid ready; `islands/use.ts` and `case/start.ts` know it too. */
export const handedPlace = `#${handedKey}`;

/** Lays something ready for the page with this address. Where a tab keeps nothing, it opens as ever. */
export function handOn(path: string, what: unknown): void {
  try {
    sessionStorage.setItem(handedKey, JSON.stringify([path, what]));
  } catch {}
}

/** What was laid ready for this page; it is there once. */
export function taken<What>(): What | undefined {
  try {
    const text = sessionStorage.getItem(handedKey);
    sessionStorage.removeItem(handedKey);
    const [path, what]: [string, What] = JSON.parse(text ?? '[]');
    return path === location.pathname ? what : undefined;
  } catch {
    return undefined;
  }
}
