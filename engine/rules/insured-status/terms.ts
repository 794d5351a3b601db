import type { CitationKey } from '#law/citations.ts';
import type { InsuredAnswers, InsuredKind, LastEvent } from './answers.ts';

interface Term {
  readonly months: number;
  readonly citation: CitationKey;
}

const ofWorkers: Term = { months: 12, citation: 'lei-8213-15-ii' };

/**
 * For the benefit the decree says twelve months of who stops working; for a facultativo the shorter
 * term of the law is the safe one (see `extensions.ts`).
 */
const terms: Readonly<Record<LastEvent, Term>> = {
  stopped: ofWorkers,
  stillPaying: ofWorkers,
  benefitEnded: { months: 12, citation: 'decreto-3048-13' },
  stillReceiving: { months: 12, citation: 'decreto-3048-13' },
  isolationEnded: { months: 12, citation: 'lei-8213-15-iii' },
  released: { months: 12, citation: 'lei-8213-15-iv' },
  leftArmy: { months: 3, citation: 'lei-8213-15-v' },
};

const ofFacultativo: Term = { months: 6, citation: 'lei-8213-15-vi' };

/** Whether a contribution or a benefit came last, and no prison, isolation or service. */
export const isOfWork = (event: LastEvent): boolean =>
  event !== 'isolationEnded' && event !== 'released' && event !== 'leftArmy';

/** Whether a benefit came last, or still runs. */
export const isAfterBenefit = (event: LastEvent): boolean =>
  event === 'benefitEnded' || event === 'stillReceiving';

/** Contributions or a benefit still run: the period of grace has not begun. */
export const isCurrent = (event: LastEvent): boolean =>
  event === 'stillPaying' || event === 'stillReceiving';

/** Whose contribution another withholds and pays, for what was earned in the month. */
export const isEmployed = (kind: InsuredKind | undefined): boolean =>
  kind === 'employee' || kind === 'domestic' || kind === 'avulso';

/** Whom the law insures for the work done, and who is no facultativo; Lei 8.213/1991, art. 11. */
export const isCompulsory = (kind: InsuredKind | undefined): boolean =>
  kind !== undefined && kind !== 'facultativo';

/** The term of Lei 8.213/1991, art. 15, before it is extended. */
export const termOf = ({ event, kind }: Pick<InsuredAnswers, 'event' | 'kind'>): Term =>
  kind === 'facultativo' && isOfWork(event) ? ofFacultativo : terms[event];
