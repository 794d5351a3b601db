import type { CitationKey } from '#law/citations.ts';
import type { IsoDate } from '#law/date.ts';
import type { Criterion, Verdict } from '../criterion.ts';
import type { Degree } from './answers.ts';
import type { OldAgeRule } from './old-age-rule.ts';

export type CriterionId =
  /** First insured on or before 13/11/2019. */
  | 'insuredUntilReform'
  /** First insured after 13/11/2019. */
  | 'insuredAfterReform'
  | 'age'
  | 'contribution'
  /** Time of exclusive teaching in basic education. */
  | 'teaching'
  /** Age plus contribution time. */
  | 'points'
  /** On 13/11/2019: so much or, where `isMoreThan`, MORE than so much. */
  | 'timeAtReform'
  /** Of exclusive teaching in basic education, on 13/11/2019. */
  | 'teachingAtReform'
  /** Monthly contributions until 13/11/2019. */
  | 'carenciaAtReform'
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

/**
 * One thing a retirement rule asks, with the figures that word it, on the day on which the rule was
 * compared (`comparedOn`): the reference date, or the day since which a right is kept.
 */
export interface RetirementCriterion extends Criterion<CriterionId> {
  unit: Unit;
  /** What the law asks on the day; undefined while it depends on an answer not told. */
  required: number | undefined;
  /** The least the person has on the day for certain; undefined while not told. */
  told: number | undefined;
  /** What is missing on the day, 0 when met; undefined when the verdict is unknown. */
  missing: number | undefined;
  /** The law asks for more than `required`: exactly that is not enough. */
  isMoreThan: boolean;
  /** Part of `required` that is toll (pedagio). */
  toll?: number;
  /** Part of `told` that is time without disability, converted (Decreto 3.048, art. 70-E). */
  converted?: number;
  /**
   * First day, from that day on, on which it is met if contributions go on without a gap.
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
  | {
      /** Rules before the reform: mean of the highest 80 % since July 1994, times the fator. */
      formula: 'oldMeanTimesFator';
      /** 86 (woman) or 96 (man) points on 13/11/2019, 81 or 91 for teachers, leave the fator out. */
      isWithoutFator: boolean | undefined;
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
  /** Contribution time completed by 13/11/2019, by the rules before the reform. */
  | 'acquiredTime'
  | 'teacherAcquiredTime'
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
  /**
   * On the reference date: met also when it was met on an earlier day since 13/11/2019 and the law
   * asks for more since; unmet when a criterion is and no earlier day can have met them all.
   */
  verdict: Verdict;
  criteria: readonly RetirementCriterion[];
  /** The day on which the criteria were compared: an earlier one where the right is kept from then. */
  comparedOn: IsoDate;
  /**
   * Since when it has been met: the latest that it can have been, with each month contributed as late
   * as the totals allow. Undefined when it was not met for certain by the reference date.
   */
  metSince: IsoDate | undefined;
  /**
   * Not met for certain, but it may have been since this day at the earliest: it depends on which
   * months were contributed, which only the CNIS tells.
   */
  possiblySince: IsoDate | undefined;
  /** Only the rule of who has a disability, by time, when the degree is not known: one for each. */
  byDegree?: Readonly<Record<Degree, RetirementRule>>;
  /** By what was told, no further contribution or birthday would open it. */
  isClosed: boolean;
  /**
   * First day, from the reference date on, on which all criteria hold together. Can be later than
   * that of each alone, where one lapses as its requirement rises. The reference date itself where
   * the right is kept from earlier. Undefined when closed or unknown.
   */
  metOn: IsoDate | undefined;
  /** Its day hangs on months to be contributed, not on age alone (Lei 10.666/2003, art. 3º); false without a day. */
  needsMonths: boolean;
  /** No day before this one can meet it, whatever the answers that are missing; undefined where none can. */
  notBefore: IsoDate | undefined;
  amount: Amount;
}

/** Rules about which the tool only informs. */
export interface Information {
  id: 'rural' | 'hybrid' | 'teacherByAge' | 'specialTime' | 'acquiredRight' | OldAgeRule;
  citations: readonly [CitationKey, ...CitationKey[]];
}

/** What the days rest on besides the answers, where it matters. */
export type Assumption =
  /** The days to come: every month contributed. */
  | 'noGapAhead'
  /** Some months were of MEI or of the plans of 5 % or 11 %: the ones to come in the full plan. */
  | 'fullPlanAhead';

export interface RetirementResult {
  referenceDate: IsoDate;
  /** In the order of the law; those for teachers only when teaching was told. */
  rules: readonly RetirementRule[];
  information: readonly Information[];
  assumptions: readonly Assumption[];
}
