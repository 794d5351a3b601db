import { type Amount, amountOf } from './amount.ts';
import type { Compared } from './survivor-pension.ts';
import { percentageFor, type Segment } from './timeline.ts';

/** A time in which somebody shares who was not counted. */
interface WithOneMore {
  readonly people: number;
  readonly percentage: number;
  readonly amount?: Amount;
}

/** Somebody with alimony was told of, whom no timeline counts. */
export const hasFormerPartner = ({ analysis }: Pick<Compared, 'analysis'>): boolean =>
  analysis.some(({ id }) => id === 'formerPartnerWithAlimony');

/**
 * The same time, if a former spouse or partner with alimony shares it as well, in equal parts; Lei
 * 8.213, art. 76, §§ 2º and 3º. For how long is not known here: temporary alimony gives only the term
 * that was left of it.
 */
export function withFormerPartner(
  { rules, base, figures }: Pick<Compared, 'rules' | 'base' | 'figures'>,
  { dependants, reason }: Segment,
): WithOneMore {
  const people = dependants.length + 1;
  const percentage = percentageFor(people, reason.kind === 'condition', rules.quotas.value);
  return base && figures
    ? { people, percentage, amount: amountOf(percentage, people, base, figures) }
    : { people, percentage };
}
