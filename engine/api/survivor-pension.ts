import { ceiling } from '#law/ceiling.ts';
import { minimumWage } from '#law/minimum-wage.ts';
import {
  accumulationBands,
  durationByAge,
  durationConditions,
  quotas,
  requestTerms,
} from '#law/survivor-pension.ts';
import type {
  ChildAnswers,
  ParentAnswers,
  PartnerAnswers,
  PensionAnswers,
  SiblingAnswers,
} from '#rules/survivor-pension/answers.ts';
import {
  type Compared,
  survivorPension as pensionOf,
} from '#rules/survivor-pension/survivor-pension.ts';
import { type Answer, answerOf, type Step, sourcesOf, stepOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { cents, day, flag, list, oneOf, optional, record, type Told, wordOr } from './shape.ts';

const condition = optional(oneOf('none', 'invalidOrSevere', 'otherDisability'));

/** The death, and who was left; what is left out is not known. */
export const survivorPensionShape = record<PensionAnswers>({
  death: day,
  request: optional(wordOr(oneOf('notYet'), day)),
  insured: optional(flag),
  contributions: optional(flag),
  accident: optional(flag),
  partner: optional(
    record<PartnerAnswers>({
      kind: oneOf('spouse', 'uniaoEstavel'),
      birth: optional(day),
      union: optional(flag),
      unionProof: optional(flag),
      condition,
    }),
  ),
  formerPartnerWithAlimony: optional(flag),
  children: optional(
    list(
      record<ChildAnswers>({
        kind: oneOf('child', 'stepchild', 'tutela', 'guarda'),
        birth: day,
        condition,
        emancipated: optional(flag),
        dependent: optional(flag),
        declared: optional(flag),
      }),
    ),
  ),
  parents: optional(list(record<ParentAnswers>({ dependent: optional(flag), condition }))),
  siblings: optional(
    list(
      record<SiblingAnswers>({
        birth: day,
        dependent: optional(flag),
        emancipated: optional(flag),
        condition,
      }),
    ),
  ),
  baseCents: optional(cents),
  partnerRetirementCents: optional(cents),
});

/** Who shares the pension, how much and until when; or why it is not counted. */
export type SurvivorPension = ReturnType<typeof pensionOf>;

const stepsOf = ({ insured, carencia, timelines }: Compared): Step[] => [
  stepOf(insured),
  stepOf(carencia),
  ...timelines.asTold.map(({ from, percentage, citations }, index) => ({
    id: `segment.${index}`,
    day: from,
    value: percentage,
    unit: 'percent',
    sources: sourcesOf(citations),
  })),
];

/**
 * Who shares a pensão por morte, how much and until when (Lei 8.213/1991, arts. 16 and 74 to 79; EC
 * 103/2019, art. 23). It never says that someone is entitled.
 * @throws {InputError} for facts of another shape
 * @throws {StaleLawError} for a day whose law, or whose figures where amounts are told, is not known
 */
export function survivorPension(told: Told<PensionAnswers>, asked: Asked): Answer<SurvivorPension> {
  const facts = survivorPensionShape.read(told, '');
  const rules = [durationByAge, durationConditions, quotas, accumulationBands, requestTerms];
  const figures = facts.baseCents === undefined ? [] : [minimumWage, ceiling];
  const { today, ...law } = lawInForce(asked, [...rules, ...figures]);
  const result = pensionOf(facts, today);
  return answerOf(result, result.outcome === 'compared' ? stepsOf(result) : [], law);
}
