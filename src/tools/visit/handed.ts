import type { Typed } from '../questions/typed.ts';

// Answers on their way from one tool to another lie in the memory of the tab, until the other tool
// takes them. Its address ends in the place below for that moment, and holds nothing of them.

/** The name under which they lie. */
export const handedKey = 'do-extrato';

/** The place in the address that says that answers were laid ready; `islands/use.ts` knows it too. */
export const handedPlace = `#${handedKey}`;

/** Lays answers ready for the tool with this address. Where a tab keeps nothing, it opens unanswered. */
export function handOn(path: string, typed: Typed): void {
  try {
    sessionStorage.setItem(handedKey, JSON.stringify([path, typed]));
  } catch {}
}
