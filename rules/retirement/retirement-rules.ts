import type { RetirementAnswers } from './answers.ts';
import { ageAfterReform, ageUntilReform } from './by-age.ts';
import { disabilityByAgeRule, disabilityByTimeRule } from './disability-rules.ts';
import type { Information, RetirementResult } from './result.ts';
import {
  pointsRule,
  progressiveAgeRule,
  teacherPointsRule,
  teacherProgressiveAgeRule,
} from './rising-rules.ts';
import { judge, situationOf } from './rule.ts';
import { teacherToll100Rule, toll50Rule, toll100Rule } from './toll-rules.ts';

const information: readonly Information[] = [
  { id: 'rural', citations: ['constituicao-201-7-ii', 'lei-8213-48-1', 'lei-8213-48-2'] },
  { id: 'hybrid', citations: ['lei-8213-48-3', 'decreto-3048-57', 'stj-tema-1007'] },
  // Who met the old rules by 13/11/2019 keeps them; they are not compared here.
  { id: 'acquiredRight', citations: ['ec-103-3'] },
];

/**
 * Compares what was told with each retirement rule, criterion by criterion, on the reference date,
 * and finds the day on which each would be met if contributions went on without a gap from then.
 * EC 103/2019, arts. 15 to 20; LC 142/2013. Times are in legal days (see legal-days.ts).
 * @throws {MissingLegalValueError} when the reference date is before 13/11/2019.
 */
export function retirementRules(answers: RetirementAnswers): RetirementResult {
  const situation = situationOf(answers);
  const isTeacher = answers.teaching !== undefined;
  const drafts = [
    ageUntilReform,
    ageAfterReform,
    pointsRule,
    ...(isTeacher ? [teacherPointsRule] : []),
    progressiveAgeRule,
    ...(isTeacher ? [teacherProgressiveAgeRule] : []),
    toll50Rule,
    toll100Rule,
    ...(isTeacher ? [teacherToll100Rule] : []),
    disabilityByTimeRule,
    disabilityByAgeRule,
  ];
  return {
    referenceDate: answers.referenceDate,
    rules: drafts.map((draft) => judge(situation, draft(situation))),
    information,
  };
}
