import type { IsoDate } from '#law/date.ts';
import type { Month } from '#law/month.ts';
import type { InsuredKind } from '../insured-status/answers.ts';

/** Whether something counts: for sure, only once the INSS accepts it, or not at all. */
export type Standing = 'counts' | 'pending' | 'refused';

/** What one relation gives to a month. Parts of the same month add up. */
export interface MonthPart {
  readonly month: Month;
  /** Salário de contribuição, in integer cents; undefined where it is not known. */
  readonly base?: number;
  /** 'reduced' for MEI and the plans of 5 % and 11 %; Lei 8.212, art. 21, § 2º. */
  readonly plan: 'full' | 'reduced';
  readonly standing: Standing;
  /** When it was paid, for who pays on their own. */
  readonly paidOn?: IsoDate;
}

/** A job, a run of own contributions or a benefit, whatever told of it: the extract or the person. */
export interface Spell {
  /** Unique in the life, to say which spell gave what. */
  readonly id: string;
  readonly kind: InsuredKind | 'serviceToCompany' | 'incapacityBenefit' | 'otherBenefit';
  readonly from: IsoDate;
  /** Undefined while it lasts, or where nobody wrote an end. */
  readonly until?: IsoDate;
  readonly standing: Standing;
  readonly months: readonly MonthPart[];
}

/** All that is known of what a person paid, worked and received, until the day that the count looks at. */
export interface WorkingLife {
  readonly today: IsoDate;
  readonly spells: readonly Spell[];
  /** The INSS's own sum of each month, which goes before ours where there is one; integer cents. */
  readonly consolidated: ReadonlyMap<Month, number>;
}
