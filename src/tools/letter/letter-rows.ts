import type { Root } from 'hast';
import { doorsOf } from '#features/letter/doors.ts';
import { namedBenefits } from '#letters/species.ts';
import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { loadBenefits } from '#texts/load/benefits.ts';
import { loadLetters } from '#texts/load/letters.ts';
import { loadPage } from '#texts/load/page.ts';
import { withAll } from '#texts/load/publication.ts';
import { textOf } from '#texts/markdown/text-of.ts';
import { asKnown, packReasons } from '#words/letter/match-letter.ts';

/** "**O INSS negou o benefício.** O recurso vai até 30 dias." in its two parts. */
const saidOf = ({ children: [seen, ...rest] }: Root): readonly [seen: string, means: string] => [
  seen ? textOf(seen).trim() : '',
  rest.map(textOf).join('').trim(),
];

/** What the page of the letters says of each kind of paper. */
const kindsOf = (figures: FigureSource) =>
  doorsOf(loadPage('carta', figures)).doors.flatMap(({ kinds }) =>
    kinds.map(({ kind, text }) => [kind, saidOf(text)] as const),
  );

/** For the bundler: puts what explains a letter into the program that reads one. */
export const letterRows = (figures: FigureSource) =>
  virtualModule('virtual:letters', () => {
    const letters = loadLetters(figures);
    // Also those that are left out: else a paper is taken for the next one like it, and a link has no name.
    const all = loadLetters(withAll(figures));
    return {
      reasons: packReasons(all.map(asKnown)),
      anew: letters
        .filter(({ routes: [first] }) => first?.id.startsWith('novo-'))
        .map(({ slug }) => slug),
      titles: Object.fromEntries(all.map(({ slug, title }) => [slug, title])),
      kinds: Object.fromEntries(kindsOf(figures)),
      benefits: Object.fromEntries(
        loadBenefits(figures)
          .filter(({ slug }) => namedBenefits.has(slug))
          .map(({ slug, title }) => [slug, title]),
      ),
    };
  });
