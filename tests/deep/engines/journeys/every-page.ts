import { expect, test } from 'vitest';
import { usualPaths } from '../../../browser/site-paths.ts';
import type { Trip } from '../trip.ts';
import type { Visitor } from '../visitor.ts';

/** Each kind of page, and one that no sitemap names; notes how many words each shows. */
export const everyPage = (trip: Trip, words: Map<string, number>) =>
  test.each([...usualPaths, '/por-onde-comecar/situacao'])(
    '%s abre: um título, nada que role para o lado',
    async (path) => {
      const { visitor, engine } = trip;
      await engine.resize(360, 740);
      await visitor.open(path);
      for (const width of [360, 1280]) {
        await engine.resize(width, 740);
        expect(await visitor.run(measure)).toEqual({ width, overflow: 0, titles: 1, font: true });
      }
      words.set(path, await wordsOf(visitor));
    },
  );

/**
 * All that the page says beside a tool, which is nothing without its script; what is folded away too:
 * where that is so hangs on the script.
 */
export const wordsOf = async (visitor: Visitor): Promise<number> => {
  await visitor.run(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    document.querySelector('noscript + [data-print-target]')?.remove();
    return true;
  });
  return (await visitor.read(['main'])).split(' ').length;
};

/** Runs in the page, as text. */
const measure = () => ({
  width: innerWidth,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  titles: document.querySelectorAll('h1').length,
  font: document.fonts.check('800 1em Faustina'),
});
