import type { IsoDate } from '#law/date.ts';
import { addYears, daysBetween, fullYears } from '../calendar.ts';
import { allOf, anyOf, type Criterion, type Verdict, verdictOf } from '../criterion.ts';
import type { Condition } from './answers.ts';
import type { AgeOrCondition } from './dependant.ts';
import { holds, not, type Scenario } from './scenario.ts';
import type { ShareEnd } from './share.ts';

/** The share ends on this birthday, with no extension for study; Lei 8.213, art. 77, § 2º, II. */
const endAge = 21;

// Emancipation is not possible earlier: younger people are not made uncertain by a missing answer.
const emancipationAge = 16;

/** Whether the dependant is inválido or has an intellectual, mental or severe disability. */
export const severeCondition = (condition: Condition | undefined): Verdict =>
  verdictOf(condition === undefined ? undefined : condition === 'invalidOrSevere');

interface ChildOrSibling {
  birth: IsoDate;
  condition?: Condition;
  emancipated?: boolean;
}

/** Age on the day of the death, or the condition; Lei 8.213, art. 16, I and III. */
export function ageOrCondition(person: ChildOrSibling, death: IsoDate): AgeOrCondition {
  const { birth, condition, emancipated } = person;
  const toldAge = Math.max(0, fullYears(birth, death));
  const notEmancipated = toldAge < emancipationAge ? emancipated !== true : not(emancipated);
  const byAge = allOf([verdictOf(toldAge < endAge), verdictOf(notEmancipated)]);
  const byCondition = severeCondition(condition);
  return {
    id: 'ageOrCondition',
    verdict: anyOf([byAge, byCondition]),
    citations: ['lei-8213-16', 'lei-8213-77-2-ii', 'stj-tema-643'],
    requiredUnderAge: endAge,
    toldAge,
    toldEmancipated: emancipated,
    toldCondition: condition,
    byAge,
    byCondition,
  };
}

/** Born after the death: to be checked by a person; no criterion for everyone else. */
export const bornLater = (
  { birth }: ChildOrSibling,
  death: IsoDate,
): Criterion<'bornBeforeDeath'>[] =>
  birth > death ? [{ id: 'bornBeforeDeath', verdict: 'unknown', citations: ['lei-8213-16'] }] : [];

// Código Civil, art. 1.597, II: taken as conceived before the death.
const gestationDays = 300;

/** A child of the deceased born so soon after that it was expected on the day of the death. */
export const isExpectedAtDeath = (birth: IsoDate, death: IsoDate): boolean =>
  birth > death && daysBetween(death, birth) <= gestationDays;

/** Until when the share of a child or sibling lasts; Lei 8.213, art. 77, § 2º, II to IV. */
export function ageOrConditionEnd(
  birth: IsoDate,
  { byAge, byCondition }: AgeOrCondition,
  scenario: Scenario,
): ShareEnd {
  const birthday = addYears(birth, endAge);
  if (!holds(byCondition, scenario)) {
    return {
      kind: 'date',
      on: birthday,
      reason: 'twentyFirstBirthday',
      citations: ['lei-8213-77-2-ii'],
    };
  }
  return {
    kind: 'whileConditionLasts',
    ...(holds(byAge, scenario) ? { notBefore: birthday } : {}),
    citations: ['lei-8213-77-2-iii', 'lei-8213-77-2-iv'],
  };
}
