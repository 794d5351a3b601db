import { retirementAge } from '#law/transition-rules.ts';
import { legalMonths } from '../legal-days.ts';
import { shareOfMean } from './amount.ts';
import { contributionForAge, permanentRule } from './requirements.ts';
import {
  carenciaDemand,
  havingTrack,
  insuredDemand,
  type RuleDraft,
  type Situation,
} from './rule.ts';

/** Retirement by age of who was insured until the reform; EC 103/2019, art. 18. */
export function ageUntilReform(situation: Situation): RuleDraft {
  const {
    answers: { sex },
    projection,
  } = situation;
  return {
    id: 'ageUntilReform',
    citations: ['ec-103-18'],
    demands: [
      insuredDemand(situation, 'untilReform', 'ec-103-18'),
      {
        id: 'age',
        unit: 'legalDays',
        citations: sex === 'woman' ? ['ec-103-18', 'ec-103-18-1'] : ['ec-103-18'],
        asked: { series: retirementAge[sex], scale: legalMonths(1) },
        have: projection.age,
      },
      {
        id: 'contribution',
        unit: 'legalDays',
        citations: ['ec-103-18'],
        asked: contributionForAge[sex],
        ...havingTrack(projection.time),
      },
      carenciaDemand(situation),
    ],
    time: projection.time,
    amountOf: shareOfMean,
  };
}

/** Retirement by age of who was insured after the reform; EC 103/2019, art. 19. */
export function ageAfterReform(situation: Situation): RuleDraft {
  const {
    answers: { sex },
    projection,
  } = situation;
  return {
    id: 'ageAfterReform',
    citations: ['ec-103-19', 'constituicao-201-7-i'],
    demands: [
      insuredDemand(situation, 'afterReform', 'ec-103-19'),
      {
        id: 'age',
        unit: 'legalDays',
        citations: ['constituicao-201-7-i', 'ec-103-19'],
        asked: permanentRule.age[sex],
        have: projection.age,
      },
      {
        id: 'contribution',
        unit: 'legalDays',
        citations: ['ec-103-19'],
        asked: permanentRule.contribution[sex],
        ...havingTrack(projection.time),
      },
      carenciaDemand(situation),
    ],
    time: projection.time,
    amountOf: shareOfMean,
  };
}
