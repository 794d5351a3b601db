import type { FigureSource } from '../figures/figure.ts';

/** Yearly figures by their names, so that a signed drawing does not change with the year. */
export const namedFigures: FigureSource = (key) => ({ text: `{{${key}}}` });
