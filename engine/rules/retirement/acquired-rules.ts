import { reform } from '#law/reform.ts';
import type { Insured } from '#law/transition-rules.ts';
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
  { id, unit, asked, citations }: Pick<Demand, 'id' | 'unit' | 'asked' | 'citations'>,
  track: Track | undefined,
  known?: number,
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

/** So much work completed by 13/11/2019, at any age; EC 103/2019, art. 3º. */
function acquiredRule(
  situation: Situation,
  id: 'acquiredTime' | 'teacherAcquiredTime',
  work: Demand,
  insured: Insured,
): RuleDraft {
  const { fullTime, fullTimeAtReform, carencia: months, age } = situation.projection;
  const points = fullTimeAtReform === undefined ? undefined : fullTimeAtReform + age(reformDay);
  const citations: Demand['citations'] = ['lei-8213-25-ii', 'ec-103-3'];
  return {
    id,
    citations: ['ec-103-3'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-3'),
      work,
      atReform(
        { id: 'carenciaAtReform', unit: 'contributions', asked: carencia, citations },
        months,
      ),
    ],
    time: fullTime,
    amountOf: () => oldMeanTimesFator(insured, points),
  };
}

/** The whole time, by the rules before the reform. */
export function acquiredTimeRule(situation: Situation): RuleDraft {
  const { sex } = situation.answers;
  const { fullTime, fullTimeAtReform } = situation.projection;
  const asked = contribution[sex];
  const work = atReform(
    { id: 'timeAtReform', unit: 'legalDays', asked, citations: ['ec-103-3'] },
    fullTime,
    fullTimeAtReform,
  );
  return acquiredRule(situation, 'acquiredTime', work, sex);
}

/** The same for teachers of basic education, with their years of teaching. */
export function teacherAcquiredTimeRule(situation: Situation): RuleDraft {
  const { sex, teaching: told } = situation.answers;
  const work = atReform(
    { id: 'teachingAtReform', unit: 'legalDays', asked: teaching[sex], citations: ['ec-103-3'] },
    situation.projection.teaching,
    told?.timeAtReform && legalDays(told.timeAtReform),
  );
  return acquiredRule(situation, 'teacherAcquiredTime', work, teacher[sex]);
}
