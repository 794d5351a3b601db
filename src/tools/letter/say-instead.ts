import texts from '#results/carta-outro-papel.yaml';
import { pickerOf } from '../sentences/result-words.ts';
import { type InsteadFigures, insteadWords } from './instead-words.ts';

type Parts = typeof insteadWords.parts;

/** A sentence about a paper in the place of its kind. */
export const sayInstead = pickerOf<InsteadFigures, Parts>(insteadWords.figures, texts);

/** What to know of it, in one paragraph. */
export const textOf = (...names: (keyof Parts['reason'])[]): string =>
  names.map((name) => sayInstead('reason', name)).join(' ');

const isMore = (name: string): name is keyof Parts['mayChange'] =>
  name in insteadWords.parts.mayChange;

/** What more there is to say of it, where there is. */
export const moreOf = (name: string): string | undefined =>
  isMore(name) ? sayInstead('mayChange', name) : undefined;
