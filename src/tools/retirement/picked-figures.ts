import { type HandedOver, handed, type Written } from '../sentences/result-words.ts';

const handedOver = handed('tempo regra regras quando dia regra-e-dia espera parte o-que graus');

export type Figures = HandedOver<keyof typeof handedOver>;

/** The figures of the sentences that are picked by their names; the names themselves stay out of the program. */
export const figures = {
  ...handedOver,
  'regra-antiga': (_: Figures, written: Written) => written('reason', 'regra-antiga'),
  'com-menos': (_: Figures, written: Written) => written('reason', 'regra-antiga.com-menos'),
  compare: (_: Figures, written: Written) => written('reason', 'regra-antiga.compare'),
};
