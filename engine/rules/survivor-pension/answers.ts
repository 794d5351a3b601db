import type { IsoDate } from '#law/date.ts';

// An answer left undefined was not given or is not known: it is never replaced by a guess.

/**
 * State of the dependant on the day of the death. `invalidOrSevere` is who is inválido or has an
 * intellectual, mental or severe disability (Lei 8.213, art. 16); `otherDisability` only matters to
 * the spouse or partner, for whom the law asks no degree (art. 77, § 2º, V, a).
 */
export type Condition = 'none' | 'invalidOrSevere' | 'otherDisability';

export interface PartnerAnswers {
  kind: 'spouse' | 'uniaoEstavel';
  birth?: IsoDate;
  /** The marriage, with the união estável that came before it, had lasted two years or more on the day of the death. */
  union?: boolean;
  /** União estável only: documents of the 24 months before the death exist. */
  unionProof?: boolean;
  condition?: Condition;
}

/** Who counts as a child; the three last are equated to one by Lei 8.213, art. 16, § 2º. */
export type ChildKind = 'child' | 'stepchild' | 'tutela' | 'guarda';

export interface ChildAnswers {
  kind: ChildKind;
  birth: IsoDate;
  condition?: Condition;
  /** Asked from 16 to 20 years of age; before 16 only a clear yes is read. */
  emancipated?: boolean;
  /** Of who is equated: without means of their own. */
  dependent?: boolean;
  /** Guarda, of a death since Lei 15.108/2025: the insured had declared it. A no is only not yet found. */
  declared?: boolean;
}

export interface ParentAnswers {
  /** Depended economically on the deceased and can prove it. */
  dependent?: boolean;
  condition?: Condition;
}

export interface SiblingAnswers extends ParentAnswers {
  birth: IsoDate;
  emancipated?: boolean;
}

export interface PensionAnswers {
  death: IsoDate;
  /** Day of the request to the INSS; `notYet` is a known absence, undefined is not known. */
  request?: IsoDate | 'notYet';
  /** The deceased was insured, retired, in benefit, or had met the requirements for retirement. */
  insured?: boolean;
  /**
   * The deceased had paid 18 monthly contributions or more, those to a regime of public servants
   * included (Lei 8.213, art. 77, § 5º), or was already retired, which makes them needless (IN 128,
   * art. 375).
   */
  contributions?: boolean;
  /** Death by an accident of any kind, or by an occupational or work disease. */
  accident?: boolean;
  partner?: PartnerAnswers;
  /** A divorced or separated spouse or partner received alimony. */
  formerPartnerWithAlimony?: boolean;
  children?: readonly ChildAnswers[];
  parents?: readonly ParentAnswers[];
  siblings?: readonly SiblingAnswers[];
  /** Retirement the deceased received, or would have received by permanent incapacity, in integer cents a month. */
  baseCents?: number;
  /** Retirement of the spouse or partner, in integer cents a month; absent where there is none, or it was not told. */
  partnerRetirementCents?: number;
}
