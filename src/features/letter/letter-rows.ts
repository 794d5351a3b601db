import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadLetters } from '#texts/load/letters.ts';
import { asKnown, packReasons } from '#words/letter/match-letter.ts';

/** For the bundler: puts what finds the reasons of letters into the program that looks for them. */
export const letterRows = (figures: FigureSource) =>
  virtualModule('virtual:letters', () => ({
    reasons: packReasons(loadLetters(figures).map(asKnown)),
  }));
