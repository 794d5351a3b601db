import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Criterion, Verdict } from '../criterion.ts';

export type CriterionId =
  /** First insured on or before 13/11/2019. */
  | 'insuredUntilReform'
  /** First insured after 13/11/2019. */
  | 'insuredAfterReform'
  | 'age'
  /** All contribution time. */
  | 'contribution'
  /** Time of exclusive teaching in basic education. */
  | 'teaching'
  /** Age plus contribution time. */
  | 'points'
  /** MORE than so much on 13/11/2019. */
  | 'timeAtReform'
  | 'contributionWithToll'
  | 'teachingWithToll'
  /** Being a person with disability when asking; the INSS assesses it. */
  | 'disability'
  | 'disabilityTime'
  | 'carencia';

/**
 * What the figures of a criterion count: legal days (for 'points', the sum of age and contribution,
 * 360 a point), monthly contributions, or a fact that is so (1) or not (0).
 */
export type Unit = 'legalDays' | 'contributions' | 'fact';

/** One thing a retirement rule asks, on the reference date, with the figures that word it. */
export interface RetirementCriterion extends Criterion<CriterionId> {
  unit: Unit;
  /** What the law asks on the reference date; undefined while it depends on an answer not told. */
  required: number | undefined;
  /** What the person has on the reference date; undefined while not told. */
  told: number | undefined;
  /** What is missing on the reference date, 0 when met; undefined when either is. */
  missing: number | undefined;
  /** The law asks for more than `required`: exactly that is not enough. */
  isMoreThan: boolean;
  /** Part of `required` that is toll (pedagio). */
  toll?: number;
  /** Part of `told` that is time without disability, converted (Decreto 3.048, art. 70-E). */
  converted?: number;
  /**
   * First day, from the reference date on, on which it is met if contributions go on without a gap.
   * Undefined when it never would be (`verdict` is 'unmet') or is not known ('unknown').
   */
  metOn: IsoDate | undefined;
  /** What the law asks on `metOn`: differs from `required` where that rises each year. */
  requiredWhenMet: number | undefined;
}

/** How the rule sets the amount. The mean itself is never computed. Percentages are whole. */
export type Amount = { readonly citations: readonly [CitationKey, ...CitationKey[]] } & (
  | {
      /** 60 % of the mean, plus 2 % for each full year above; no maximum. */
      formula: 'shareOfMean';
      basePercent: 60;
      percentPerYear: 2;
      aboveYears: 15 | 20;
      /** With the time told, whether or not the rule is met. */
      percentToday: number | undefined;
      percentWhenMet: number | undefined;
    }
  | {
      /** Mean times the fator previdenciario, which no one but the INSS can fix beforehand. */
      formula: 'meanTimesFator';
    }
  | { formula: 'wholeMean'; percent: 100 }
  | {
      /** The mean is disputed (TNU, Tema 389); the fator previdenciario only if it raises it. */
      formula: 'wholeSalarioDeBeneficio';
      percent: 100;
      isMeanDisputed: true;
    }
  | {
      /** 70 % plus 1 % for each year (12 contributions), at most 100 %. The mean is disputed. */
      formula: 'shareOfSalarioDeBeneficio';
      basePercent: 70;
      percentPerYear: 1;
      maximumPercent: 100;
      isMeanDisputed: true;
      percentToday: number | undefined;
      percentWhenMet: number | undefined;
    }
);

export type RuleId =
  /** Art. 18: insured until the reform. */
  | 'ageUntilReform'
  /** Art. 19: insured after the reform. */
  | 'ageAfterReform'
  | 'points'
  | 'teacherPoints'
  | 'progressiveAge'
  | 'teacherProgressiveAge'
  | 'toll50'
  | 'toll100'
  | 'teacherToll100'
  | 'disabilityByTime'
  | 'disabilityByAge';

export interface RetirementRule {
  id: RuleId;
  citations: readonly [CitationKey, ...CitationKey[]];
  /** On the reference date: unmet when any criterion is, else unknown when any is. */
  verdict: Verdict;
  criteria: readonly RetirementCriterion[];
  /** By what was told, no further contribution or birthday would open it. */
  isClosed: boolean;
  /**
   * First day, from the reference date on, on which all criteria hold together. Can be later than
   * that of each alone, where one lapses as its requirement rises. Undefined when closed or unknown.
   */
  metOn: IsoDate | undefined;
  amount: Amount;
}

/** Rules about which the tool only informs. */
export interface Information {
  id: 'rural' | 'hybrid' | 'acquiredRight';
  citations: readonly [CitationKey, ...CitationKey[]];
}

export interface RetirementResult {
  referenceDate: IsoDate;
  /** In the order of the law; those for teachers only when teaching was told. */
  rules: readonly RetirementRule[];
  information: readonly Information[];
}
