import type { Criterion, Verdict } from '../criterion.ts';
import type { ChildKind, Condition, PartnerAnswers } from './answers.ts';
import type { PartnerDuration } from './partner-duration.ts';
import type { PaymentStart } from './payment-start.ts';
import type { PerScenario } from './scenario.ts';
import type { Share } from './share.ts';

/** Position, from 0, in the list of the answers. */
export type DependantId = 'partner' | `${'child' | 'parent' | 'sibling'}-${number}`;

/** Names a dependant by kind and position, from 0, in the list of the answers. */
export const dependantId = (kind: 'child' | 'parent' | 'sibling', index: number): DependantId =>
  `${kind}-${index}`;

/** Classes of Lei 8.213, art. 16: a class with a dependant leaves out the next ones. */
export type DependantClass = 1 | 2 | 3;

/** Under 21 and not emancipated, or, at any age, inválido or with severe disability. */
export interface AgeOrCondition extends Criterion<'ageOrCondition'> {
  /** The age, in years, to be under on the day of the death. */
  requiredUnderAge: number;
  /** Full years on the day of the death; 0 for who was born later. */
  toldAge: number;
  toldEmancipated: boolean | undefined;
  toldCondition: Condition | undefined;
  /** The two ways to meet it: one is enough. */
  byAge: Verdict;
  byCondition: Verdict;
}

/** Tutela and guarda are of minors: later ages ask for analysis. */
interface MinorInCare extends Criterion<'minorInCare'> {
  requiredUnderAge: number;
  toldAge: number;
}

interface UnionProof extends Criterion<'unionProof'> {
  /** False where witnesses alone may do in court: TNU, Súmula 63. */
  needsDocument: boolean;
  /** Months before the death from which the documents must be; the law did not always name them. */
  withinMonths?: number;
}

export type DependantCriterion =
  | Criterion<
      | 'marriage'
      | 'kinship'
      | 'equatedDependency'
      | 'insuredDeclaration'
      | 'guarda'
      | 'guardaBeforeReform'
      | 'bornBeforeDeath'
      | 'bornSoonAfterDeath'
      | 'economicDependency'
      | 'noPriorClass'
    >
  | AgeOrCondition
  | MinorInCare
  | UnionProof;

export interface Dependant {
  id: DependantId;
  kind: PartnerAnswers['kind'] | ChildKind | 'parent' | 'sibling';
  class: DependantClass;
  /** All of them are asked for. */
  criteria: readonly DependantCriterion[];
  /** The criteria together: unmet is out, unknown is in only if confirmed. */
  standing: Verdict;
  /** Spouse or partner only. */
  duration?: PartnerDuration;
  payment: PaymentStart;
  /** Undefined where the dependant is not counted in that reading, or needs analysis. */
  shares: PerScenario<Share | undefined>;
}
