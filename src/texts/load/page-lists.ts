import type { PublishedPage } from './published-pages.ts';

/** For lists of all pages: those of another list give way to the page that has it, with their sources. */
export const gathered = (pages: readonly PublishedPage[]): PublishedPage[] =>
  pages
    .filter(({ listedOn }) => !listedOn)
    .map((page) => ({
      ...page,
      citations: [
        ...new Set([
          ...page.citations,
          ...pages.flatMap(({ listedOn, citations }) => (listedOn === page.path ? citations : [])),
        ]),
      ],
    }));

/** The day on which, or after which, every text that states law was checked; an ISO date. */
export const checkedSince = (pages: readonly PublishedPage[]): string =>
  pages.flatMap(({ checked }) => checked?.verifiedOn ?? []).sort()[0] ?? '';

/** What the page at an address is called; the part after "#" does not matter. */
export const titleFinder =
  (pages: readonly PublishedPage[]) =>
  (address: string): string => {
    const path = address.replace(/#.*/, '');
    return pages.find((page) => page.path === path)?.title ?? path;
  };
