import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadIndicators } from '#texts/load/indicators.ts';
import { packIndicators } from './pack-indicators.ts';

/** For the bundler: puts all codes of the extract into the programs that ask for them. */
export const indicatorRows = (figures: FigureSource) =>
  virtualModule('virtual:indicators', () => ({ rows: packIndicators(loadIndicators(figures)) }));
