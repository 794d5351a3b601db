import { monthOf } from '#law/month.ts';
import { reformMonth } from '#law/reform.ts';
import type { Extract, Relation } from './extract.ts';

/** Rows that count by the months that were paid, and not by their days. */
export const isPaidByMonth = ({ kind }: Relation): boolean =>
  kind === 'contributions' || kind === 'grouping';

/** Whether what a row gives hangs on its months: until the reform a closed job counts by its days. */
const hangsOnMonths = (relation: Relation): boolean =>
  isPaidByMonth(relation) ||
  (relation.kind === 'job' &&
    (relation.until === undefined || monthOf(relation.until.value) >= reformMonth));

/**
 * Whether the extract is one of "Relações Previdenciárias" alone, which does not say what was paid, and
 * a row counts by just that. An old job without values in an extract that has them is no such thing.
 */
export const lacksMonths = ({ relations }: Pick<Extract, 'relations'>): boolean =>
  relations.every(({ months }) => months.length === 0) && relations.some(hangsOnMonths);
