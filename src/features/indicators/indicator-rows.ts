import type { FigureSource } from '#content/figures/figure.ts';
import { loadIndicators } from '#content/load/indicators.ts';
import { packIndicators } from './pack-indicators.ts';

const name = 'virtual:indicators';
const id = `\0${name}`;

/** For the bundler: puts all codes of the extract into the programs that ask for them. */
export const indicatorRows = (figures: FigureSource) => ({
  name: 'indicator-rows',
  resolveId: (asked: string) => (asked === name ? id : undefined),
  load: (asked: string) =>
    asked === id
      ? `export const rows = ${JSON.stringify(packIndicators(loadIndicators(figures)))}`
      : undefined,
});
