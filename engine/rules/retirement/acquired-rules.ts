import type { CitationKey } from '#law/citations.ts';
import { reform } from '#law/reform.ts';
import { dayNumberOf } from '../calendar.ts';
import { legalDays } from '../legal-days.ts';
import { oldMeanTimesFator } from './amount.ts';
import type { Demand } from './demand.ts';
import { insuredDemand } from './demands.ts';
import type { Track } from './projection.ts';
import { carencia, contribution, teacher, teaching } from './requirements.ts';
import type { RuleDraft, Situation } from './rule.ts';

const reformDay = dayNumberOf(reform);

/** What there was on 13/11/2019, as told or between the least and the most that the totals allow. */
function atReform(
  id: Demand['id'],
  unit: Demand['unit'],
  asked: number,
  citations: readonly [CitationKey, ...CitationKey[]],
  known: number | undefined,
  track: Track | undefined,
): Demand {
  const least = known ?? track?.least(reformDay);
  const most = known ?? track?.most(reformDay);
  return {
    id,
    unit,
    citations,
    asked,
    have: least === undefined ? undefined : () => least,
    ...(most !== undefined && { most: () => most }),
  };
}

const carenciaAtReform = ({ projection }: Situation): Demand =>
  atReform(
    'carenciaAtReform',
    'contributions',
    carencia,
    ['lei-8213-25-ii', 'ec-103-3'],
    undefined,
    projection.carencia,
  );

/** The whole time completed by 13/11/2019, at any age; EC 103/2019, art. 3º. */
export function acquiredTimeRule(situation: Situation): RuleDraft {
  const {
    answers: { sex },
    projection,
  } = situation;
  const { fullTime, fullTimeAtReform } = projection;
  return {
    id: 'acquiredTime',
    citations: ['ec-103-3'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-3'),
      atReform(
        'timeAtReform',
        'legalDays',
        contribution[sex],
        ['ec-103-3'],
        fullTimeAtReform,
        fullTime,
      ),
      carenciaAtReform(situation),
    ],
    time: fullTime,
    amountOf: () => oldMeanTimesFator(sex, pointsAtReform(situation, fullTimeAtReform)),
  };
}

/** The same for teachers of basic education, with their years of teaching. */
export function teacherAcquiredTimeRule(situation: Situation): RuleDraft {
  const {
    answers: { sex, teaching: told },
    projection,
  } = situation;
  const known = told?.timeAtReform && legalDays(told.timeAtReform);
  return {
    id: 'teacherAcquiredTime',
    citations: ['ec-103-3'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-3'),
      atReform(
        'teachingAtReform',
        'legalDays',
        teaching[sex],
        ['ec-103-3'],
        known,
        projection.teaching,
      ),
      carenciaAtReform(situation),
    ],
    time: projection.fullTime,
    amountOf: () =>
      oldMeanTimesFator(teacher[sex], pointsAtReform(situation, projection.fullTimeAtReform)),
  };
}

const pointsAtReform = ({ projection }: Situation, time: number | undefined): number | undefined =>
  time === undefined ? undefined : time + projection.age(reformDay);
