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
  /** The person says that it was paid on time, without the day. */
  readonly isToldOnTime?: true;
  /** Only a run of months is told, from the first to the last, and not which of them were paid. */
  readonly isUntold?: true;
}

/** As what somebody was insured, or what was received: salário-maternidade apart from what is no time. */
export type SpellKind =
  | InsuredKind
  | 'serviceToCompany'
  | 'incapacityBenefit'
  | 'maternityBenefit'
  | 'otherBenefit';

/** A job, a run of own contributions or a benefit, whatever told of it: the extract or the person. */
export interface Spell {
  /** Unique in the life, to say which spell gave what. */
  readonly id: string;
  readonly kind: SpellKind;
  readonly from: IsoDate;
  /** Undefined while it lasts, or where nobody wrote an end. */
  readonly until?: IsoDate;
  /** Without an end because it still lasts: the person said so, or it is a benefit still being paid. */
  readonly isRunning?: boolean;
  readonly standing: Standing;
  readonly months: readonly MonthPart[];
  /** Of an incapacity benefit by accident at work: it may count without work around it. */
  readonly isByAccident?: boolean;
}

/** All that is known of what a person paid, worked and received, until the day that the count looks at. */
export interface WorkingLife {
  readonly today: IsoDate;
  readonly spells: readonly Spell[];
  /** The INSS's own sum of each month, which goes before ours where there is one; integer cents. */
  readonly consolidated: ReadonlyMap<Month, number>;
  /** Days on which a seguro-desemprego began: it shows unemployment. */
  readonly unemployedOn?: readonly IsoDate[];
}
