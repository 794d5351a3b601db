import type { CitationKey } from '#law/citations.ts';
import { type Carencia, carencia } from '#rules/carencia/carencia.ts';
import {
  type ContributionTime,
  contributionTime,
} from '#rules/contribution-time/contribution-time.ts';
import type { WorkingLife } from '#rules/contribution-time/life.ts';
import { type Cover, coverOf } from './cover.ts';

/** All that is counted of a life. */
export interface Counted {
  readonly time: ContributionTime;
  readonly carencia: Carencia;
  readonly cover: Cover;
}

/** All that is counted of a working life: time, carencia and until when it is covered. */
export const countLife = (life: WorkingLife): Counted => ({
  time: contributionTime(life),
  carencia: carencia(life),
  cover: coverOf(life),
});

/** What the whole result rests on. */
export const citationsOf = ({ time, carencia, cover }: Counted): CitationKey[] => [
  ...time.citations,
  ...carencia.citations,
  ...cover.citations,
];

/** Whether no day is sure: a total would read as a verdict that nobody made. */
export const isNothing = ({ today }: ContributionTime): boolean => today.least.legalDays === 0;
