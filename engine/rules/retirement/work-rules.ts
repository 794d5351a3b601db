import type { CitationKey } from '#law/citations.ts';
import { reform } from '#law/reform.ts';
import { type Insured, points, progressiveAge } from '#law/transition-rules.ts';
import { dayNumberOf } from '../calendar.ts';
import { legalDays, legalMonths, legalYears } from '../legal-days.ts';
import { meanTimesFator, oldMeanTimesFator, shareOfMean, wholeMean } from './amount.ts';
import type { Demand } from './demand.ts';
import { ageDemand, carenciaDemand, havingTrack, insuredDemand, timeDemand } from './demands.ts';
import type { Track } from './projection.ts';
import {
  ageForToll100,
  carencia,
  contribution,
  teacher,
  teacherAgeForToll100,
  teaching,
  timeAtReformForToll50,
} from './requirements.ts';
import type { RuleDraft, Situation } from './rule.ts';

// The rules by time, each for all work and, of who teaches in basic education, for the years of teaching.

/** The work that such a rule counts; lengths in legal days. */
export interface Work {
  readonly kind: 'contribution' | 'teaching';
  /** So much of it is asked. */
  readonly asked: number;
  readonly track: Track | undefined;
  /** What there was of it on 13/11/2019; undefined while not told. */
  readonly atReform: number | undefined;
  /** Whom the tables of points and ages list. */
  readonly insured: Insured;
  readonly ageForToll100: number;
}

/** All contribution time of the full plan. */
export const allWork = ({ answers: { sex }, projection }: Situation): Work => ({
  kind: 'contribution',
  asked: contribution[sex],
  track: projection.fullTime,
  atReform: projection.fullTimeAtReform,
  insured: sex,
  ageForToll100: ageForToll100[sex],
});

/** The years of teaching. */
export const teachingWork = ({ answers, projection }: Situation): Work => ({
  kind: 'teaching',
  asked: teaching[answers.sex],
  track: projection.teaching,
  atReform: answers.teaching?.timeAtReform && legalDays(answers.teaching.timeAtReform),
  insured: teacher[answers.sex],
  ageForToll100: teacherAgeForToll100[answers.sex],
});

const by = <const All, const Teaching>({ kind }: Work, ofAll: All, ofTeaching: Teaching) =>
  kind === 'teaching' ? ofTeaching : ofAll;

const reformDay = dayNumberOf(reform);

/** What there was on 13/11/2019, as told or between the least and the most that the totals allow. */
function atReform(
  demand: Pick<Demand, 'id' | 'unit' | 'asked' | 'citations'>,
  track: Track | undefined,
  known?: number,
): Demand {
  const least = known ?? track?.least(reformDay);
  const most = known ?? track?.most(reformDay);
  return {
    ...demand,
    have: least === undefined ? undefined : () => least,
    ...(most !== undefined && { most: () => most }),
  };
}

/** So much work completed by 13/11/2019, at any age, by the rules before the reform; EC 103/2019, art. 3º. */
export function acquiredRule(situation: Situation, work: Work): RuleDraft {
  const { fullTime, fullTimeAtReform, carencia: months, age } = situation.projection;
  const pointsThen = fullTimeAtReform === undefined ? undefined : fullTimeAtReform + age(reformDay);
  const id = by(work, 'timeAtReform', 'teachingAtReform');
  return {
    id: by(work, 'acquiredTime', 'teacherAcquiredTime'),
    citations: ['ec-103-3'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-3'),
      atReform(
        { id, unit: 'legalDays', asked: work.asked, citations: ['ec-103-3'] },
        work.track,
        work.atReform,
      ),
      atReform(
        {
          id: 'carenciaAtReform',
          unit: 'contributions',
          asked: carencia,
          citations: ['lei-8213-25-ii', 'ec-103-3'],
        },
        months,
      ),
    ],
    time: fullTime,
    amountOf: () => oldMeanTimesFator(work.insured, pointsThen),
  };
}

/** So much work, and points or an age that rise each year. */
const risingRule = (
  situation: Situation,
  { kind, asked, track }: Work,
  rule: Pick<RuleDraft, 'id' | 'citations'> & { article: CitationKey; rising: Demand },
): RuleDraft => ({
  id: rule.id,
  citations: rule.citations,
  demands: [
    insuredDemand(situation, 'untilReform', rule.article),
    timeDemand(kind, asked, track, rule.citations),
    rule.rising,
    carenciaDemand(situation),
  ],
  time: situation.projection.fullTime,
  amountOf: shareOfMean,
});

/**
 * Points; EC 103/2019, art. 15, of teachers § 3º. All the time of the full plan counts for the points of
 * a teacher too: only the 25 or 30 years are of teaching.
 */
export function pointsRule(situation: Situation, work: Work): RuleDraft {
  const { age, fullTime } = situation.projection;
  return risingRule(situation, work, {
    id: by(work, 'points', 'teacherPoints'),
    citations: by(work, ['ec-103-15'], ['ec-103-15-3']),
    article: 'ec-103-15',
    rising: {
      id: 'points',
      unit: 'legalDays',
      citations: by(work, ['ec-103-15', 'ec-103-15-1'], ['ec-103-15-3']),
      asked: { series: points[work.insured], scale: legalYears(1) },
      have: fullTime && ((day) => age(day) + fullTime.least(day)),
      ...(fullTime && { most: (day) => age(day) + fullTime.most(day) }),
    },
  });
}

/** Age that rises each year; EC 103/2019, art. 16, of teachers § 2º. */
export const progressiveAgeRule = (situation: Situation, work: Work): RuleDraft =>
  risingRule(situation, work, {
    id: by(work, 'progressiveAge', 'teacherProgressiveAge'),
    citations: by(work, ['ec-103-16'], ['ec-103-16-2']),
    article: 'ec-103-16',
    rising: ageDemand(
      situation,
      { series: progressiveAge[work.insured], scale: legalMonths(1) },
      by(work, ['ec-103-16', 'ec-103-16-1'], ['ec-103-16-2']),
    ),
  });

/** What is asked plus so many per cent of what was missing to it on 13/11/2019; half a day counts as a whole one. */
function tollDemand(work: Work, percent: 50 | 100, citation: CitationKey): Demand {
  const { asked, atReform: had, track } = work;
  const toll =
    had === undefined ? undefined : Math.ceil((Math.max(0, asked - had) * percent) / 100);
  return {
    id: by(work, 'contributionWithToll', 'teachingWithToll'),
    unit: 'legalDays',
    citations: [citation],
    asked: toll === undefined ? undefined : asked + toll,
    leastAsked: asked,
    ...havingTrack(track),
    ...(toll !== undefined && { toll }),
  };
}

/** Toll of 50 %, without age, which teachers have no rule of their own for; EC 103/2019, art. 17. */
export function toll50Rule(situation: Situation): RuleDraft {
  const { fullTime, fullTimeAtReform: had } = situation.projection;
  return {
    id: 'toll50',
    citations: ['ec-103-17'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-17'),
      {
        id: 'timeAtReform',
        unit: 'legalDays',
        citations: ['ec-103-17'],
        asked: timeAtReformForToll50[situation.answers.sex],
        have: had === undefined ? undefined : () => had,
        isMoreThan: true,
      },
      tollDemand(allWork(situation), 50, 'ec-103-17'),
      carenciaDemand(situation),
    ],
    time: fullTime,
    amountOf: meanTimesFator,
  };
}

/** Toll of 100 %, with age; of teachers both are counted on 25 or 30 years of teaching; EC 103/2019, art. 20. */
export const toll100Rule = (situation: Situation, work: Work): RuleDraft => ({
  id: by(work, 'toll100', 'teacherToll100'),
  citations: ['ec-103-20'],
  demands: [
    insuredDemand(situation, 'untilReform', 'ec-103-20'),
    ageDemand(situation, work.ageForToll100, ['ec-103-20']),
    tollDemand(work, 100, 'ec-103-20'),
    carenciaDemand(situation),
  ],
  time: situation.projection.fullTime,
  amountOf: wholeMean,
});
