import type { CitationKey } from '#law/citations.ts';
import { type Insured, points, progressiveAge } from '#law/transition-rules.ts';
import { legalMonths, legalYears } from '../legal-days.ts';
import { shareOfMean } from './amount.ts';
import type { Demand } from './demand.ts';
import { ageDemand, carenciaDemand, insuredDemand, timeDemand } from './demands.ts';
import { contribution, teacher, teaching } from './requirements.ts';
import type { RuleId } from './result.ts';
import type { RuleDraft, Situation } from './rule.ts';

/** All the time of the full plan counts for the points of a teacher too: only the 25 or 30 years are of teaching. */
function pointsDemand(
  { projection: { age, fullTime } }: Situation,
  insured: Insured,
  citations: Demand['citations'],
): Demand {
  return {
    id: 'points',
    unit: 'legalDays',
    citations,
    asked: { series: points[insured], scale: legalYears(1) },
    have: fullTime && ((day) => age(day) + fullTime.least(day)),
    ...(fullTime && { most: (day) => age(day) + fullTime.most(day) }),
  };
}

const progressiveAgeDemand = (
  situation: Situation,
  insured: Insured,
  citations: Demand['citations'],
): Demand =>
  ageDemand(situation, { series: progressiveAge[insured], scale: legalMonths(1) }, citations);

const contributionDemand = (
  { answers: { sex }, projection }: Situation,
  citations: Demand['citations'],
): Demand => timeDemand('contribution', contribution[sex], projection.fullTime, citations);

const teachingDemand = (
  { answers: { sex }, projection }: Situation,
  citations: Demand['citations'],
): Demand => timeDemand('teaching', teaching[sex], projection.teaching, citations);

/** A rule for who was insured before the reform: so much work, and points or an age that rise each year. */
const risingRule = (
  situation: Situation,
  id: RuleId,
  article: CitationKey,
  [work, rising]: readonly [Demand, Demand],
): RuleDraft => ({
  id,
  citations: work.citations,
  demands: [
    insuredDemand(situation, 'untilReform', article),
    work,
    rising,
    carenciaDemand(situation),
  ],
  time: situation.projection.fullTime,
  amountOf: shareOfMean,
});

/** Points; EC 103/2019, art. 15. */
export const pointsRule = (situation: Situation): RuleDraft =>
  risingRule(situation, 'points', 'ec-103-15', [
    contributionDemand(situation, ['ec-103-15']),
    pointsDemand(situation, situation.answers.sex, ['ec-103-15', 'ec-103-15-1']),
  ]);

/** Points of teachers of basic education; EC 103/2019, art. 15, § 3º. */
export const teacherPointsRule = (situation: Situation): RuleDraft =>
  risingRule(situation, 'teacherPoints', 'ec-103-15', [
    teachingDemand(situation, ['ec-103-15-3']),
    pointsDemand(situation, teacher[situation.answers.sex], ['ec-103-15-3']),
  ]);

/** Age that rises each year; EC 103/2019, art. 16. */
export const progressiveAgeRule = (situation: Situation): RuleDraft =>
  risingRule(situation, 'progressiveAge', 'ec-103-16', [
    contributionDemand(situation, ['ec-103-16']),
    progressiveAgeDemand(situation, situation.answers.sex, ['ec-103-16', 'ec-103-16-1']),
  ]);

/** The same for teachers of basic education; EC 103/2019, art. 16, § 2º. */
export const teacherProgressiveAgeRule = (situation: Situation): RuleDraft =>
  risingRule(situation, 'teacherProgressiveAge', 'ec-103-16', [
    teachingDemand(situation, ['ec-103-16-2']),
    progressiveAgeDemand(situation, teacher[situation.answers.sex], ['ec-103-16-2']),
  ]);
