import { keysOf } from '#law/keyed.ts';
import type { WaitingSentence } from '../blockers/confirm-blockers.ts';
import { type Opened, openedFor } from './opened.ts';
import { sourcesOf } from './sources.ts';

/**
 * Minutes for each: to open a page; to find a place on it and read it, and to read one at which a link opens; to
 * hold a claim against that, and to read it again in other words; to find out what no norm says; to open an address,
 * or a value, by itself. Believed, not measured: the sitting learns.
 */
export const usual = {
  pages: 1,
  places: 1,
  reached: 0.5,
  claims: 1,
  again: 0.5,
  searches: 3,
  links: 1,
  values: 2,
};

type Work = Partial<Record<keyof typeof usual, number>>;

const different = (names: readonly string[]): number => new Set(names).size;

/**
 * What sentences are held against: what several rest on is opened once, and what one note says of two is one claim,
 * answered once.
 */
export function workOf(sentences: readonly Pick<WaitingSentence, 'says' | 'open'>[]) {
  const opened = sentences.flatMap(({ open }) => openedFor(open));
  const norms = opened.filter(({ isNorm }) => isNorm);
  const placesOn = ({ page, places: [first = '', ...more] }: Opened) =>
    [first, ...more].map((place) => `${page} ${place}`);
  const sources = sentences.flatMap(({ open }) => sourcesOf(open));
  const reached = new Set(sources.flatMap(({ place, isAt }) => (isAt ? place : [])));
  const claims = different(sentences.map(({ open }) => open));
  return {
    claims,
    again: different(sentences.map(({ says, open }) => `${open}\n${says}`)) - claims,
    // One list holds all súmulas of a court.
    pages: different(norms.map(({ page }) => page.replace(/(?<=Súmula) .*/, ''))),
    places: different(norms.flatMap(placesOn)) - reached.size,
    reached: reached.size,
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
