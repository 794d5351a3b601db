import type { Degree, RetirementAnswers } from './answers.ts';
import { ageAfterReform, ageUntilReform } from './by-age.ts';
import { disabilityByAgeRule, disabilityByTimeRule } from './disability-rules.ts';
import { oldAgeRuleCitations, oldAgeRuleOf } from './old-age-rule.ts';
import type { Assumption, Information, RetirementResult, RetirementRule } from './result.ts';
import { judge, type RuleDraft, type Situation, situationOf } from './rule.ts';
import {
  acquiredRule,
  allWork,
  pointsRule,
  progressiveAgeRule,
  teachingWork,
  toll50Rule,
  toll100Rule,
  type Work,
} from './work-rules.ts';

/**
 * 57 years (woman) or 60 (man) with 25 of teaching, for who was insured after the reform. Whether who
 * was insured before may use it is not settled, so that it is told and not judged.
 */
const teacherByAge: Information = { id: 'teacherByAge', citations: ['ec-103-19-1-ii'] };

const information: readonly Information[] = [
  { id: 'rural', citations: ['constituicao-201-7-ii', 'lei-8213-48-1', 'lei-8213-48-2'] },
  { id: 'hybrid', citations: ['lei-8213-48-3', 'decreto-3048-57', 'stj-tema-1007'] },
];

/** Time at risk until the reform counts for more, and may change days and tolls. */
const specialTime: Information = { id: 'specialTime', citations: ['lei-8213-57', 'ec-103-25'] };

/** Of the old rules only that of the whole time is compared: who met another by 13/11/2019 keeps it. */
const acquiredRight: Information = { id: 'acquiredRight', citations: ['ec-103-3'] };

function informationFor(answers: RetirementAnswers): Information[] {
  const oldAgeRule = oldAgeRuleOf(answers);
  const ofThePast: Information[] =
    answers.firstInsured === 'afterReform'
      ? []
      : [
          specialTime,
          oldAgeRule
            ? { id: oldAgeRule, citations: oldAgeRuleCitations[oldAgeRule] }
            : acquiredRight,
        ];
  return [...(answers.teaching === undefined ? [] : [teacherByAge]), ...information, ...ofThePast];
}

const degrees: readonly Degree[] = ['severe', 'moderate', 'mild'];

/** With the degree not known, what the rule by time gives for each. */
function withDegrees(draft: (situation: Situation) => RuleDraft, answers: RetirementAnswers) {
  const { disability } = answers;
  const rule = judge(situationOf(answers), draft(situationOf(answers)));
  if (disability === undefined || disability === 'none' || disability.degree) return rule;
  const ofDegree = (degree: Degree): RetirementRule => {
    const situation = situationOf({ ...answers, disability: { ...disability, degree } });
    return judge(situation, draft(situation));
  };
  const byDegree = Object.fromEntries(degrees.map((degree) => [degree, ofDegree(degree)]));
  return { ...rule, byDegree: byDegree as Record<Degree, RetirementRule> };
}

function assumptionsOf(
  { referenceDate, reducedPlanMonths = 0 }: RetirementAnswers,
  rules: readonly RetirementRule[],
): Assumption[] {
  return [
    ...(rules.some(({ metOn = referenceDate }) => metOn > referenceDate)
      ? (['noGapAhead'] as const)
      : []),
    ...(reducedPlanMonths === 0 ? [] : (['fullPlanAhead'] as const)),
  ];
}

/**
 * Compares what was told with each retirement rule, criterion by criterion, on the reference date,
 * and finds the day on which each would be met if contributions went on without a gap from then.
 * A rule once met since 13/11/2019 stays met: each says since when.
 * EC 103/2019, arts. 15 to 20; LC 142/2013. Times are in legal days (see legal-days.ts).
 * @throws {MissingLegalValueError} when the reference date is before 13/11/2019.
 */
export function retirementRules(answers: RetirementAnswers): RetirementResult {
  const situation = situationOf(answers);
  const works = [
    allWork(situation),
    ...(answers.teaching === undefined ? [] : [teachingWork(situation)]),
  ];
  const ofEach = (draft: (situation: Situation, work: Work) => RuleDraft): RuleDraft[] =>
    works.map((work) => draft(situation, work));
  const drafts = [
    ...ofEach(acquiredRule),
    ageUntilReform(situation),
    ageAfterReform(situation),
    ...ofEach(pointsRule),
    ...ofEach(progressiveAgeRule),
    toll50Rule(situation),
    ...ofEach(toll100Rule),
  ];
  const rules = [
    ...drafts.map((draft) => judge(situation, draft)),
    withDegrees(disabilityByTimeRule, answers),
    judge(situation, disabilityByAgeRule(situation)),
  ];
  return {
    referenceDate: answers.referenceDate,
    rules,
    information: informationFor(answers),
    assumptions: assumptionsOf(answers, rules),
  };
}
