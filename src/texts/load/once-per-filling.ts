import { isDeepStrictEqual } from 'node:util';
import type { Figure, FigureSource } from '../figures/figure.ts';

interface Filling {
  readonly figures: FigureSource;
}

/**
 * A build reads the same texts for many pages, and reading them takes longest: keeps what was made of
 * a text as long as every figure that it asked for is the same. All who ask share it: nobody may
 * change it.
 */
export function oncePerFilling<Source extends Filling, Made>(
  make: (text: string, source: Source) => Made,
) {
  const kept = new Map<string, { asked: Map<string, Figure | undefined>; made: Made }>();
  return (text: string, source: Source): Made => {
    const { figures } = source;
    const known = kept.get(text);
    if (known && [...known.asked].every(([key, was]) => isDeepStrictEqual(figures(key), was)))
      return known.made;
    const asked = new Map<string, Figure | undefined>();
    const noted = (key: string) => {
      const figure = figures(key);
      asked.set(key, figure);
      return figure;
    };
    const made = make(text, { ...source, figures: noted });
    kept.set(text, { asked, made });
    return made;
  };
}
