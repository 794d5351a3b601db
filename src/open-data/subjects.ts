import type { FigureSource } from '#texts/figures/figure.ts';
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
export const valueSubjects = (address: Address): readonly Subject[] => [
  ...amounts,
  ...contributions,
  correction,
  transition,
  pension,
  terms,
  holidays,
  species(address),
];

/** All that the site gives to programs, each subject described once. */
export const subjectsOf = (figures: FigureSource, address: Address): readonly Subject[] => [
  ...valueSubjects(address),
  codes(figures, address),
  reasons(figures, address),
];
