import { virtualModule } from '#site/virtual-module.ts';
import type { FigureSource } from '#texts/figures/figure.ts';
import { letterSlugs, lettersFolder } from '#texts/load/letters.ts';
import { isPublished } from '#texts/load/publication.ts';
import { toolSlugs, toolsFolder } from '#texts/load/tools.ts';
import { letterPath, lettersPath, toolPath } from '#texts/paths.ts';

/** What the results of tools lead on to, by its text. */
const ways = (): [path: string, file: string][] => [
  ...toolSlugs().map((slug): [string, string] => [toolPath(slug), `${toolsFolder}/${slug}.md`]),
  ...letterSlugs().map((slug): [string, string] => [
    letterPath(slug),
    `${lettersFolder}/${slug}.md`,
  ]),
  [lettersPath, 'content/pages/carta.md'],
];

/** For the bundler: tells the programs of the tools which of them the practice leaves out. */
export const leftOutWays = (figures: FigureSource) =>
  virtualModule('virtual:left-out', () => ({
    leftOut: ways().flatMap(([path, file]) => (isPublished(file, figures) ? [] : path)),
  }));
