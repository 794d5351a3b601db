import { points, progressiveAge, retirementAge } from '#law/transition-rules.ts';
import type { YearsMonthsDays } from '#rules/legal-days.ts';
import type { Disability, RetirementAnswers, Teaching } from '#rules/retirement/answers.ts';
import { contradictionsOf } from '#rules/retirement/contradictions.ts';
import type { RetirementResult as Result } from '#rules/retirement/result.ts';
import { retirementRules } from '#rules/retirement/retirement-rules.ts';
import { type Answer, answerOf, stepOf } from './answer.ts';
import { type Asked, lawInForce } from './law-in-force.ts';
import { day, InputError, oneOf, optional, record, type Told, whole, wordOr } from './shape.ts';

type Facts = Omit<RetirementAnswers, 'referenceDate' | 'carenciaToCheck'>;

const length = record<YearsMonthsDays>({
  years: whole(0, 110),
  months: whole(0, 11),
  days: whole(0, 29),
});
const months = wordOr(oneOf('unknown'), whole(0, 1200));

/** Sex, birth, times and the rest; what is left out is not known. Times are counted until `today`. */
export const retirementShape = record<Facts>({
  sex: oneOf('woman', 'man'),
  birthDate: day,
  firstInsured: optional(oneOf('untilReform', 'afterReform')),
  time: optional(length),
  timeAtReform: optional(length),
  reducedPlanMonths: optional(months),
  reducedPlanMonthsAtReform: optional(months),
  lastContribution: optional(day),
  carenciaMonths: optional(whole(0, 1200)),
  teaching: optional(record<Teaching>({ time: optional(length), timeAtReform: optional(length) })),
  disability: optional(
    wordOr(
      oneOf('none'),
      record<Disability>({
        degree: optional(oneOf('mild', 'moderate', 'severe')),
        time: optional(length),
      }),
    ),
  ),
});

/** Each rule of retirement, criterion by criterion, with the day on which it would be met. */
export type RetirementResult = Result;

/**
 * Compares what is told with every rule of retirement (EC 103/2019, arts. 15 to 20; LC 142/2013).
 * @throws {InputError} for facts of another shape, or that cannot all be true
 * @throws {StaleLawError} for a day whose law is not known
 */
export function retirement(told: Told<Facts>, asked: Asked): Answer<RetirementResult> {
  const facts = retirementShape.read(told, '');
  const { today, ...law } = lawInForce(
    asked,
    [points, progressiveAge, retirementAge].flatMap((rule) => Object.values(rule)),
  );
  const answers: RetirementAnswers = { ...facts, referenceDate: today };
  if (facts.birthDate > today)
    throw new InputError('birthDate', `o nascimento é depois de hoje, ${today}.`);
  const wrong = contradictionsOf(answers).find(({ kind }) => kind === 'impossible');
  if (wrong)
    throw new InputError(
      wrong.between[0],
      `não combina com ${wrong.between.slice(1).join(' e ')} (${wrong.id}). Confira os dois.`,
    );
  const result = retirementRules(answers);
  const steps = result.rules.flatMap((rule) =>
    rule.criteria.map((one) => ({
      ...stepOf(one, {
        unit: one.unit,
        ...(one.told !== undefined && { value: one.told }),
        ...(one.metOn && { day: one.metOn }),
      }),
      id: `${rule.id}.${one.id}`,
    })),
  );
  return answerOf(result, steps, law);
}
