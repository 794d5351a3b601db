import { meanTimesFator, wholeMean } from './amount.ts';
import type { Demand, Have } from './demand.ts';
import { legalDays, type YearsMonthsDays } from './legal-days.ts';
import {
  ageForToll100,
  contribution,
  teacherAgeForToll100,
  teaching,
  timeAtReformForToll50,
} from './requirements.ts';
import { carenciaDemand, insuredDemand, type RuleDraft, type Situation } from './rule.ts';

interface Toll {
  id: 'contributionWithToll' | 'teachingWithToll';
  citation: 'ec-103-17' | 'ec-103-20';
  /** Legal days the rule asks before the toll. */
  base: number;
  atReform: YearsMonthsDays | undefined;
  /** Per cent of what was missing on 13/11/2019. */
  percent: 50 | 100;
  have: Have | undefined;
}

/** The base plus part of what was missing to it on 13/11/2019; half a day counts as a whole one. */
function tollDemand({ id, citation, base, atReform, percent, have }: Toll): Demand {
  const missing = atReform && Math.max(0, base - legalDays(atReform));
  const toll = missing === undefined ? undefined : Math.ceil((missing * percent) / 100);
  return {
    id,
    unit: 'legalDays',
    citations: [citation],
    asked: toll === undefined ? undefined : base + toll,
    have,
    ...(toll !== undefined && { toll }),
  };
}

/** Toll of 50 %, without age; EC 103/2019, art. 17. */
export function toll50Rule(situation: Situation): RuleDraft {
  const {
    answers: { sex, timeAtReform },
    projection,
  } = situation;
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
        have: timeAtReform && (() => legalDays(timeAtReform)),
        isMoreThan: true,
      },
      tollDemand({
        id: 'contributionWithToll',
        citation: 'ec-103-17',
        base: contribution[sex],
        atReform: timeAtReform,
        percent: 50,
        have: projection.time,
      }),
      carenciaDemand(situation),
    ],
    amountOf: meanTimesFator,
  };
}

const ageDemand = ({ projection }: Situation, asked: number): Demand => ({
  id: 'age',
  unit: 'legalDays',
  citations: ['ec-103-20'],
  asked,
  have: projection.age,
});

/** Toll of 100 %, with age; EC 103/2019, art. 20. */
export function toll100Rule(situation: Situation): RuleDraft {
  const {
    answers: { sex, timeAtReform },
    projection,
  } = situation;
  return {
    id: 'toll100',
    citations: ['ec-103-20'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-20'),
      ageDemand(situation, ageForToll100[sex]),
      tollDemand({
        id: 'contributionWithToll',
        citation: 'ec-103-20',
        base: contribution[sex],
        atReform: timeAtReform,
        percent: 100,
        have: projection.time,
      }),
      carenciaDemand(situation),
    ],
    amountOf: wholeMean,
  };
}

/** The same for teachers of basic education: age, time and toll counted on 25 or 30 years of teaching. */
export function teacherToll100Rule(situation: Situation): RuleDraft {
  const {
    answers: { sex, teaching: told },
    projection,
  } = situation;
  return {
    id: 'teacherToll100',
    citations: ['ec-103-20'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-20'),
      ageDemand(situation, teacherAgeForToll100[sex]),
      tollDemand({
        id: 'teachingWithToll',
        citation: 'ec-103-20',
        base: teaching[sex],
        atReform: told?.timeAtReform,
        percent: 100,
        have: projection.teaching,
      }),
      carenciaDemand(situation),
    ],
    amountOf: wholeMean,
  };
}
