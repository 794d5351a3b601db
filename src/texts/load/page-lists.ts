import type { PublishedPage } from './published-pages.ts';

/** For lists of all pages: those of another list give way to the page that has it, with their sources. */
export const gathered = (pages: readonly PublishedPage[]): PublishedPage[] =>
  pages
    .filter(({ listedOn, leftOut }) => !listedOn && !leftOut)
    .map((page) => ({
      ...page,
      citations: [
        ...new Set([
          ...page.citations,
          ...pages.flatMap(({ listedOn, citations }) => (listedOn === page.path ? citations : [])),
        ]),
      ],
    }));

/** What can be said of all texts that state law at once. */
export interface TextsStand {
  /** All are signed: on the day or after it. */
  areSigned: boolean;
  /** ISO date; without all signatures, of the last change. */
  on: string;
}

/** Whether somebody signed every text. */
export function textsStand(pages: readonly PublishedPage[]): TextsStand {
  const checked = pages.flatMap((page) => page.checked ?? []);
  const signed = checked.flatMap(({ signedOn }) => signedOn ?? []).sort();
  const changed = checked.map(({ updatedOn }) => updatedOn).sort();
  const areSigned = signed.length === checked.length;
  return { areSigned, on: (areSigned ? signed[0] : changed.at(-1)) ?? '' };
}

/** What the page at an address is called; the part after "#" does not matter. */
export const titleFinder =
  (pages: readonly PublishedPage[]) =>
  (address: string): string => {
    const path = address.replace(/#.*/, '');
    return pages.find((page) => page.path === path)?.title ?? path;
  };
