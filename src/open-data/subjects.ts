import type { FigureSource } from '#texts/figures/figure.ts';
import { benefitsFolder } from '#texts/load/benefits.ts';
import { isPublished } from '#texts/load/publication.ts';
import { amounts } from './subjects/amounts.ts';
import { contributions } from './subjects/contributions.ts';
import { correction } from './subjects/correction.ts';
import { codes, reasons } from './subjects/explained.ts';
import { holidays } from './subjects/holidays.ts';
import { pension } from './subjects/pension.ts';
import { species } from './subjects/species.ts';
import { terms } from './subjects/terms.ts';
import { transition } from './subjects/transition.ts';
import type { Subject } from './table.ts';

/** The whole address of a page of the site. */
type Address = (path: string) => string;

/** The values of the law: what was published of them once does not change. */
export const valueSubjects = (
  address: Address,
  isThere: (slug: string) => boolean = () => true,
): readonly Subject[] => [
  ...amounts,
  ...contributions,
  correction,
  transition,
  pension,
  terms,
  holidays,
  species(address, isThere),
];

/** All that the site gives to programs, each subject described once. */
export const subjectsOf = (figures: FigureSource, address: Address): readonly Subject[] => [
  ...valueSubjects(address, (slug) => isPublished(`${benefitsFolder}/${slug}.md`, figures)),
  codes(figures, address),
  reasons(figures, address),
];
