import { keysOf } from '#law/keyed.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { type Opened, openedFor } from './opened.ts';

/**
 * Minutes for each: to open a page; to find a place on it and read it; to hold a sentence against that; to find
 * out what no norm says; to open an address, or a value, by itself. Believed, not measured: the sitting learns.
 */
export const usual = { pages: 1, places: 1, sentences: 1, searches: 3, links: 1, values: 2 };

type Work = Partial<Record<keyof typeof usual, number>>;

const different = (names: readonly string[]): number => new Set(names).size;

/** What sentences are held against: what several rest on is opened once, and what two texts say is read once. */
export function workOf(sentences: readonly Pick<WaitingSentence, 'says' | 'open'>[]) {
  const opened = sentences.flatMap(({ open }) => openedFor(open));
  const norms = opened.filter(({ isNorm }) => isNorm);
  const placesOn = ({ page, places: [first = '', ...more] }: Opened) =>
    [first, ...more].map((place) => `${page} ${place}`);
  return {
    sentences: different(sentences.map(({ says }) => says)),
    pages: different(norms.map(({ page }) => page)),
    places: different(norms.flatMap(placesOn)),
    searches: different(opened.flatMap(({ page, isNorm }) => (isNorm ? [] : page))),
  };
}

export const minutesOf = (work: Work): number =>
  keysOf(usual).reduce((sum, kind) => sum + usual[kind] * (work[kind] ?? 0), 0);

/** How many usual minutes went by as usual before it is known better. */
const believed = 12;

/** How many minutes the rest takes somebody: what is usual, at the speed that they have shown. */
export function paceOf(now: () => number) {
  const start = now();
  return (done: number, left: number): number => {
    const spent = (now() - start) / 60_000;
    return Math.ceil(((spent + believed) / (done + believed)) * left);
  };
}
