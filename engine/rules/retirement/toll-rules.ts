import { legalDays } from '../legal-days.ts';
import { meanTimesFator, wholeMean } from './amount.ts';
import type { Demand } from './demand.ts';
import { ageDemand, carenciaDemand, havingTrack, insuredDemand } from './demands.ts';
import type { Track } from './projection.ts';
import {
  ageForToll100,
  contribution,
  teacherAgeForToll100,
  teaching,
  timeAtReformForToll50,
} from './requirements.ts';
import type { RuleDraft, Situation } from './rule.ts';

interface Toll {
  id: 'contributionWithToll' | 'teachingWithToll';
  citation: 'ec-103-17' | 'ec-103-20';
  /** Legal days the rule asks before the toll. */
  base: number;
  /** In legal days. */
  atReform: number | undefined;
  /** Per cent of what was missing on 13/11/2019. */
  percent: 50 | 100;
  track: Track | undefined;
}

/** The base plus part of what was missing to it on 13/11/2019; half a day counts as a whole one. */
function tollDemand({ id, citation, base, atReform, percent, track }: Toll): Demand {
  const missing = atReform === undefined ? undefined : Math.max(0, base - atReform);
  const toll = missing === undefined ? undefined : Math.ceil((missing * percent) / 100);
  return {
    id,
    unit: 'legalDays',
    citations: [citation],
    asked: toll === undefined ? undefined : base + toll,
    leastAsked: base,
    ...havingTrack(track),
    ...(toll !== undefined && { toll }),
  };
}

/** Toll of 50 %, without age; EC 103/2019, art. 17. */
export function toll50Rule(situation: Situation): RuleDraft {
  const { sex } = situation.answers;
  const { fullTime, fullTimeAtReform: atReform } = situation.projection;
  return {
    id: 'toll50',
    citations: ['ec-103-17'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-17'),
      {
        id: 'timeAtReform',
        unit: 'legalDays',
        citations: ['ec-103-17'],
        asked: timeAtReformForToll50[sex],
        have: atReform === undefined ? undefined : () => atReform,
        isMoreThan: true,
      },
      tollDemand({
        id: 'contributionWithToll',
        citation: 'ec-103-17',
        base: contribution[sex],
        atReform,
        percent: 50,
        track: fullTime,
      }),
      carenciaDemand(situation),
    ],
    time: fullTime,
    amountOf: meanTimesFator,
  };
}

/** Toll of 100 %, with age; EC 103/2019, art. 20. */
const wholeToll = (
  situation: Situation,
  id: 'toll100' | 'teacherToll100',
  age: number,
  toll: Pick<Toll, 'id' | 'base' | 'atReform' | 'track'>,
): RuleDraft => ({
  id,
  citations: ['ec-103-20'],
  demands: [
    insuredDemand(situation, 'untilReform', 'ec-103-20'),
    ageDemand(situation, age, ['ec-103-20']),
    tollDemand({ ...toll, citation: 'ec-103-20', percent: 100 }),
    carenciaDemand(situation),
  ],
  time: situation.projection.fullTime,
  amountOf: wholeMean,
});

export function toll100Rule(situation: Situation): RuleDraft {
  const { sex } = situation.answers;
  const { fullTime, fullTimeAtReform } = situation.projection;
  return wholeToll(situation, 'toll100', ageForToll100[sex], {
    id: 'contributionWithToll',
    base: contribution[sex],
    atReform: fullTimeAtReform,
    track: fullTime,
  });
}

/** The same for teachers of basic education: age, time and toll counted on 25 or 30 years of teaching. */
export function teacherToll100Rule(situation: Situation): RuleDraft {
  const { sex, teaching: told } = situation.answers;
  return wholeToll(situation, 'teacherToll100', teacherAgeForToll100[sex], {
    id: 'teachingWithToll',
    base: teaching[sex],
    atReform: told?.timeAtReform && legalDays(told.timeAtReform),
    track: situation.projection.teaching,
  });
}
